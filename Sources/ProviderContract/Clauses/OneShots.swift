// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// One request, one answer.
extension ProviderContract {
    static let oneShots: [Article] = [
        Article(
            ContractClause(
                "ONE-01",
                .must,
                "Every request is answered exactly once.",
                source: "LocationProvider, requirement 1; Apple, requestLocation(): one outcome; "
                    + "qiuxiang/react-native-amap-geolocation#96: several callbacks for one request.",
                likelyMistake: "A late fix, or the error that follows a fix, reaches the completion a second time."
            ),
            Case("located") { scene in
                let shot = scene.request()
                scene.wait(90)
                try shot.expectOnce()
            },
            Case("without-signal", .underground) { scene in
                let shot = scene.request()
                scene.wait(90)
                try shot.expectOnce()
            },
            Case("refused", .denied) { scene in
                let shot = scene.request()
                scene.wait(90)
                try shot.expectOnce()
            },
            further: .secondAnswers
        ),
        Article(
            ContractClause(
                "ONE-02",
                .must,
                "No completion runs inside a call to the provider.",
                source: "LocationProvider, requirement 2; W3C Geolocation: callbacks never run inside the call; Apple: "
                    + "delegate calls arrive on the run loop.",
                likelyMistake: "What is known at once, such as a remembered fix or a refusal, is delivered at once."
            ),
            Case("located") { scene in
                for _ in 0..<2 {
                    let shot = scene.request()
                    scene.wait(LocationRequest.bound)
                    try scene.expectLater(shot)
                }
            },
            Case("refused", .denied) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expectLater(shot)
            },
            further: .immediateAnswers + .answersAtHand
        ),
        Article(
            ContractClause(
                "ONE-03",
                .must,
                "A success carries a location and a failure an error.",
                source: "LocationProvider, requirement 3; R11.",
                likelyMistake: "A nil location of the SDK is unwrapped, or a nil error is taken for a success."
            ),
            further: .successes
        ),
        Article(
            ContractClause(
                "ONE-04",
                .must,
                "Where no fix can be had, a request ends at its time-outs and one second at the latest.",
                source: "LocationProvider, requirement 5.",
                likelyMistake: "The time-out is the SDK's, and the SDK has none."
            ),
            Case("without-signal", .underground) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound + 0.1)
                _ = try shot.answer()
            },
            further: .shortTimeouts
        ),
        Article(
            ContractClause(
                "ONE-05",
                .must,
                "A fix older than the request's maximum age does not answer it.",
                source: "LocationProvider, requirement 11; W3C Geolocation, maximumAge; "
                    + "ionic-team/capacitor-geolocation#90: the first fix is an old one.",
                likelyMistake: "The SDK's first delivery, a remembered fix, is taken for the answer."
            ),
            Case("old-fix", .with { $0.lastKnownAge = 3_600 }) { scene in
                let shot = scene.request(
                    LocationRequest(desiredAccuracy: .hundredMeters, timeout: 10, maximumAge: 5)
                )
                scene.wait(LocationRequest.bound)
                let answer = try shot.answer()
                guard case .success(let location) = answer.result else { return }
                let age = scene.age(of: location, at: answer.time)
                try scene.expect(
                    age <= 5.5,
                    "a fix at most 5 s old",
                    observed: "a fix \(Scene.words(for: age)) old"
                )
            },
            further: .freshAnswers + .approximateTimes + .rememberedAnswers
        ),
        Article(
            ContractClause(
                "ONE-06",
                .must,
                "A fix that the SDK marks as invalid does not answer a request.",
                source:
                    "LocationProvider, requirement 10; Apple, CLLocation.horizontalAccuracy: negative means invalid; "
                    + "R27.",
                likelyMistake: "The sign of the accuracy is not looked at."
            ),
            Case("invalid-fix", .underground, needs: .rawFixes) { scene in
                let shot = scene.request()
                scene.wait(2)
                try scene.act(.rawFix(horizontalAccuracy: -1))
                scene.wait(LocationRequest.bound)
                try shot.error()
            },
            further: .validAfterInvalid
        ),
        Article(
            ContractClause(
                "ONE-07",
                .must,
                "A provider serves one request after the other, whatever became of the one before, also from inside a "
                    + "completion.",
                source:
                    "LocationProvider, requirement 1: every request; himbeles/LocationProvider#7: nothing until the "
                    + "next launch.",
                likelyMistake: "A flag that says \"busy\" is not taken back on every way out."
            ),
            Case("again") { scene in
                scene.request()
                scene.wait(LocationRequest.bound)
                let second = scene.request()
                scene.wait(LocationRequest.bound)
                try second.location()
            },
            Case("after-a-failure", .underground, needs: .signal) { scene in
                scene.request()
                scene.wait(LocationRequest.bound + 1)
                try scene.act(.signal(true))
                let second = scene.request()
                scene.wait(LocationRequest.bound)
                try second.location()
            },
            Case("inside-a-completion") { scene in
                var second: Shot?
                scene.request { second = scene.request() }
                scene.wait(2 * LocationRequest.bound)
                try scene.expect(second != nil, "the first request is answered", observed: "no answer")
                try second?.location()
            },
            further: .nextRequests
        ),
        Article(
            ContractClause(
                "ONE-08",
                .must,
                "After its answer a request leaves no receiver running.",
                source:
                    "Apple, requestLocation(): the service stops after the outcome; R35: the arrow shows who locates.",
                likelyMistake: "A one-shot is built from updates that nobody stops."
            ),
            Case("receivers-off", needs: .receivers) { scene in
                scene.request()
                scene.wait(LocationRequest.bound + 30)
                try scene.expect(!scene.world.isLocating, "the location arrow is out", observed: "it still shows")
            },
            further: .receiversOff
        ),
    ]
}

extension Scene {
    /// Makes sure that no answer came inside a call.
    func expectLater(_ shot: Shot) throws {
        try expect(
            !shot.answers.contains(where: \.isInsideCall),
            "the completion runs after the call has returned",
            observed: "it ran inside the call"
        )
    }

    /// How old a fix was at a moment of the check.
    func age(of location: Location, at moment: Double) -> Double {
        world.environment.now - (now - moment) - location.timestamp
    }
}
