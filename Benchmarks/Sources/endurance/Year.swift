// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import GeoProviderCommands
import SimulatedDevice

/// A year of a phone whose app watches a region, locates an hour a day, and is in the background otherwise.
final class Year: LocationProviderDelegate {
    private let device: SimulatedDevice
    private let registration: ProviderRegistration
    private var provider: (any LocationProvider)?
    private var heard = (updates: 0, borders: 0, authorizations: 0)
    private var lastTime = 0.0
    private var faults: [String] = []
    private var streamed = 0

    static let days = 365
    private static let journalLimit = 1_000

    init(_ registration: ProviderRegistration) throws {
        self.registration = registration
        let texts = Dictionary(uniqueKeysWithValues: UsageKey.allCases.map { ($0, "Shows the way.") })
        device = SimulatedDevice(
            DeviceConfiguration(
                declaration: AppDeclaration(usageTexts: texts, backgroundModes: ["location"]),
                permission: PermissionState(grant: .always, alwaysAsked: true)
            )
        )
        device.journal.limit = Self.journalLimit
        device.journal.sink = { [unowned self] _ in streamed += 1 }
        try registration.prepare(device, ProviderSetup())
        device.app.launchedBySystem = { [unowned self] in makeProvider() }
        launch()
    }

    private func launch() {
        device.app.launch()
        registration.agreePrivacy?(device, .init())
        makeProvider()
    }

    private func makeProvider() {
        do {
            provider = try device.asCurrent { try registration.makeProvider(device, ProviderSetup()) }
            provider?.delegate = self
        } catch {
            faults.append("\(error)")
        }
    }

    /// Lets the year pass.
    ///
    /// - Returns: What was wrong; empty if nothing.
    func live() -> [String] {
        var early = 0.0
        for day in 0..<Self.days {
            live(day)
            if day == 30 { early = Memory.peak }
        }
        let growth = Memory.peak - early
        expect(device.now == .seconds(86_400 * Self.days), "the time is \(device.now)")
        expect(growth < 16, "memory has grown by \(growth) MB since the first month")
        expect(device.journal.entries.count <= Self.journalLimit, "\(device.journal.entries.count) entries are kept")
        expect(heard.updates > 300_000, "\(heard.updates) updates")
        expect(heard.borders > 100, "\(heard.borders) borders crossed")
        expect(heard.authorizations > 20, "\(heard.authorizations) changes of authorization heard")
        print(
            "\(registration.id): \(heard.updates) updates, \(heard.borders) borders, \(heard.authorizations) changes of "
                + "authorization, \(streamed) journal entries; since the first month \(Int(growth.rounded())) MB more"
        )
        device.journal.sink = nil
        device.app.launchedBySystem = nil
        return faults
    }

    private func live(_ day: Int) {
        let home = DeviceConfiguration.hangzhou
        device.advance(to: .seconds(86_400 * day + 7 * 3_600))
        if !device.app.isRunning { launch() }
        device.app.enterForeground()
        device.asCurrent {
            try? provider?.startMonitoring(for: Region(identifier: "home", center: .wgs84(home), radius: 200))
            provider?.startUpdatingLocation()
        }
        device.advance(by: .seconds(1_800))
        device.sensing.move(to: home.destination(bearing: 90, distance: 5_000))
        device.advance(by: .seconds(1_800))
        device.asCurrent { provider?.stopUpdatingLocation() }
        device.app.enterBackground()
        if day % 7 == 3 { change(.access(.never)) }
        if day % 7 == 4 { change(.access(.always)) }
        if day % 30 == 5 { change(.precise(false)) }
        if day % 30 == 6 { change(.precise(true)) }
        if day % 10 == 9 { device.app.terminate() }
        device.advance(to: .seconds(86_400 * day + 18 * 3_600))
        device.sensing.move(to: home)
        device.advance(to: .seconds(86_400 * (day + 1)))
    }

    private func change(_ edit: SettingsEdit) {
        do { try device.permission.change(edit) } catch { faults.append("\(error)") }
    }

    private func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { faults.append("\(registration.id): \(message())") }
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        heard.updates += 1
        let second = location.timestamp - device.configuration.startTimestamp
        if second < lastTime { faults.append("\(registration.id): the time went back at \(device.now)") }
        if second > device.now.inSeconds { faults.append("\(registration.id): a time to come at \(device.now)") }
        lastTime = second
    }

    func provider(_ provider: any LocationProvider, didEnterRegion region: Region) { heard.borders += 1 }

    func provider(_ provider: any LocationProvider, didExitRegion region: Region) { heard.borders += 1 }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        heard.authorizations += 1
    }
}
