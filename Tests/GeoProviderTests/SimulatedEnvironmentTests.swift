// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("A provider's environment on a simulated device")
struct SimulatedEnvironmentTests {
    let device = SimulatedDevice()

    init() {
        device.app.launch()
    }

    @Test("Actions run in virtual time, in order, and not after they were called off.")
    func schedules() {
        let environment = ProviderEnvironment.simulated(device)
        var ran: [String] = []
        environment.schedule(after: 2, label: "later") { ran.append("later") }
        environment.schedule(after: 0, label: "now") { ran.append("now") }
        environment.schedule(after: 1, label: "never") { ran.append("never") }.cancel()
        #expect(ran.isEmpty)
        device.settle()
        #expect(ran == ["now"])
        device.advance(by: .seconds(2))
        #expect(ran == ["now", "later"])
    }

    @Test("Two devices with the same timers digest the same, and differ by a label.")
    func digests() {
        func digest(_ label: String) -> StateDigest {
            let device = SimulatedDevice()
            device.app.launch()
            let environment = ProviderEnvironment.simulated(device)
            environment.schedule(after: 2, label: label) {}
            var digest = StateDigest()
            device.digest(into: &digest)
            return withExtendedLifetime(environment) { digest }
        }
        #expect(digest("a") == digest("a"))
        #expect(digest("a") != digest("b"))
    }

    @Test("Clock, version and Info.plist are the device's.")
    func readsDevice() {
        let environment = ProviderEnvironment.simulated(device)
        #expect(environment.now == device.timestamp)
        #expect(environment.systemVersion.major == device.os.major)
        #expect(environment.missingUsageKey(for: .always) == nil)
        #expect(!environment.infoDictionary.allowsBackgroundLocation)
    }

    @Test("Opening Settings takes the app off the screen, on a later turn, and observers hear it.")
    func opensSettings() {
        let environment = ProviderEnvironment.simulated(device)
        var states: [ApplicationState] = []
        environment.observeApplicationState { states.append($0) }
        environment.openSettings()
        #expect(environment.applicationState == .active)
        device.settle()
        #expect(environment.applicationState == .background)
        #expect(states == [.background])
    }

    @Test("Events are written to the journal's lane of providers, with coordinates.")
    func writesJournal() throws {
        let environment = ProviderEnvironment.simulated(device)
        let coordinate = AnyCoordinate.wgs84(try Coordinate(latitude: 30.246, longitude: 120.1551))
        let location = Location(coordinate: coordinate, horizontalAccuracy: 5, timestamp: 0)
        environment.reportUpdate { ProviderEvent(provider: "native", .update(location)) }
        environment.report(ProviderEvent(provider: "native", .error(LocationError(.busy))))
        let lines = device.journal.entries.filter { $0.lane == .provider }.map(\.description)
        #expect(
            lines == [
                "0 provider update native WGS84 30.2460000, 120.1551000 ±5 m",
                "0 provider error native \(LocationError(.busy))",
            ]
        )
    }
}
