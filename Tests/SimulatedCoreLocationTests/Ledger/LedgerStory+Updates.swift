// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension LedgerStory {
    /// Standard updates and one-shots.
    static let updates: [LedgerStory] = [
        LedgerStory(name: "first launch", os: "17.4", permission: PermissionState()) { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.startUpdatingLocation()
            manager.requestWhenInUseAuthorization()
            stage.wait(1)
            try stage.device.permission.answer(.allowWhileUsing, precise: false)
            stage.wait(10)
        },
        LedgerStory(name: "an old delegate", os: "17.4", permission: PermissionState()) { stage in
            stage.manager { OldRecorder($0) }.requestWhenInUseAuthorization()
            try stage.device.permission.answer(.allowWhileUsing)
            stage.wait(1)
        },
        LedgerStory(name: "refused while running, and granted again", os: "17.4") { stage in
            stage.manager { NewRecorder($0) }.startUpdatingLocation()
            for access in [SettingsAccess.never, .whileUsing] {
                stage.wait(5)
                try stage.device.permission.change(.access(access))
            }
            stage.wait(5)
        },
        LedgerStory(name: "refused from the start", os: "17.4", permission: PermissionState(grant: .denied)) { stage in
            stage.manager { NewRecorder($0) }.startUpdatingLocation()
            stage.manager { NewRecorder($0) }.requestLocation()
            stage.wait(5)
        },
        LedgerStory(
            name: "an old location and a filter",
            os: "17.4",
            prepare: { configuration in
                configuration.lastKnown = DeviceFix(
                    coordinate: DeviceConfiguration.hangzhou,
                    horizontalAccuracy: 65,
                    time: .seconds(-60)
                )
            }
        ) { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.distanceFilter = 20
            manager.startUpdatingLocation()
            stage.wait(10)
        },
        LedgerStory(name: "a filter", os: "17.4") { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.distanceFilter = 20
            manager.startUpdatingLocation()
            stage.wait(3)
        },
        LedgerStory(name: "a tunnel", os: "17.4") { stage in
            stage.manager { NewRecorder($0) }.startUpdatingLocation()
            for isOn in [false, true] {
                stage.wait(3)
                stage.device.sensing.setSignal(isOn)
            }
            stage.wait(3)
        },
        LedgerStory(
            name: "a late location, and a rest",
            os: "17.4",
            prepare: { configuration in
                try configuration.switches.set(.fixAfterStop, to: "true")
                try configuration.switches.set(.pauseAfterStill, to: "60")
            }
        ) { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.startUpdatingLocation()
            stage.wait(5)
            manager.stopUpdatingLocation()
            stage.wait(5)
            manager.startUpdatingLocation()
            stage.wait(100)
        },
        LedgerStory(name: "one-shots", os: "17.4") { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.requestLocation()
            stage.wait(2)
            manager.requestLocation()
            stage.wait(20)
        },
        LedgerStory(name: "a one-shot that cannot be exact", os: "17.4", prepare: { $0.receivers.accuracy = 65 }) {
            stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.desiredAccuracy = 10
            manager.requestLocation()
            stage.wait(20)
        },
        LedgerStory(name: "a one-shot and updates", os: "17.4") { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.requestLocation()
            stage.wait(1)
            manager.startUpdatingLocation()
            manager.requestLocation()
            stage.wait(20)
        },
        LedgerStory(name: "a one-shot before the decision", os: "17.4", permission: PermissionState()) { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.requestLocation()
            stage.wait(1)
            manager.requestWhenInUseAuthorization()
            try stage.device.permission.answer(.allowWhileUsing)
            stage.wait(20)
        },
        LedgerStory(name: "a mute delegate on iOS 8", os: "8.4") { stage in
            stage.manager { MuteRecorder($0) }.requestLocation()
            stage.wait(20)
        },
        LedgerStory(
            name: "a cold start with errors",
            os: "17.4",
            prepare: { configuration in
                configuration.receivers.timeToFirstFix = .seconds(30)
                configuration.receivers.noise = 10
            }
        ) { stage in
            stage.manager { NewRecorder($0) }.startUpdatingLocation()
            stage.wait(40)
        },
        LedgerStory(name: "approximate", os: "14.5", permission: PermissionState(grant: .whenInUse, precise: false)) {
            stage in
            let manager = stage.manager()
            manager.startUpdatingLocation()
            stage.wait(2_000)
            manager.stopUpdatingLocation()
            manager.requestLocation()
            manager.startMonitoring(for: park())
            stage.wait(20)
        },
        LedgerStory(
            name: "full for a while",
            os: "14.5",
            permission: PermissionState(grant: .whenInUse, precise: false)
        ) { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { _ in }
            try stage.device.permission.answer(.allowOnce)
            stage.wait(1)
        },
        LedgerStory(name: "the compass", os: "17.4") { stage in
            let manager = stage.manager { _ in HeadingWitness(stage) }
            stage.device.sensing.compass.heading = 10
            manager.startUpdatingHeading()
            stage.wait(1)
            stage.device.sensing.compass.heading = 20
            stage.wait(1)
            stage.device.sensing.compass.accuracy = -1
            stage.wait(1)
        },
        LedgerStory(name: "the compass in a car", os: "17.4", permission: PermissionState(grant: .whenInUse)) { stage in
            let manager = stage.manager { _ in HeadingWitness(stage) }
            stage.device.sensing.compass.heading = 10
            manager.startUpdatingLocation()
            manager.startUpdatingHeading()
            stage.wait(2)
            var fix = DeviceFix(
                coordinate: stage.device.sensing.truth,
                horizontalAccuracy: 5,
                time: stage.device.now
            )
            fix.speed = 20
            fix.course = 90
            stage.device.sensing.inject(fix)
            stage.wait(1)
        },
        LedgerStory(name: "deferred", os: "10.3") { stage in
            stage.manager().allowDeferredLocationUpdates(untilTraveled: 100, timeout: 100)
            stage.wait(1)
        },
    ]
}
