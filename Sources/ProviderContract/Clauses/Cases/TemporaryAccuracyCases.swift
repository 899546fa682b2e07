// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about asking for full accuracy for a while.
extension [Case] {
    /// Which prompts a request shows.
    static let accuracyPrompts: [Case] = [
        Case(
            "full-needs-no-prompt",
            needs: .prompts,
            mistake: "Accuracy is not read before asking, or another request than that for full accuracy is made."
        ) { scene in
            _ = scene.askFullAccuracy()
            scene.wait(5)
            try scene.expectPrompts([], "no prompt appears where accuracy is full already")
        },
        Case(
            "asks-again-after-a-refusal",
            .reduced,
            needs: .prompts,
            mistake: "The refusal is remembered, so that the user is never asked again."
        ) { scene in
            _ = scene.askFullAccuracy()
            try scene.answer(.dontAllow)
            scene.wait(1)
            _ = scene.askFullAccuracy()
            try scene.expectPrompts(
                [.tempFull14, .tempFull14],
                "a second request, after the user has refused the first, shows the prompt again"
            )
        },
        Case(
            "each-its-own-key",
            .reduced,
            needs: .prompts,
            mistake: "The purpose key of the first request is kept for all that follow."
        ) { scene in
            _ = scene.askFullAccuracy()
            try scene.answer(.dontAllow)
            scene.wait(1)
            _ = scene.askFullAccuracy(ContractSetUp.otherPurposeKey)
            try scene.expect(
                try scene.promptOnScreen().purposeKey ?? "none",
                is: ContractSetUp.otherPurposeKey,
                "the purpose key of the prompt of a second request with another key"
            )
        },
    ]

    /// When a request has to be completed, too.
    static let accuracyCompletions: [Case] = [
        Case(
            "two-at-once",
            .reduced,
            needs: .prompts,
            mistake:
                "There is room for one completion only, and the second request is lost or takes the first one's place."
        ) { scene in
            let (first, second) = (scene.askFullAccuracy(), scene.askFullAccuracy())
            try scene.answer(.allowOnce)
            scene.wait(30)
            try scene.expect(
                [first.errors.count, second.errors.count],
                is: [1, 1],
                "how often the completions of two requests for full accuracy that overlap are called"
            )
        },
        Case(
            "undetermined",
            .undetermined,
            mistake: "The request for full accuracy is kept until location is granted, or dropped because it is not."
        ) { scene in
            let answer = scene.askFullAccuracy()
            scene.wait(30)
            try scene.expect(
                answer.errors.count,
                is: 1,
                "how often the completion is called where location itself is not granted yet"
            )
        },
        Case(
            "off-screen",
            .reduced,
            needs: .application,
            mistake: "In the background nothing is asked, and the completion is forgotten on that way out."
        ) { scene in
            try scene.act(.enterBackground)
            let answer = scene.askFullAccuracy()
            scene.wait(1)
            try scene.act(.enterForeground)
            scene.wait(30)
            try scene.expect(
                answer.errors.count,
                is: 1,
                "how often the completion is called for an app in the background, where no prompt can be shown"
            )
        },
    ]

    /// When a temporary grant ends, and when not.
    static let accuracyLapses: [Case] = [
        Case(
            "short-dip",
            .reduced,
            needs: [.prompts, .application],
            mistake: "Leaving the screen for a moment is taken for the end of the session."
        ) { scene in
            _ = scene.askFullAccuracy()
            try scene.answer(.allowOnce)
            scene.wait(1)
            try scene.act(.enterBackground)
            scene.wait(1)
            try scene.act(.enterForeground)
            scene.wait(1)
            try scene.expect(
                scene.authority.accuracyAuthorization,
                is: .fullAccuracy,
                "the accuracy after one second off screen, which still counts as in use,"
            )
        },
        Case(
            "asks-again",
            .reduced,
            needs: [.prompts, .application],
            mistake: "The grant is remembered, so that the user is not asked again after it has lapsed."
        ) { scene in
            _ = scene.askFullAccuracy()
            try scene.answer(.allowOnce)
            scene.wait(1)
            try scene.act(.enterBackground)
            scene.wait(600)
            try scene.act(.enterForeground)
            scene.wait(1)
            _ = scene.askFullAccuracy()
            try scene.expectPrompts(
                [.tempFull14, .tempFull14],
                "a second request, after the first grant has lapsed, shows the prompt again"
            )
        },
    ]
}
