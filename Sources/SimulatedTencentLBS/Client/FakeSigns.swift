// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// What makes locations look faked, from one to the next.
struct FakeSigns {
    /// Whether the SDK also looks for what the headers of 2026 no longer name.
    let seeksOlder: Bool
    private var last: CLLocation?
    /// Whether the next location is the first of its session.
    private var isFirst = true

    init(seeksOlder: Bool) { self.seeksOlder = seeksOlder }

    /// Metres per second beyond which nobody moves.
    private static let greatestSpeed = 340.0
    /// Seconds that a location may be old; one under reduced accuracy is up to 20 minutes.
    private static let greatestAge = 1800.0
    /// Seconds that a location may be ahead of the clock.
    private static let greatestLead = 10.0

    /// A session begins.
    mutating func begin() { isFirst = true }

    /// The signs of a location.
    mutating func signs(of location: CLLocation, on device: SimulatedDevice) -> TencentLBSLocationFake {
        var signs = TencentLBSLocationFake.OK
        if location.sourceInformation?.isSimulatedBySoftware == true { signs.insert(.simulation) }
        let age =
            device.configuration.startTimestamp + device.now / .seconds(1) - location.timestamp.timeIntervalSince1970
        if age > Self.greatestAge || age < -Self.greatestLead { signs.insert(.locationAge) }
        if location.speed > Self.greatestSpeed {
            if isFirst { signs.insert(.firstCallbackSpeed) }
            if seeksOlder { signs.insert(.speed) }
        }
        if let last, last !== location, last.timestamp == location.timestamp,
            last.coordinate.latitude == location.coordinate.latitude,
            last.coordinate.longitude == location.coordinate.longitude
        {
            signs.insert(.locationSame)
        }
        isFirst = false
        last = location
        return signs
    }
}
