// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GeoProvider

@Suite("The decisions of the native-first gate")
struct GateMachineTests {
    /// What the gate sees, as plain data.
    struct Seen: Sendable {
        let status: AuthorizationStatus
        let application: ApplicationState
        let services: Bool

        var world: GateMachine.World {
            GateMachine.World(
                status: status,
                accuracy: .fullAccuracy,
                applicationState: application,
                servicesEnabled: services
            )
        }
    }

    /// One event with the world it finds, and what the machine answers.
    struct Step: Sendable {
        enum Event: Sendable { case start, confirmed, authorization, application }
        let event: Event
        let world: Seen
        let actions: [GateMachine.Action]
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var version = SystemVersion(17)
        var permission = LocationPermission.whenInUse
        var keys = [UsageTextRule.whenInUseKey, UsageTextRule.alwaysAndWhenInUseKey]
        let steps: [Step]
        var testDescription: String { name }
    }

    @Test("Each event leads to the listed actions.", arguments: cases)
    func follows(_ example: Case) {
        let rule = UsageTextRule.inForce(for: example.permission, on: example.version)
        let texts = Dictionary(uniqueKeysWithValues: example.keys.map { ($0, "text") })
        var machine = GateMachine(rule: rule, infoDictionary: InfoDictionary(usageDescriptions: texts))
        for (index, step) in example.steps.enumerated() {
            let actions =
                switch step.event {
                case .start: machine.start(step.world.world)
                case .confirmed: machine.confirmed(step.world.world)
                case .authorization: machine.authorizationChanged(step.world.world)
                case .application: machine.applicationChanged(step.world.world)
                }
            #expect(actions == step.actions, "step \(index)")
        }
    }

    // MARK: The table

    static func world(
        _ status: AuthorizationStatus,
        _ application: ApplicationState = .active,
        services: Bool = true
    ) -> Seen {
        Seen(status: status, application: application, services: services)
    }

    static func known(_ name: String, _ world: Seen, _ outcome: GateOutcome, keys: [String]? = nil) -> Case {
        var example = Case(
            name: name,
            steps: [
                Step(event: .start, world: world, actions: [.confirm]),
                Step(event: .confirmed, world: world, actions: [.end(outcome)]),
            ]
        )
        if let keys { example.keys = keys }
        return example
    }

    static let granted = GateOutcome.granted(.authorizedWhenInUse, .fullAccuracy)
    static let asks: [GateMachine.Action] = [.request(.whenInUse), .confirm]
    static let asked = Step(event: .start, world: world(.notDetermined), actions: asks)
    static let prompted = Step(event: .confirmed, world: world(.notDetermined, .inactive), actions: [])

    static let cases: [Case] = [
        known("services off is found before asking", world(.denied, services: false), .servicesOff),
        known("services off wins over a status that was kept", world(.notDetermined, services: false), .servicesOff),
        known("a restriction is found before asking", world(.restricted), .restricted),
        known("an earlier refusal is told", world(.denied), .refused),
        known("an earlier grant is told", world(.authorizedWhenInUse), granted),
        known(
            "a missing text is found before asking",
            world(.notDetermined),
            .cannotAsk(missingKey: UsageTextRule.whenInUseKey),
            keys: [UsageTextRule.alwaysAndWhenInUseKey]
        ),
        known("in the background nothing can be asked", world(.notDetermined, .background), .undecided),
        Case(
            name: "the prompt is answered",
            steps: [
                asked, prompted,
                Step(event: .authorization, world: world(.notDetermined, .inactive), actions: []),
                Step(event: .authorization, world: world(.authorizedWhenInUse, .inactive), actions: [.end(granted)]),
                Step(event: .application, world: world(.authorizedWhenInUse), actions: []),
            ]
        ),
        Case(
            name: "the prompt is refused",
            steps: [asked, prompted, Step(event: .authorization, world: world(.denied), actions: [.end(.refused)])]
        ),
        Case(
            name: "no prompt came although nothing is missing",
            steps: [asked, Step(event: .confirmed, world: world(.notDetermined), actions: [.end(.undecided)])]
        ),
        Case(
            name: "the app leaves with the prompt open",
            steps: [
                asked, prompted,
                Step(event: .application, world: world(.notDetermined, .background), actions: [.end(.undecided)]),
            ]
        ),
        Case(
            name: "the prompt goes without an answer",
            steps: [
                asked, prompted,
                Step(event: .application, world: world(.notDetermined), actions: [.confirm]),
                Step(event: .confirmed, world: world(.notDetermined), actions: [.end(.undecided)]),
            ]
        ),
        Case(
            name: "the callback comes after the activation",
            steps: [
                asked, prompted,
                Step(event: .application, world: world(.notDetermined), actions: [.confirm]),
                Step(event: .authorization, world: world(.authorizedWhenInUse), actions: [.end(granted)]),
                Step(event: .confirmed, world: world(.authorizedWhenInUse), actions: []),
            ]
        ),
        Case(
            name: "another's prompt is waited out, then asked once",
            steps: [
                Step(event: .start, world: world(.notDetermined, .inactive), actions: []),
                Step(event: .application, world: world(.notDetermined), actions: asks),
                Step(event: .confirmed, world: world(.notDetermined), actions: [.end(.undecided)]),
            ]
        ),
        Case(
            name: "another's prompt is answered",
            steps: [
                Step(event: .start, world: world(.notDetermined, .inactive), actions: []),
                Step(event: .authorization, world: world(.authorizedWhenInUse, .inactive), actions: [.end(granted)]),
            ]
        ),
    ]
}
