// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("Asking whether services are on")
struct ServicesQuestionTests {
    @Test(
        "The gate tells services off from a refusal, and nobody asks on the main thread.",
        arguments: ["15.0", "16.0", "26.0"],
        [true, false]
    )
    func gate(_ os: String, _ servicesOn: Bool) throws {
        let phone = Phone(os, grant: .denied)
        try phone.device.permission.change(.locationServices(servicesOn))
        var outcome: GateOutcome?
        let gate = NativeFirstGate(authority: phone.provider.authority, environment: phone.environment)
        gate.requestAuthorization(for: .whenInUse) { outcome = $0 }
        phone.request()
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(30))
        #expect(outcome == (servicesOn ? .refused : .servicesOff))
        #expect(phone.completions == [servicesOn ? "0.0 a denied" : "0.0 a servicesOff"])
        #expect(!phone.device.journal.text.contains("CL-SERVICES-MAIN"))
    }

    @Test("Services that go off while the gate waits for the user, or while updates run, are told as such.")
    func whileWaiting() throws {
        let phone = Phone("17.4", grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(3))
        try phone.device.permission.change(.locationServices(false))
        phone.device.advance(by: .seconds(3))
        #expect(phone.errors.map(\.code) == [.servicesOff])
        #expect(!phone.device.journal.text.contains("CL-SERVICES-MAIN"))
    }

    @Test("A world whose answer comes late is waited for: the gate does not call services that are off a refusal.")
    func lateAnswer() {
        let phone = Phone("17.4", grant: .denied) { $0.permission.servicesOn = false }
        let world = SlowWorld(phone)
        let environment = ProviderEnvironment(world)
        let authority = CoreLocationAuthority(environment: environment)
        var outcome: GateOutcome?
        NativeFirstGate(authority: authority, environment: environment)
            .requestAuthorization(for: .whenInUse) { outcome = $0 }
        phone.device.advance(by: .seconds(5))
        #expect(outcome == nil)
        world.answerAll()
        phone.device.advance(by: .seconds(5))
        #expect(outcome == .servicesOff)
    }

    /// A phone's world in which questions that may block are answered by hand.
    private final class SlowWorld: ProviderEnvironmentBackend {
        private let phone: Phone
        private var open: [() -> Void] = []

        init(_ phone: Phone) { self.phone = phone }

        func answerAll() {
            let answers = open
            open = []
            answers.forEach { $0() }
        }

        func askElsewhere(_ question: @escaping @Sendable () -> Bool, _ answer: @escaping (Bool) -> Void) {
            open.append { [device = phone.device] in answer(device.asCurrent { device.onAnotherThread(question) }) }
        }

        var infoDictionary: InfoDictionary { phone.environment.infoDictionary }
        var systemVersion: SystemVersion { phone.environment.systemVersion }
        var applicationState: ApplicationState { phone.environment.applicationState }
        var now: Double { phone.environment.now }

        func schedule(after seconds: Double, label: String, _ action: @escaping () -> Void) -> ScheduledAction {
            phone.environment.schedule(after: seconds, label: label, action)
        }

        func openSettings() { phone.environment.openSettings() }

        func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken {
            phone.environment.observeApplicationState(handler)
        }

        func enclose(_ body: () -> Void) { phone.environment.within(body) }
    }
}
