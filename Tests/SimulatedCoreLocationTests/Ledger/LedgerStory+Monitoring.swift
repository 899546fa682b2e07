// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension LedgerStory {
    private static let always = PermissionState(grant: .always, alwaysAsked: true)
    private static let tower = UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0") ?? UUID()

    /// Regions, significant changes, visits and beacons, on and off screen.
    static let monitoring: [LedgerStory] = [
        LedgerStory(
            name: "a border crossed",
            os: "16.0",
            permission: always,
            prepare: { configuration in
                try configuration.switches.set(.regionLatency, to: "30")
            }
        ) { stage in
            let manager = stage.manager()
            manager.startMonitoring(for: park())
            manager.startMonitoring(for: park("country", radius: 600_000))
            stage.wait(30)
            stage.device.network.isOnline = false
            stage.device.moveNorth(5_000)
            stage.wait(100)
            stage.device.network.isOnline = true
            stage.wait(100)
        },
        LedgerStory(name: "no monitoring while using", os: "10.3") { stage in
            let manager = stage.manager()
            manager.startMonitoring(for: park())
            manager.startMonitoringSignificantLocationChanges()
            stage.wait(20)
        },
        LedgerStory(name: "far and long away", os: "16.0", permission: always) { stage in
            let manager = stage.manager()
            manager.startMonitoringSignificantLocationChanges()
            manager.startMonitoringVisits()
            stage.wait(1_000)
            stage.device.moveNorth(1_000)
            stage.wait(2_000)
        },
        LedgerStory(name: "crossed while suspended", os: "16.0", permission: always) { stage in
            stage.manager().startMonitoring(for: park())
            stage.wait(30)
            stage.device.app.enterBackground()
            stage.wait(30)
            stage.device.moveNorth(5_000)
            stage.wait(60)
        },
        LedgerStory(name: "crossed while not in use", os: "16.0") { stage in
            stage.manager().startMonitoring(for: park())
            stage.wait(30)
            stage.device.app.enterBackground()
            stage.wait(30)
            stage.device.moveNorth(5_000)
            stage.wait(60)
            stage.device.app.enterForeground()
            stage.wait(5)
        },
        relaunch("launched for an event", by: .system, restarts: false),
        relaunch("launched though the user quit it", by: .user, restarts: false),
        relaunch("locked after a restart", by: .system, restarts: true),
        LedgerStory(name: "on probation", os: "16.0", permission: PermissionState(grant: .provisionalAlways)) { stage in
            stage.manager().startMonitoring(for: park())
            stage.wait(15)
            stage.device.app.enterBackground()
            stage.device.moveNorth(300)
            stage.wait(45)
            stage.device.permission.deliverAlwaysEvent()
            stage.wait(590)
            try stage.device.permission.answer(.changeToAlwaysAllow)
            stage.wait(20)
        },
        LedgerStory(name: "beacons", os: "16.0", permission: always) { stage in
            let manager = stage.manager()
            let constraint = CLBeaconIdentityConstraint(uuid: tower)
            manager.startMonitoring(for: CLBeaconRegion(uuid: tower, identifier: "tower"))
            manager.startRangingBeacons(satisfying: constraint)
            stage.wait(15)
            stage.device.sensing.hear(DeviceBeacon(uuid: tower, major: 1, minor: 2))
            stage.wait(15)
            try stage.device.permission.change(.access(.never))
            stage.wait(5)
            manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: tower, major: 1))
            stage.wait(5)
        },
        LedgerStory(
            name: "beacons under approximate location",
            os: "16.0",
            permission: PermissionState(grant: .always, precise: false)
        ) { stage in
            stage.manager().startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: tower))
            stage.wait(5)
        },
        LedgerStory(name: "no Bluetooth", os: "16.0", permission: always, prepare: { $0.hasBluetooth = false }) {
            stage in
            stage.manager().startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: tower))
            stage.wait(5)
        },
    ]

    /// The app follows the phone; its process ends, and the phone moves away.
    private static func relaunch(_ name: String, by ender: DeviceTermination, restarts: Bool) -> LedgerStory {
        LedgerStory(name: name, os: "16.0", permission: always) { stage in
            stage.device.app.launchedBySystem = { [weak stage] in
                stage?.manager().startMonitoringSignificantLocationChanges()
            }
            stage.manager().startMonitoringSignificantLocationChanges()
            stage.wait(30)
            if restarts { stage.device.restart() } else { stage.device.app.terminate(by: ender) }
            stage.device.moveNorth(5_000)
            stage.wait(700)
        }
    }
}
