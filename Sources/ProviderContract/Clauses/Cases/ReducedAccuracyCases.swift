// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about what an approximate grant does.
extension [Case] {
    /// How fixes are marked.
    static let accuracyMarks: [Case] = [
        Case("updates-are-marked", .reduced) { scene in
            try scene.updateApproximately()
            try scene.expectMarks(.reducedAccuracy, from: 0, "under reduced accuracy")
        },
        Case(
            "marked-anew-while-running",
            needs: .settings,
            mistake: "The accuracy is read when updates start, and kept for all their fixes."
        ) { scene in
            try scene.updateApproximately()
            try scene.act(.settings(.precise(false)))
            let before = scene.app.updates.count
            scene.wait(1_000)
            try scene.expectMarks(.reducedAccuracy, from: before, "after Precise was switched off")
        },
    ]

    /// What insisting on full accuracy does elsewhere.
    static let insistence: [Case] = [
        Case(
            "full-is-enough",
            mistake: "The mode full is refused or asked for without a look at the accuracy that is granted."
        ) { scene in
            let shot = scene.request(.insistent)
            scene.wait(LocationRequest.bound)
            try shot.location()
        },
        Case(
            "beside-an-approximate-request",
            .reduced,
            mistake: "The insistent request shares the call of the approximate one, and its coarse answer."
        ) { scene in
            scene.app.accuracyAnswer = .declines
            guard scene.provider.descriptor.concurrentOneShots != .refused else {
                throw Skip(reason: "the provider takes one request at a time")
            }
            let (_, insistent) = (scene.request(.approximate), scene.request(.insistent))
            scene.wait(2 * LocationRequest.bound)
            try insistent.error(.reducedAccuracy)
        },
        Case("updates", .reduced) { scene in
            try scene.require(.continuous)
            scene.app.accuracyAnswer = .declines
            scene.configure { $0.accuracyMode = .full }
            scene.startUpdates()
            scene.wait(60)
            try scene.expect(scene.app.updates.count, is: 0, "the number of approximate fixes that updates deliver")
            try scene.expect(
                scene.app.errors.contains { $0.value.code == .reducedAccuracy },
                "updates tell reducedAccuracy",
                observed: scene.errorsTold
            )
        },
        Case(
            "updates-go-on-when-full",
            .reduced,
            needs: .settings,
            mistake: "The error ends the updates, and nothing starts them again when accuracy becomes full."
        ) { scene in
            try scene.require(.continuous)
            scene.app.accuracyAnswer = .declines
            scene.configure { $0.accuracyMode = .full }
            scene.startUpdates()
            scene.wait(10)
            try scene.act(.settings(.precise(true)))
            scene.wait(30)
            try scene.expect(
                !scene.app.updates.isEmpty,
                "updates flow within 30 s once the user grants full accuracy",
                observed: "no update; \(scene.errorsTold)"
            )
        },
    ]

    /// How long an approximate answer may take.
    static let approximateAnswers: [Case] = [
        Case("does-not-wait", .reduced) { scene in
            scene.app.accuracyAnswer = .declines
            let shot = scene.request(LocationRequest(desiredAccuracy: .best, timeout: 60, accuracyMode: .reduce))
            scene.wait(66)
            let taken = try shot.answer().time - shot.start
            try scene.expect(
                taken <= 9,
                "an answer within 9 s: the exactness asked for cannot come, however long one waits",
                observed: "an answer after \(Scene.words(for: taken))"
            )
        }
    ]

    /// Where repeating has nothing to wait for, and what else is repeated.
    static let repetitions: [Case] = [
        Case(
            "full-already",
            mistake: "The answer is held back although accuracy is full, and nothing better can come."
        ) { scene in
            let shot = scene.request(.repeated)
            scene.wait(8)
            try scene.expect(
                !shot.answers.isEmpty,
                "an answer within 8 s: accuracy is full already, so that there is nothing to wait for",
                observed: "none"
            )
        },
        Case(
            "failure-is-repeated",
            .reduced,
            needs: .settings,
            mistake: "Only a coarse location is repeated, not the refusal reducedAccuracy."
        ) { scene in
            scene.app.accuracyAnswer = .declines
            var request = LocationRequest.repeated
            request.accuracyMode = .full
            let shot = scene.request(request)
            scene.wait(5)
            try scene.act(.settings(.precise(true)))
            scene.wait(30)
            try shot.location()
        },
    ]

    /// What else changes accuracy.
    static let accuracyChanges: [Case] = [
        Case(
            "temporary-grant",
            .reduced,
            needs: .prompts,
            mistake: "Only changes made in Settings are told, or changes are dropped while the request is open."
        ) { scene in
            scene.wait(1)
            let before = scene.app.authorizations.count
            _ = scene.askFullAccuracy()
            try scene.answer(.allowOnce)
            scene.wait(5)
            try scene.expectTold([.fullAccuracy], from: before, "the user's temporary grant")
        },
        Case(
            "lapse",
            .reduced,
            needs: [.prompts, .application],
            mistake: "Nobody looks at the accuracy when the app comes back, so its lapse is not told."
        ) { scene in
            _ = scene.askFullAccuracy()
            try scene.answer(.allowOnce)
            scene.wait(1)
            let before = scene.app.authorizations.count
            try scene.act(.enterBackground)
            scene.wait(600)
            try scene.act(.enterForeground)
            scene.wait(5)
            try scene.expectTold([.reducedAccuracy], from: before, "the end of a temporary grant")
        },
    ]

    /// What is no problem.
    static let completeConfigurations: [Case] = [
        Case(
            "known-purpose-key",
            needs: .permission,
            mistake: "Purpose keys are not looked up in Info.plist, or in the wrong place of it."
        ) { scene in
            var configuration = scene.provider.configuration
            configuration.purposeKey = ContractSetUp.purposeKey
            let codes = scene.provider.problems(with: configuration).map(\.code)
            try scene.expect(
                codes.isEmpty,
                "no problem, since the purpose key is in Info.plist",
                observed: codes.map(\.rawValue).joined(separator: ", ")
            )
        }
    ]

    /// When the SDK's wish reaches the app, and how long the app may take.
    static let accuracyWishes: [Case] = [
        Case(
            "none-when-full",
            mistake: "The app is asked without a look at the accuracy that is granted."
        ) { scene in
            scene.request()
            scene.wait(LocationRequest.bound)
            try scene.expect(scene.app.accuracyCalls, is: 0, "how often the app is asked where accuracy is full")
        },
        Case(
            "none-in-the-mode-reduce",
            .reduced,
            mistake: "The accuracy mode of the request does not reach the SDK."
        ) { scene in
            scene.request(.approximate)
            scene.wait(LocationRequest.bound)
            try scene.expect(
                scene.app.accuracyCalls,
                is: 0,
                "how often the app is asked for a request in the mode reduce"
            )
        },
        Case("slow-user", .reduced, needs: .prompts) { scene in
            let shot = scene.request()
            scene.wait(60)
            try scene.expect(
                shot.answers.isEmpty,
                "no answer while the prompt for full accuracy is on screen",
                observed: shot.answers.first.map { Scene.words(for: $0.result) } ?? ""
            )
            try scene.answer(.dontAllow)
            scene.wait(LocationRequest.bound)
            try shot.location()
        },
    ]
}

extension Scene {
    /// Starts updates that take whatever is granted, and lets the first come.
    fileprivate func updateApproximately() throws {
        try require(.continuous)
        app.accuracyAnswer = .declines
        configure { $0.accuracyMode = .reduce }
        startUpdates()
        wait(10)
    }

    /// Makes sure that the updates from some index on all have this mark.
    fileprivate func expectMarks(_ mark: AccuracyAuthorization, from index: Int, _ when: String) throws {
        let marks = app.updates.dropFirst(index).map(\.value.accuracyAuthorization)
        try expect(
            marks.allSatisfy { $0 == mark },
            "every fix of the updates \(when) is marked \(mark)",
            observed: "\(marks.filter { $0 != mark }.count) of \(marks.count) are marked otherwise"
        )
    }

    /// Makes sure that the delegate heard of these accuracies, one after the other, and of nothing else.
    fileprivate func expectTold(_ accuracies: [AccuracyAuthorization], from index: Int, _ cause: String) throws {
        let states = accuracies.map { AuthorizationState(.authorizedWhenInUse, $0) }
        let told = app.authorizations.dropFirst(index).map(\.value)
        try expect(
            told == states,
            "the delegate hears of \(cause): \(states.map(\.description).joined(separator: "; "))",
            observed: told.isEmpty ? "it hears of no change" : told.map(\.description).joined(separator: "; ")
        )
    }
}
