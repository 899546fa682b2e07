// SPDX-License-Identifier: Apache-2.0

extension CLMonitor {
    /// The condition of being within a circle.
    public struct CircularGeographicCondition: CLCondition {
        /// The middle in degrees of WGS-84.
        public let center: CLLocationCoordinate2D
        /// The radius in metres.
        public let radius: CLLocationDistance

        /// Creates the condition; neither value is checked before it is monitored.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    /// The condition of hearing a beacon.
    public struct BeaconIdentityCondition: CLCondition {
        /// The identifier that a vendor's beacons share.
        public let uuid: UUID
        /// The group of beacons; none for all groups.
        public let major: CLBeaconMajorValue?
        /// The beacon within the group; none for all of it.
        public let minor: CLBeaconMinorValue?

        /// Creates a condition that all beacons of the UUID meet.
        public init(uuid: UUID) { self.init(uuid, nil, nil) }

        /// Creates a condition that one group of beacons meets.
        public init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }

        /// Creates a condition that one beacon meets.
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

        private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
            self.uuid = uuid
            self.major = major
            self.minor = minor
        }

        /// The same as a constraint.
        var constraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid, major, minor) }
    }
}
