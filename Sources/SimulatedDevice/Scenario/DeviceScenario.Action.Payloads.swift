// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// How a step asks for one location.
    public struct LocationCall: Sendable, Hashable {
        /// The name of the one-shot in the output; nil: none.
        public var name: String?
        /// The name of the manager that asks; nil: the app's own.
        public var manager: String?
        /// The age a known location may have to be good enough; nil: the SDK's default.
        public var maximumAge: Duration?
        /// The accuracy wanted; nil: what the app wants.
        public var desiredAccuracy: DesiredAccuracy?

        /// Creates a call with nothing said but the defaults.
        public init() {}
    }

    /// What the user sees and says when the app asks about a vendor's privacy terms.
    public struct PrivacyAgreement: Sendable, Hashable {
        /// The terms were shown.
        public var shown = true
        /// The terms name the vendor.
        public var contains = true
        /// The user agreed.
        public var agreed = true

        /// Creates an agreement in full.
        public init() {}
    }

    /// What becomes of every request to the network.
    public enum NetworkFailure: String, Sendable, CaseIterable {
        /// No host is known.
        case cannotFindHost
        /// No host answers.
        case cannotConnect
        /// A proxy setting, or a tool that rewrites requests, leaves no valid address.
        case badURL
        /// Something else answers, such as the sign-in page of a hotel.
        case unreadable
    }

    /// A circular region.
    public struct Region: Sendable, Hashable {
        /// The region's name.
        public var identifier = "region"
        /// The centre; nil: where the phone is.
        public var center: Place?
        /// The radius in metres.
        public var radius = 100.0
        /// Whether entering it is reported.
        public var notifyOnEntry = true
        /// Whether leaving it is reported.
        public var notifyOnExit = true

        /// Creates a region of 100 m around the phone.
        public init() {}
    }

    /// A fix that is delivered as it stands, also if its numbers mean invalid.
    public struct RawFix: Sendable, Hashable {
        /// Degrees north; not checked.
        public var latitude: Double
        /// Degrees east; not checked.
        public var longitude: Double
        /// Metres; negative: the coordinate is invalid.
        public var horizontalAccuracy = 5.0
        /// Metres above the sea.
        public var altitude = 0.0
        /// Metres; negative: the altitude is invalid.
        public var verticalAccuracy = -1.0
        /// Degrees from true north; negative: invalid.
        public var course = -1.0
        /// Degrees; negative: the course is invalid.
        public var courseAccuracy = -1.0
        /// Metres a second; negative: invalid.
        public var speed = -1.0
        /// Metres a second; negative: the speed is invalid.
        public var speedAccuracy = -1.0
        /// How old the fix is when it arrives.
        public var age: Duration = .zero
        /// Whether software made it up.
        public var isSimulated = false

        /// Creates a fix at a coordinate, with nothing else valid but its accuracy.
        public init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }
}
