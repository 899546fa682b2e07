// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension LedgerStory {
    /// Asynchronous updates, monitors and sessions.
    static let async: [LedgerStory] = [
        live("live updates", "18.0", PermissionState(grant: .whenInUse), seconds: 100),
        live("live updates before the decision", "18.0", PermissionState(), seconds: 10),
        live("live updates before the decision on iOS 17", "17.4", PermissionState(), seconds: 10),
        live("live updates refused", "18.0", PermissionState(grant: .denied), seconds: 10),
        live("live updates without signal", "18.0", PermissionState(grant: .whenInUse), seconds: 10, signal: false),
        live("live updates off screen", "18.0", PermissionState(grant: .whenInUse), seconds: 60, leaves: true),
        live("live updates off screen with Always", "18.0", PermissionState(grant: .always), seconds: 60, leaves: true),
        LedgerStory(name: "an activity session", os: "17.4") { stage in
            let device = stage.device
            let task = device.task {
                let session = CLBackgroundActivitySession()
                for try await _ in CLLocationUpdate.liveUpdates() {}
                session.invalidate()
            }
            try device.run { try await pause(device, 2) }
            device.app.enterBackground()
            try device.run { try await pause(device, 30) }
            task.cancel()
        },
        LedgerStory(
            name: "a session for full accuracy",
            os: "18.0",
            permission: PermissionState(grant: .whenInUse, precise: false)
        ) { stage in
            let session = stage.device.asCurrent {
                CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "navigation")
            }
            stage.wait(5)
            stage.device.asCurrent { session.invalidate() }
        },
        LedgerStory(name: "conditions", os: "18.0") { stage in
            let device = stage.device
            let task = device.task {
                let monitor = await CLMonitor("places")
                for number in 0...20 {
                    let circle = CLMonitor.CircularGeographicCondition(center: hangzhou, radius: 200)
                    await monitor.add(circle, identifier: "circle \(number)")
                }
                for try await _ in await monitor.events {}
            }
            try device.run { try await pause(device, 20) }
            device.moveNorth(1_000)
            try device.run { try await pause(device, 60) }
            try device.permission.change(.access(.never))
            try device.run { try await pause(device, 60) }
            task.cancel()
        },
        LedgerStory(
            name: "live updates without a session",
            os: "18.0",
            prepare: { $0.declaration.requiresExplicitServiceSession = true }
        ) { stage in
            let task = stage.device.task { for try await _ in CLLocationUpdate.liveUpdates() {} }
            try stage.device.run { try await pause(stage.device, 5) }
            task.cancel()
        },
        LedgerStory(name: "sessions side by side", os: "18.0", permission: PermissionState()) { stage in
            let sessions = stage.device.asCurrent {
                [CLServiceSession(authorization: .always), CLServiceSession(authorization: .whenInUse)]
            }
            stage.wait(1)
            try stage.device.permission.answer(.allowWhileUsing)
            stage.wait(1)
            stage.device.asCurrent { sessions.forEach { $0.invalidate() } }
        },
        LedgerStory(name: "a session that requires nothing", os: "18.0", permission: PermissionState()) { stage in
            let session = stage.device.asCurrent { CLServiceSession(authorization: .none) }
            stage.wait(1)
            stage.device.asCurrent { session.invalidate() }
        },
        LedgerStory(name: "a session that has ended", os: "18.0", permission: PermissionState()) { stage in
            let session = stage.device.asCurrent { CLServiceSession(authorization: .whenInUse) }
            stage.device.asCurrent { session.invalidate() }
            stage.wait(1)
        },
        LedgerStory(name: "a session begun off screen", os: "18.0", permission: PermissionState(grant: .always)) {
            stage in
            let device = stage.device
            device.app.enterBackground()
            let task = device.task {
                let session = CLServiceSession(authorization: .always)
                for try await _ in session.diagnostics {}
            }
            try device.run { try await pause(device, 2) }
            task.cancel()
        },
        LedgerStory(name: "an activity session begun off screen", os: "17.4") { stage in
            stage.device.app.enterBackground()
            let session = stage.device.asCurrent { CLBackgroundActivitySession() }
            stage.wait(20)
            stage.device.asCurrent { session.invalidate() }
        },
        LedgerStory(
            name: "an activity session without the mode",
            os: "17.4",
            prepare: { $0.declaration.backgroundModes = [] }
        ) { stage in
            let session = stage.device.asCurrent { CLBackgroundActivitySession() }
            stage.device.app.enterBackground()
            stage.wait(20)
            stage.device.asCurrent { session.invalidate() }
        },
        LedgerStory(name: "conditions of the last process", os: "18.0") { stage in
            let device = stage.device
            try device.run {
                let circle = CLMonitor.CircularGeographicCondition(center: hangzhou, radius: 200)
                await CLMonitor("places").add(circle, identifier: "circle")
            }
            device.app.terminate()
            device.app.launch()
            stage.note("\(try device.run { await CLMonitor("places").identifiers })")
        },
    ]

    private static func live(
        _ name: String,
        _ os: String,
        _ permission: PermissionState,
        seconds: Double,
        signal: Bool = true,
        leaves: Bool = false
    ) -> LedgerStory {
        LedgerStory(
            name: name,
            os: os,
            permission: permission,
            prepare: {
                $0.hasSignal = signal
                try $0.switches.set(.pauseAfterStill, to: "60")
                try $0.switches.set(.graceSeconds, to: "0")
            }
        ) { stage in
            let device = stage.device
            let task = device.task { for try await _ in CLLocationUpdate.liveUpdates() {} }
            try device.run { try await pause(device, 2) }
            if leaves { device.app.enterBackground() }
            try device.run { try await pause(device, seconds) }
            task.cancel()
        }
    }
}
