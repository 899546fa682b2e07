// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Interfaces that came later")
struct InterfaceTests {
    /// What the journal says of interfaces that the phone's iOS lacks.
    private func missing(_ os: String) throws -> [String] {
        let device = try phone(os, .whenInUse)
        let manager = device.manager(NewRecorder(device))
        manager.requestLocation()
        manager.requestLocation()
        manager.showsBackgroundLocationIndicator = true
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation")
        let rule = BehaviourRule.newerInterface.rawValue
        return device.journal.entries.filter { $0.rule == rule && $0.lane == .coreLocation }
            .map { String($0.detail.prefix { $0 != " " }) }
    }

    @Test(
        "A call that the simulated iOS lacks is noted once.",
        arguments: [
            ("8.4", ["requestLocation", "showsBackgroundLocationIndicator", "temporaryFullAccuracy"]),
            ("9.0", ["showsBackgroundLocationIndicator", "temporaryFullAccuracy"]),
            ("13.7", ["temporaryFullAccuracy"]), ("14.0", []),
        ]
    )
    func noted(_ os: String, _ names: [String]) throws {
        #expect(try missing(os) == names)
    }

    @Test(
        "Asking on the main thread whether services are on leaves an advice from iOS 16.",
        arguments: [("15.8", 0), ("16.0", 1), ("26.0", 1)]
    )
    func advice(_ os: String, _ count: Int) throws {
        let device = try phone(os, .whenInUse)
        #expect(device.asCurrent { CLLocationManager.locationServicesEnabled() })
        #expect(device.asCurrent { device.onAnotherThread { CLLocationManager.locationServicesEnabled() } })
        let rule = BehaviourRule.servicesOnMainThread.rawValue
        #expect(device.journal.entries.filter { $0.rule == rule && $0.event == .console }.count == count)
    }
}
