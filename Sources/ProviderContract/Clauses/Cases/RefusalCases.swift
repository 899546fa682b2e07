// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about refusals, and about nobody asking.
extension [Case] {
    /// What else takes permission away.
    static let revocations: [Case] = [
        Case(
            "services-off-while-waiting",
            .underground,
            needs: .settings,
            mistake: "While a request waits, only the app's own permission is watched, not the device's switch."
        ) { scene in
            let shot = scene.requestPatiently()
            scene.wait(5)
            try scene.act(.settings(.locationServices(false)))
            scene.wait(5)
            try shot.error(.servicesOff)
        },
        Case(
            "restricted-while-waiting",
            .underground,
            needs: .settings,
            mistake: "While a request waits, only a refusal is watched, not a restriction."
        ) { scene in
            let shot = scene.requestPatiently()
            scene.wait(5)
            try scene.act(.settings(.restricted(true)))
            scene.wait(5)
            try shot.error(.restricted)
        },
        Case(
            "all-that-wait",
            .underground,
            needs: .settings,
            mistake: "The end of permission answers one request, and the others are forgotten."
        ) { scene in
            let first = scene.requestPatiently()
            let others = (0..<2).map { _ in scene.requestPatiently() }
            scene.wait(5)
            try scene.setAccess(.never)
            scene.wait(15)
            try first.error(.denied)
            for other in others { try other.error(.denied, .busy) }
        },
    ]

    /// What comes after nobody has asked.
    static let unaskedRequests: [Case] = [
        Case(
            "next-request",
            .undetermined,
            needs: .prompts,
            unless: .permissionCallbacks,
            mistake: "A request that ended with notAsked leaves the provider busy."
        ) { scene in
            scene.request()
            scene.wait(2 * LocationRequest.bound)
            scene.askWhenInUse()
            try scene.allow()
            let second = scene.request()
            scene.wait(LocationRequest.bound)
            try second.location()
        }
    ]

    /// Texts that are there, and do not help.
    static let missingTexts: [Case] = [
        Case(
            "only-one-of-two-texts",
            .oneTextOfTwo,
            mistake: "Any usage text is taken for enough; When-In-Use needs its own."
        ) { scene in
            let shot = scene.request()
            scene.wait(20)
            try shot.error(.missingUsageDescription)
        },
        Case(
            "names-what-is-not-there",
            .oneTextOfTwo,
            mistake: "The key that is named is a constant, or that of another request."
        ) { scene in
            let shot = scene.request()
            scene.wait(20)
            let key = try shot.error().infoDictionaryKey
            let missing = UsageKey.allCases.filter { !scene.setUp.usageTexts.contains($0) }.map(\.rawValue)
            try scene.expect(
                key.map(missing.contains) ?? false,
                "an error that names a key which Info.plist lacks",
                observed: key.map { "it names \($0), which is there" } ?? "it names no key"
            )
        },
    ]

    /// How often the app is asked, and when not.
    static let permissionWishes: [Case] = [
        Case(
            "asked-once",
            .undetermined,
            mistake: "The SDK's callback reaches the app by two ways."
        ) { scene in
            scene.request()
            scene.wait(5)
            try scene.expect(scene.app.permissionCalls, is: 1, "how often one request has the app asked")
        },
        Case("decided-already") { scene in
            scene.request()
            scene.wait(5)
            try scene.expect(
                scene.app.permissionCalls,
                is: 0,
                "how often the app is asked, where location is granted already,"
            )
        },
    ]
}

extension ContractSetUp {
    /// Nobody has asked, and nobody can: of the two texts that every request needs one is there.
    fileprivate static let oneTextOfTwo = with {
        $0.grant = .unasked
        $0.usageTexts = [.alwaysAndWhenInUse]
    }
}

extension Scene {
    /// Asks for a location that may take its time.
    fileprivate func requestPatiently() -> Shot {
        request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 60))
    }
}
