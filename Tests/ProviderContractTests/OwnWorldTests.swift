// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import ProviderContract
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("A world of one's own is enough to be judged")
struct OwnWorldTests {
    /// A world that can do little: it has a clock and makes one provider.
    private final class SmallWorld: ContractWorld {
        private let device = SimulatedDevice(
            DeviceConfiguration(permission: PermissionState(grant: .whenInUse))
        )
        let environment: ProviderEnvironment
        let controls: ContractControls

        init(_ controls: ContractControls, _ setUp: ContractSetUp) {
            self.controls = controls
            device.sensing.setSignal(setUp.hasSignal)
            device.app.launch()
            environment = .simulated(device)
        }

        func makeProvider() throws -> any LocationProvider { NativeStyleProvider(environment: environment) }
        func call<Value>(_ body: () throws -> Value) rethrows -> Value { try device.asCurrent(body) }
        func advance(by seconds: Double) { device.advance(by: .seconds(seconds)) }

        func perform(_ action: ContractAction) throws {
            if case .signal(let available) = action { device.sensing.setSignal(available) }
        }
    }

    private func report(_ controls: ContractControls) -> ContractReport {
        let subject = ContractSubject(name: "small") { setUp in SmallWorld(controls, setUp) }
        return ProviderContract.verify(subject, rules: [.ios18])
    }

    @Test("What it cannot do is skipped, with the names of the missing controls")
    func skipped() throws {
        let report = report([])
        #expect(report.isGood, "\(report)")
        #expect(report.totals[.passed] > 25)
        let refused = try #require(report.results.first { $0.id == "AUTH-10/denied" })
        #expect(refused.outcome == .skipped)
        #expect(refused.message == "the world does not offer permission")
        let walking = try #require(report.results.first { $0.id == "BGD-02/goes-on" })
        #expect(walking.message == "the world does not offer place, application")
    }

    @Test("With more controls more is checked")
    func more() {
        let few = report([])
        let more = report([.signal])
        #expect(more.totals.executed > few.totals.executed)
        #expect(more.isGood, "\(more)")
    }
}
