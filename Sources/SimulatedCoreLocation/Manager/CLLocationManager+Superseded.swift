// SPDX-License-Identifier: Apache-2.0

extension CLLocationManager {
    /// Why the app wants locations, as it told the user before there were usage texts; superseded in iOS 6.
    public var purpose: String? {
        get { client.settings.purpose }
        set { client.settings.purpose = newValue }
    }

    /// Starts monitoring a region with an exactness, which counts for nothing; superseded in iOS 6.
    public func startMonitoring(for region: CLRegion, desiredAccuracy accuracy: CLLocationAccuracy) {
        startMonitoring(for: region)
    }

    /// Whether regions can be monitored, which they can; superseded in iOS 7.
    public class func regionMonitoringAvailable() -> Bool { true }

    /// Whether regions may be monitored for all that the phone has to say; superseded in iOS 6.
    public class func regionMonitoringEnabled() -> Bool { locationServicesEnabled() }
}

extension CLBeaconRegion {
    /// Creates a region around all beacons of a UUID; superseded in iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    /// Creates a region around one group of beacons; superseded in iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    /// Creates a region around one beacon; superseded in iOS 13.
    public convenience init(
        proximityUUID: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    /// The identifier that the beacons share; superseded in iOS 13.
    public var proximityUUID: UUID { uuid }
}

extension CLBeacon {
    /// The identifier that a vendor's beacons share; superseded in iOS 13.
    public var proximityUUID: UUID { uuid }
}
