// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about updates that wait, and about when their fixes were made.
extension [Case] {
    /// A user who takes long.
    static let slowDecisions: [Case] = [
        Case(
            "slow-user",
            .undetermined,
            needs: .prompts,
            mistake: "Updates that are still undetermined after some time are given up without a word."
        ) { scene in
            scene.askWhenInUse()
            scene.startUpdates()
            scene.wait(45)
            try scene.allow()
            scene.wait(30)
            try scene.expect(
                !scene.app.updates.isEmpty,
                "updates after a grant that took three quarters of a minute",
                observed: "none in 30 s"
            )
        }
    ]

    /// A fix between two seconds.
    static let fractionsOfTime: [Case] = [
        Case(
            "between-two-seconds",
            needs: .rawFixes,
            mistake: "Times are rounded to whole seconds, up as well as down."
        ) { scene in
            scene.startUpdates()
            scene.wait(10.2)
            try scene.act(.rawFix(horizontalAccuracy: 5))
            scene.wait(1.3)
            try scene.act(.rawFix(horizontalAccuracy: 5))
            scene.wait(5)
            let ages = scene.app.updates.map { scene.age(of: $0.value, at: $0.time) }
            let youngest = ages.min() ?? 0
            try scene.expect(
                youngest >= -0.1,
                "no fix from the future, also when it was made between two whole seconds",
                observed: "a fix that is made \(Scene.words(for: -youngest)) after it is delivered"
            )
        }
    ]
}
