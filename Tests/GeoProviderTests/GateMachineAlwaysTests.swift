// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GeoProvider

@Suite("The gate's way to Always")
struct GateMachineAlwaysTests {
    typealias Case = GateMachineTests.Case
    typealias Step = GateMachineTests.Step

    @Test("Each event leads to the listed actions.", arguments: cases)
    func follows(_ example: Case) {
        GateMachineTests().follows(example)
    }

    static func world(_ status: AuthorizationStatus, _ application: ApplicationState = .active) -> GateMachineTests.Seen
    {
        GateMachineTests.world(status, application)
    }

    static let keys = [UsageTextRule.whenInUseKey, UsageTextRule.alwaysAndWhenInUseKey]
    static let whenInUse = GateOutcome.granted(.authorizedWhenInUse, .fullAccuracy)
    static let always = GateOutcome.granted(.authorizedAlways, .fullAccuracy)
    static let upgrade = Step(
        event: .start,
        world: world(.authorizedWhenInUse),
        actions: [.request(.always), .confirm]
    )
    static let prompted = Step(event: .confirmed, world: world(.authorizedWhenInUse, .inactive), actions: [])

    static let cases: [Case] = [
        Case(
            name: "When-In-Use first, then Always once the app is active",
            permission: .always,
            steps: [
                Step(event: .start, world: world(.notDetermined), actions: [.request(.whenInUse), .confirm]),
                Step(event: .confirmed, world: world(.notDetermined, .inactive), actions: []),
                Step(event: .authorization, world: world(.authorizedWhenInUse, .inactive), actions: []),
                Step(
                    event: .application,
                    world: world(.authorizedWhenInUse),
                    actions: [.request(.always), .confirm]
                ),
                prompted,
                Step(event: .authorization, world: world(.authorizedAlways, .inactive), actions: [.end(always)]),
            ]
        ),
        Case(
            name: "Keep Only While Using sends no callback",
            permission: .always,
            steps: [
                upgrade, prompted,
                Step(event: .application, world: world(.authorizedWhenInUse), actions: [.confirm]),
                Step(event: .confirmed, world: world(.authorizedWhenInUse), actions: [.end(whenInUse)]),
            ]
        ),
        Case(
            name: "an ignored Always request is noticed at once",
            permission: .always,
            steps: [upgrade, Step(event: .confirmed, world: world(.authorizedWhenInUse), actions: [.end(whenInUse)])]
        ),
        Case(
            name: "a silent provisional grant, as on iOS 13.0",
            version: SystemVersion(13),
            permission: .always,
            steps: [
                upgrade,
                Step(event: .authorization, world: world(.authorizedAlways), actions: [.end(always)]),
                Step(event: .confirmed, world: world(.authorizedAlways), actions: []),
            ]
        ),
        Case(
            name: "a refusal of the first question ends it",
            permission: .always,
            steps: [
                Step(event: .start, world: world(.notDetermined), actions: [.request(.whenInUse), .confirm]),
                Step(event: .confirmed, world: world(.notDetermined, .inactive), actions: []),
                Step(event: .authorization, world: world(.denied, .inactive), actions: [.end(.refused)]),
            ]
        ),
        Case(
            name: "iOS 8 asks for Always alone",
            version: SystemVersion(8),
            permission: .always,
            keys: [UsageTextRule.alwaysKey],
            steps: [
                Step(event: .start, world: world(.notDetermined), actions: [.request(.always), .confirm]),
                Step(event: .confirmed, world: world(.notDetermined, .inactive), actions: []),
                Step(event: .authorization, world: world(.authorizedAlways), actions: [.end(always)]),
            ]
        ),
        Case(
            name: "a missing combined text is found before When-In-Use is asked for",
            permission: .always,
            keys: [UsageTextRule.whenInUseKey, UsageTextRule.alwaysKey],
            steps: [
                Step(event: .start, world: world(.notDetermined), actions: [.confirm]),
                Step(
                    event: .confirmed,
                    world: world(.notDetermined),
                    actions: [.end(.cannotAsk(missingKey: UsageTextRule.alwaysAndWhenInUseKey))]
                ),
            ]
        ),
        GateMachineTests.known("an Always grant needs no text", world(.authorizedAlways), always, keys: []),
    ]
}
