// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// A story in which a switch makes a difference: what the journal holds at its end depends on the switch's position.
struct SwitchWitness {
    /// Two positions, the default first.
    let positions: [String]
    /// Plays the story on a phone with that position, and returns the phone.
    let play: (_ position: String) throws -> SimulatedDevice

    /// The journal of the story, line by line.
    func journal(_ position: String) throws -> [String] {
        try play(position).journal.entries.map(\.description)
    }
}

extension SwitchWitness {
    /// The witness of a switch.
    ///
    /// The one for missing methods stops the program, and has a test of its own.
    init?(_ name: SwitchName) {
        guard let (other, os, grant, precise, story) = Self.story(of: name) else { return nil }
        positions = [RuleSwitch.named(name).defaultValue, other]
        play = { position in
            let device = try phone(os, grant, precise: precise, switches: [name: position])
            try story(device)
            return device
        }
    }

    typealias Story = (SimulatedDevice) throws -> Void
    typealias Entry = (other: String, os: String, grant: AccessGrant, precise: Bool, story: Story)

    private static func story(of name: SwitchName) -> Entry? {
        permissionStory(of: name) ?? locationStory(of: name) ?? backgroundStory(of: name)
    }

    private static func permissionStory(of name: SwitchName) -> Entry? {
        switch name {
        case .servicesOffKeepsStatus:
            ("true", "16.0", .whenInUse, true, { try $0.with { try $1.permission.change(.locationServices(false)) } })
        case .tempAccuracyDeclineIsError:
            ("true", "16.0", .whenInUse, false, { try $0.askForFullAccuracy("navigation", answer: .dontAllow) })
        case .tempAccuracyUnknownKeyCode:
            ("1", "16.0", .whenInUse, false, { try $0.askForFullAccuracy("no such key", answer: nil) })
        case .upgradeTextKey: ("always", "16.0", .whenInUse, true, { $0.ask { $0.requestAlwaysAuthorization() } })
        case .alwaysAfterOncePrompts: ("true", "16.0", .once, true, { $0.ask { $0.requestAlwaysAuthorization() } })
        case .allowUpgradeOniOS8: ("true", "9.0", .whenInUse, true, { $0.ask { $0.requestAlwaysAuthorization() } })
        case .ignoredAlwaysBurnsOneShot: ("true", "16.0", .once, true, { try $0.askTwiceForAlways() })
        case .promptSurvivesBackground:
            (
                "true", "16.0", .unasked, true,
                { device in
                    device.ask { $0.requestWhenInUseAuthorization() }
                    device.app.enterBackground()
                }
            )
        case .restrictedWins:
            (
                "false", "16.0", .whenInUse, true,
                {
                    try $0.with { _, device in
                        try device.permission.change(.restricted(true))
                        try device.permission.change(.locationServices(false))
                    }
                }
            )
        case .servicesAlertRepeats:
            (
                "false", "16.0", .whenInUse, true,
                {
                    try $0.with { manager, device in
                        try device.permission.change(.locationServices(false))
                        for _ in 1...2 {
                            manager.requestAlwaysAuthorization()
                            if device.permission.promptOnScreen != nil { try device.permission.answer(.cancel) }
                        }
                    }
                }
            )
        case .askNextTimeMeansUnasked:
            ("false", "16.0", .whenInUse, true, { try $0.with { try $1.permission.change(.access(.askNextTime)) } })
        case .preferNewAuthorizationCallback:
            ("false", "16.0", .whenInUse, true, { try $0.with(BothRecorder($0)) { _, _ in } })
        default: nil
        }
    }

    private static func locationStory(of name: SwitchName) -> Entry? {
        switch name {
        case .resumesAfterRegrant:
            (
                "false", "16.0", .whenInUse, true,
                {
                    try $0.with { manager, device in
                        manager.startUpdatingLocation()
                        device.advance(by: .seconds(2))
                        try device.permission.change(.access(.never))
                        device.advance(by: .seconds(2))
                        try device.permission.change(.access(.whileUsing))
                    }
                }
            )
        case .fixAfterStop:
            (
                "true", "16.0", .whenInUse, true,
                {
                    try $0.with { manager, device in
                        manager.startUpdatingLocation()
                        device.advance(by: .seconds(2))
                        manager.stopUpdatingLocation()
                    }
                }
            )
        case .oneShotWhileUndetermined:
            ("fail", "16.0", .unasked, true, { try $0.with { manager, _ in manager.requestLocation() } })
        case .requestLocationTimeout:
            (
                "3", "16.0", .whenInUse, true,
                {
                    try $0.with { manager, _ in
                        manager.desiredAccuracy = 1
                        manager.requestLocation()
                    }
                }
            )
        case .reducedRecomputeInterval, .reducedHorizontalAccuracy:
            (
                name == .reducedRecomputeInterval ? "600" : "2000", "16.0", .whenInUse, false,
                {
                    try $0.with { manager, device in
                        manager.startUpdatingLocation()
                        device.advance(by: .seconds(2_000))
                    }
                }
            )
        case .regionsNeedAlways: ("true", "16.0", .whenInUse, true, { try $0.crossTheBorder() })
        case .regionStartWhileReduced: ("dormant", "16.0", .whenInUse, false, { try $0.crossTheBorder() })
        case .regionLatency: ("180", "16.0", .whenInUse, true, { try $0.crossTheBorder() })
        default: nil
        }
    }

    private static func backgroundStory(of name: SwitchName) -> Entry? {
        switch name {
        case .graceSeconds: ("0", "16.0", .whenInUse, true, { try $0.locateOffScreen(inBackground: false, 60) })
        case .pauseAfterStill: ("60", "16.0", .whenInUse, true, { try $0.locateOffScreen(inBackground: true, 1_000) })
        case .reminderAfterDays: ("1", "16.0", .always, true, { try $0.locateOffScreen(inBackground: true, 345_600) })
        case .relaunchAfterForceQuit:
            (
                "false", "16.0", .always, true,
                {
                    try $0.with { manager, device in
                        manager.startMonitoring(for: park())
                        device.advance(by: .seconds(30))
                        device.app.terminate(by: .user)
                        device.moveNorth(3_000)
                        device.advance(by: .seconds(60))
                    }
                }
            )
        case .heldEventMaxAge:
            (
                "60", "16.0", .provisionalAlways, true,
                {
                    try $0.crossTheBorder(offScreen: true)
                    $0.advance(by: .seconds(100))
                    try $0.permission.answer(.changeToAlwaysAllow)
                    $0.advance(by: .seconds(60))
                }
            )
        default: nil
        }
    }
}
