// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

// What the apps of the witnesses do.
extension SimulatedDevice {
    /// Makes a manager, does something with it, and lets a minute pass with the manager alive.
    func with(
        _ delegate: (any CLLocationManagerDelegate)? = nil,
        _ body: (CLLocationManager, SimulatedDevice) throws -> Void
    ) throws {
        let delegate = delegate ?? NewRecorder(self)
        let manager = manager(delegate)
        settle()
        try body(manager, self)
        advance(by: .seconds(60))
        withExtendedLifetime((manager, delegate)) {}
    }

    /// Asks for something, and leaves the prompt on screen.
    func ask(_ request: (CLLocationManager) -> Void) {
        try? with { manager, _ in request(manager) }
    }

    func askForFullAccuracy(_ purposeKey: String, answer: PromptOption?) throws {
        try with { manager, device in
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { _ in }
            if let answer { try device.permission.answer(answer) }
        }
    }

    /// Asks for Always while it is ignored, and again when it could be asked.
    func askTwiceForAlways() throws {
        try with { manager, device in
            manager.requestAlwaysAuthorization()
            try device.permission.change(.access(.whileUsing))
            manager.requestAlwaysAuthorization()
        }
    }

    /// Starts watching the park, and leaves it.
    func crossTheBorder(offScreen: Bool = false) throws {
        let watcher = Watcher(self)
        try with(watcher) { manager, device in
            manager.startMonitoring(for: park())
            device.advance(by: .seconds(15))
            if offScreen { device.app.enterBackground() }
            device.moveNorth(300)
            device.advance(by: .seconds(offScreen ? 45 : 300))
        }
    }

    /// Locates on screen and then off it, with or without leave to go on there.
    func locateOffScreen(inBackground: Bool, _ seconds: Int) throws {
        journal.fixPolicy = .newest(100)
        try with { manager, device in
            if inBackground { manager.allowsBackgroundLocationUpdates = true }
            manager.startUpdatingLocation()
            device.advance(by: .seconds(5))
            device.app.enterBackground()
            device.advance(by: .seconds(seconds))
        }
    }
}
