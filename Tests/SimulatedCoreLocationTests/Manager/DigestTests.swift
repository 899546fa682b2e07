// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("A manager's share of the device's state")
struct DigestTests {
    /// The digest of a phone after some work on a manager.
    private func digest(_ work: (CLLocationManager, SimulatedDevice) throws -> Void) throws -> StateDigest {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        try work(manager, device)
        var digest = StateDigest()
        digest.combine(device)
        return digest
    }

    @Test("What a manager will do differently shows in the digest.")
    func differs() throws {
        let digests = [
            try digest { _, _ in },
            try digest { manager, _ in manager.startUpdatingLocation() },
            try digest { manager, _ in manager.requestLocation() },
            try digest { manager, _ in manager.distanceFilter = 10 },
            try digest { manager, _ in manager.desiredAccuracy = kCLLocationAccuracyKilometer },
            try digest { manager, _ in manager.delegate = nil },
        ]
        #expect(Set(digests).count == digests.count)
    }

    @Test("Two ways to one state give one digest, whatever the time.")
    func agrees() throws {
        let long = try digest { manager, device in
            manager.startUpdatingLocation()
            device.advance(by: .seconds(60))
        }
        let longer = try digest { manager, device in
            manager.startUpdatingLocation()
            device.advance(by: .seconds(600))
        }
        #expect(long == longer)
    }
}
