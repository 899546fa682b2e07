// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension LedgerStory {
    /// The app's life, its Info.plist, prompts, the status bar, the network.
    static let phone: [LedgerStory] = [
        background("updates in the background", "17.4", PermissionState(grant: .whenInUse)),
        background("updates in the background with Always", "17.4", PermissionState(grant: .always)),
        background("updates in the background on iOS 10", "10.3", PermissionState(grant: .whenInUse)),
        LedgerStory(name: "no background mode", os: "17.4", prepare: { $0.declaration.backgroundModes = [] }) { stage in
            stage.manager { NewRecorder($0) }.allowsBackgroundLocationUpdates = true
            stage.wait(1)
        },
        LedgerStory(name: "changed while suspended", os: "17.4") { stage in
            stage.manager { NewRecorder($0) }.startUpdatingLocation()
            stage.wait(2)
            stage.device.app.enterBackground()
            stage.wait(10)
            try stage.device.permission.change(.access(.never))
            stage.wait(10)
            stage.device.app.enterForeground()
            stage.wait(1)
        },
        LedgerStory(name: "back from suspension", os: "17.4") { stage in
            stage.manager { NewRecorder($0) }.startUpdatingLocation()
            stage.wait(5)
            stage.device.app.enterBackground()
            stage.wait(60)
            stage.device.app.enterForeground()
            stage.wait(3)
        },
        LedgerStory(name: "location pushes, and who says where the phone is", os: "17.4") { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.startMonitoringLocationPushes { _, _ in }
            manager.startUpdatingLocation()
            stage.wait(3)
            stage.note("\(manager.location?.sourceInformation?.isSimulatedBySoftware as Any)")
        },
        LedgerStory(name: "are services on", os: "17.4") { stage in
            stage.note("\(stage.device.asCurrent { CLLocationManager.locationServicesEnabled() })")
        },
        LedgerStory(name: "a prompt and the home button", os: "17.4", permission: PermissionState()) { stage in
            stage.manager { NewRecorder($0) }.requestWhenInUseAuthorization()
            stage.wait(1)
            stage.device.app.enterBackground()
            stage.wait(1)
        },
        LedgerStory(name: "services off", os: "17.4", permission: PermissionState(servicesOn: false)) { stage in
            let manager = stage.manager { NewRecorder($0) }
            for _ in 1...2 {
                manager.requestWhenInUseAuthorization()
                if stage.device.permission.promptOnScreen != nil { try stage.device.permission.answer(.cancel) }
            }
        },
        LedgerStory(name: "a process that ended", os: "17.4") { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.startUpdatingLocation()
            stage.wait(2)
            stage.device.app.terminate()
            stage.device.app.launch()
            stage.wait(3)
        },
        LedgerStory(
            name: "a blank text",
            os: "17.4",
            permission: PermissionState(),
            prepare: { configuration in
                configuration.declaration.usageTexts = [.whenInUse: ""]
            }
        ) { stage in
            stage.manager { NewRecorder($0) }.requestWhenInUseAuthorization()
        },
        LedgerStory(name: "an Always request from the background", os: "17.4") { stage in
            let manager = stage.manager { NewRecorder($0) }
            stage.device.app.enterBackground()
            manager.requestAlwaysAuthorization()
            stage.device.app.enterForeground()
            manager.requestAlwaysAuthorization()
        },
        LedgerStory(
            name: "an app that cannot ask",
            os: "9.3",
            permission: PermissionState(),
            prepare: { $0.build = .sdk7 }
        ) { stage in
            stage.manager { NewRecorder($0) }.startUpdatingLocation()
        },
        LedgerStory(name: "widgets", os: "17.4", permission: PermissionState(grant: .whenInUse, widgets: true)) {
            stage in
            stage.note("\(stage.manager { NewRecorder($0) }.isAuthorizedForWidgetUpdates)")
        },
        LedgerStory(name: "approximate after a change", os: "17.4") { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.desiredAccuracy = kCLLocationAccuracyReduced
            manager.startUpdatingLocation()
            stage.wait(5)
        },
        LedgerStory(name: "the first use of the network", os: "17.4", prepare: { $0.wirelessData = .unasked }) {
            stage in
            let geocoder = stage.device.asCurrent { CLGeocoder() }
            stage.device.asCurrent {
                geocoder.reverseGeocodeLocation(CLLocation(latitude: 30.2, longitude: 120.1)) { _, _ in }
            }
            stage.wait(5)
        },
        LedgerStory(
            name: "a key that stands twice",
            os: "17.4",
            permission: PermissionState(),
            prepare: { configuration in
                let text = """
                    <plist version="1.0"><dict><key>NSLocationWhenInUseUsageDescription</key><string>one</string>
                    <key>NSLocationWhenInUseUsageDescription</key><string>two</string></dict></plist>
                    """
                let plist = try InfoPlist(data: Array(text.utf8), name: "Info.plist")
                configuration.declaration = AppDeclaration(plist, switches: configuration.switches)
            }
        ) { stage in
            stage.manager { NewRecorder($0) }.requestWhenInUseAuthorization()
        },
    ]

    private static func background(_ name: String, _ os: String, _ permission: PermissionState) -> LedgerStory {
        LedgerStory(
            name: name,
            os: os,
            permission: permission,
            prepare: { try $0.switches.set(.pauseAfterStill, to: "10") }
        ) { stage in
            let manager = stage.manager { NewRecorder($0) }
            manager.allowsBackgroundLocationUpdates = true
            manager.showsBackgroundLocationIndicator = true
            manager.startUpdatingLocation()
            stage.wait(5)
            stage.device.app.enterBackground()
            stage.wait(20)
            stage.device.app.enterForeground()
            manager.startUpdatingLocation()
            stage.wait(2)
        }
    }
}
