// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Managers on a live device")
@MainActor
struct LiveManagerTests {
    @Test("The class methods that apps call on other threads answer there.")
    func answersElsewhere() async throws {
        let device = try phone("17.4", .whenInUse)
        device.startLive(speed: 1_000)
        let answers = await device.asCurrent {
            // A task takes the binding of the current device along, to whatever thread it runs on.
            Task { @concurrent in (CLLocationManager.locationServicesEnabled(), CLLocationManager.authorizationStatus())
            }
        }.value
        #expect(answers == (true, .authorizedWhenInUse))
        let time = await device.asCurrent { Task { @concurrent in CLLocation(latitude: 1, longitude: 2).timestamp } }
            .value
        #expect(time.timeIntervalSince1970 >= DeviceConfiguration().startTimestamp)
        device.stopLive()
    }

    @Test("A manager that another thread drops delivers nothing more and harms nothing.")
    func canBeDroppedElsewhere() async throws {
        let device = try phone("17.4", .whenInUse)
        device.startLive(speed: 10_000)
        for _ in 0..<50 {
            var holder: Holder? = Holder(device)
            await holder?.waitForLocation()
            let last = holder
            holder = nil
            await Task.detached { _ = last }.value
        }
        device.stopLive()
    }

    /// Keeps a manager that updates, as an app's main-actor class does.
    @MainActor
    private final class Holder: NSObject, @MainActor CLLocationManagerDelegate {
        private let manager: CLLocationManager
        private var waiting: CheckedContinuation<Void, Never>?

        init(_ device: SimulatedDevice) {
            manager = device.asCurrent { CLLocationManager() }
            super.init()
            device.asCurrent { manager.delegate = self }
            manager.startUpdatingLocation()
        }

        func waitForLocation() async { await withCheckedContinuation { waiting = $0 } }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            waiting?.resume()
            waiting = nil
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    }
}
