// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("The asynchronous interfaces and the ledger")
struct CitationTests {
    private let circle = CLMonitor.CircularGeographicCondition(center: hangzhou, radius: 200)

    @Test("Every rule of theirs is cited by what it does.")
    func cited() throws {
        let devices =
            try [updates("17.4", .denied), updates("18.0", .unasked), awoken(), held(), conditions()]
            + [explicitPhone(.whenInUse), phone("17.4", .whenInUse, backgroundModes: [])].map(offScreen)
        let cited = Set(devices.flatMap { $0.journal.entries.compactMap(\.rule) })
        let rules = BehaviourRule.allCases.map(\.rawValue).filter { rule in
            ["LIVE-", "SESSION-", "ACTIVITY-", "COND-"].contains { rule.hasPrefix($0) }
        }
        #expect(rules.filter { !cited.contains($0) } == [])
        #expect(rules.count == 24)
    }

    /// Updates through refusal, question, loss of signal and a rest.
    private func updates(_ os: String, _ grant: AccessGrant) throws -> SimulatedDevice {
        let device = try phone(os, grant, switches: [.pauseAfterStill: "60"])
        device.user.otherwise = .allowWhileUsing
        let task = device.task { try await firstUpdates(1_000) }
        try device.run {
            try await pause(device, 5)
            if grant == .denied { try device.permission.change(.access(.whileUsing)) }
            try await pause(device, 100)
            device.sensing.setSignal(false)
            try await pause(device, 10)
        }
        task.cancel()
        return device
    }

    /// An app with Always and no session for it, woken in the background.
    private func awoken() throws -> SimulatedDevice {
        let device = try phone("18.0", .always)
        let manager = device.manager(Watcher(device))
        manager.startMonitoring(for: park())
        let tasks = [
            device.task { _ = try await firstUpdates(1_000) },
            device.task {
                let monitor = await CLMonitor("places")
                await monitor.add(circle, identifier: "park")
                for try await _ in await monitor.events {}
            },
        ]
        try device.run { try await pause(device, 20) }
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        device.moveNorth(1_000)
        try device.run { try await pause(device, 120) }
        tasks.forEach { $0.cancel() }
        #expect(manager.monitoredRegions.count == 1)
        return device
    }

    /// Sessions of every kind, held and let go.
    private func held() throws -> SimulatedDevice {
        let device = try phone("18.0", .whenInUse, precise: false)
        device.user.otherwise = .keepOnlyWhileUsing
        try device.run {
            let sessions = [
                CLServiceSession(authorization: .none), CLServiceSession(authorization: .whenInUse),
                CLServiceSession(authorization: .always),
                CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "navigation"),
            ]
            for try await _ in sessions[2].diagnostics { break }
            sessions.forEach { $0.invalidate() }
            let session = CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "navigation")
            try await pause(device, 1)
            session.invalidate()
        }
        return device
    }

    /// One condition too many, and one that changes.
    private func conditions() throws -> SimulatedDevice {
        let device = try phone("18.0", .whenInUse)
        let task = device.task {
            let monitor = await CLMonitor("places")
            for number in 0...20 { await monitor.add(circle, identifier: "\(number)") }
            for try await _ in await monitor.events {}
        }
        try device.run {
            try await pause(device, 20)
            device.moveNorth(1_000)
            try await pause(device, 60)
            try device.permission.change(.access(.never))
            try await pause(device, 20)
        }
        task.cancel()
        return device
    }

    /// Updates off screen beside a background activity session.
    private func offScreen(_ device: SimulatedDevice) throws -> SimulatedDevice {
        let task = device.task {
            let sessions: [NSObject] = [CLBackgroundActivitySession(), CLServiceSession(authorization: .whenInUse)]
            _ = try await firstUpdates(1_000)
            #expect(sessions.count == 2)
        }
        try device.run { try await pause(device, 5) }
        device.app.enterBackground()
        try device.run { try await pause(device, 30) }
        task.cancel()
        return device
    }
}
