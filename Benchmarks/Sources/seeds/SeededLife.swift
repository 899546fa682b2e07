// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import GeoProviderCommands
import SimulatedDevice

/// Some hours of a phone's life, chosen by a seed: its iOS, its app and provider, and what user, system and app do.
struct SeededLife {
    let device: SimulatedDevice
    private let registration: ProviderRegistration
    private let apps = Apps()
    private var random: SeededGenerator

    /// The least number of entries of a journal.
    static let leastEntries = 50
    private static let mostSteps = 600

    /// The process of the app, which the system may start, too.
    private final class Apps {
        var running: SeededApp?
    }

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        registration = [ProviderRegistration].standard[Int.random(in: 0..<3, using: &random)]
        var texts: [UsageKey: String] = [:]
        for key in UsageKey.allCases where Int.random(in: 0..<4, using: &random) > 0 { texts[key] = "Shows the way." }
        let declaration = AppDeclaration(
            usageTexts: texts,
            temporaryUsageTexts: ["door": "Finds the door."],
            backgroundModes: Bool.random(using: &random) ? ["location"] : [],
            defaultAccuracyReduced: Int.random(in: 0..<5, using: &random) == 0
        )
        let rules = RuleSet.all[Int.random(in: 0..<RuleSet.all.count, using: &random)]
        var configuration = DeviceConfiguration(os: rules.first, declaration: declaration)
        configuration.seed = seed
        device = SimulatedDevice(configuration)
        let setup = ProviderSetup()
        let device = device
        let registration = registration
        let apps = apps
        try registration.prepare(device, setup)
        device.app.launchedBySystem = { [unowned device] in
            apps.running = try? device.asCurrent { SeededApp(try registration.makeProvider(device, setup)) }
        }
        try begin()
    }

    /// Launches the app, and makes its provider.
    private func begin() throws {
        device.app.launch()
        registration.agreePrivacy?(device, .init())
        let device = device
        apps.running = try device.asCurrent { SeededApp(try registration.makeProvider(device, ProviderSetup())) }
    }

    /// Lives until the journal is long enough.
    mutating func live() throws {
        for step in 0..<Self.mostSteps {
            if step >= 40, device.journal.entries.count >= Self.leastEntries { break }
            try act()
            device.advance(by: .milliseconds(Int.random(in: 0...20_000, using: &random)))
        }
        device.app.launchedBySystem = nil
        apps.running = nil
    }

    private mutating func act() throws {
        let choice = Int.random(in: 0..<20, using: &random)
        guard device.app.isRunning else { return try choice < 10 ? begin() : change(choice) }
        switch choice {
        case 0..<10: actAsApp(choice)
        case 10..<13: answer()
        default: try change(choice)
        }
    }

    private mutating func actAsApp(_ choice: Int) {
        guard let app = apps.running else { return }
        let timeout = Double.random(in: 1...40, using: &random)
        let isEven = Bool.random(using: &random)
        let region = Region(identifier: "a", center: .wgs84(device.sensing.truth), radius: 200)
        device.asCurrent {
            switch choice {
            case 0, 1: app.requestLocation(timeout: timeout, wantsAddress: isEven)
            case 2: app.cancel()
            case 3: app.provider.startUpdatingLocation()
            case 4: app.provider.stopUpdatingLocation()
            case 5: app.provider.authority.requestWhenInUseAuthorization()
            case 6: app.provider.authority.requestAlwaysAuthorization()
            case 7: app.provider.authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "door") { _ in }
            case 8: isEven ? try? app.provider.startUpdatingHeading() : app.provider.stopUpdatingHeading()
            default: isEven ? try? app.provider.startMonitoring(for: region) : app.provider.stopMonitoring(for: region)
            }
        }
    }

    /// The user taps one of the buttons that are on screen.
    private mutating func answer() {
        guard let buttons = device.permission.promptOnScreen?.buttons else { return }
        let option = buttons[Int.random(in: 0..<buttons.count, using: &random)].option
        try? device.permission.answer(option)
    }

    /// The user, the system or the world changes something; what is not possible now does not happen.
    private mutating func change(_ choice: Int) throws {
        let isOn = Int.random(in: 0..<3, using: &random) > 0
        let access: [SettingsAccess] = [.never, .askNextTime, .whileUsing, .always]
        switch choice {
        case 13: try? device.permission.change(.access(access[Int.random(in: 0..<4, using: &random)]))
        case 14: try? device.permission.change(.precise(isOn))
        case 15: try? device.permission.change(.locationServices(isOn))
        case 16: isOn ? device.app.enterForeground() : device.app.enterBackground()
        case 17: if device.app.isRunning, !isOn { device.app.terminate() }
        case 18: isOn ? device.sensing.setSignal(true) : device.sensing.setSignal(false)
        case 19:
            let bearing = Double.random(in: 0..<360, using: &random)
            device.sensing.move(to: device.sensing.truth.destination(bearing: bearing, distance: 400))
        default: device.network.isOnline = isOn
        }
    }
}
