// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Two providers in one app.
extension ProviderContract {
    static let sideBySide: [Article] = [
        Article(
            ContractClause(
                "SWP-03",
                .must,
                "A second provider needs no second question: a grant holds for all, and none asks for more on its own.",
                source:
                    "LocationProvider, requirement 13; Tencent's pages: permission is the process's; R10: ask natively, "
                    + "so that a later switch is cheap.",
                likelyMistake: "Each adapter begins with a request of its own, such as one for Always."
            ),
            Case("no-second-prompt", needs: [.prompts, .severalProviders]) { scene in
                let other = try scene.makeProvider()
                scene.wait(1)
                scene.call { _ = other.requestLocation(.usual) { _ in } }
                scene.wait(LocationRequest.bound)
                try scene.expectPrompts([], "no prompt appears for a second provider after a grant")
            }
        ),
        Article(
            ContractClause(
                "SWP-04",
                .must,
                "Every provider of an app sees the same authorization at once, and tells its own delegate of every change.",
                source:
                    "Apple, locationManagerDidChangeAuthorization(_:): every manager; Tencent's pages: permission is the "
                    + "process's; LocationProviderDelegate.provider(_:didChangeAuthorization:).",
                likelyMistake: "The status is undetermined until the first callback, or only the newest object is told."
            ),
            Case("status-at-once", needs: .severalProviders) { scene in
                let other = try scene.makeProvider()
                let status = scene.call { other.authority.authorizationStatus }
                try scene.expect(
                    status,
                    is: .authorizedWhenInUse,
                    "the status that a second provider sees when it is made"
                )
            },
            Case("both-told", needs: [.settings, .severalProviders]) { scene in
                let (other, listener) = (try scene.makeProvider(), scene.makeListener())
                scene.call { other.delegate = listener }
                scene.wait(1)
                try scene.setAccess(.never)
                scene.wait(5)
                for (who, app) in [("first", scene.app!), ("second", listener)] {
                    let told = app.authorizations.map(\.value.status)
                    try scene.expect(told, is: [.denied], "what the \(who) provider's delegate is told")
                }
            }
        ),
        Article(
            ContractClause(
                "SWP-05",
                .must,
                "Cancelling a request of one provider leaves another provider's request alone.",
                source: "LocationProvider, requirement 7: ending one request must not disturb another; R10.",
                likelyMistake: "Requests are kept at class level, and cancelling means stopping the SDK."
            ),
            Case("other-cancelled", needs: .severalProviders) { scene in
                let other = try scene.makeProvider()
                var answers: [Result<Location, LocationError>] = []
                let first = scene.request()
                scene.call { _ = other.requestLocation(.usual) { answers.append($0) } }
                scene.wait(0.5)
                scene.cancel(first)
                scene.wait(2 * LocationRequest.bound)
                try first.error(.cancelled)
                try scene.expect(
                    answers.first?.location != nil,
                    "the second provider's request is answered with a location",
                    observed: answers.first.map { Scene.words(for: $0) } ?? "no answer"
                )
            }
        ),
        Article(
            ContractClause(
                "SWP-06",
                .must,
                capability: .continuous,
                "Two providers that update at once each deliver what happens.",
                source: "W3C Geolocation: each change is one event to each watch; R32: one service, several observers.",
                likelyMistake: "The last subscriber takes the SDK's callback, and the first hears nothing more."
            ),
            Case("both-hear", needs: [.place, .severalProviders]) { scene in
                let (other, listener) = (try scene.makeProvider(), scene.makeListener())
                scene.call { other.delegate = listener }
                scene.startUpdates()
                scene.call { other.startUpdatingLocation() }
                try scene.walk(seconds: 10)
                let before = (scene.app.updates.count, listener.updates.count)
                try scene.walk(seconds: 30)
                let counts = (scene.app.updates.count - before.0, listener.updates.count - before.1)
                try scene.expect(
                    counts.0 > 0 && counts.1 > 0,
                    "both providers deliver",
                    observed: "\(counts.0) updates of the first and \(counts.1) of the second in 30 s of walking"
                )
            }
        ),
        Article(
            ContractClause(
                "SWP-07",
                .must,
                capability: .continuous,
                "A provider can be stopped while another one updates; when both are stopped nothing locates.",
                source: "SwitchingProvider: updates stop on the old provider and start on the new one; R34, R35.",
                likelyMistake:
                    "The SDK's shared object runs on for the other, and its fixes go to both, or nobody stops it."
            ),
            Case("new-one-first", needs: [.place, .severalProviders]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                let other = try scene.makeProvider()
                scene.call { other.startUpdatingLocation() }
                try scene.walk(seconds: 5)
                scene.stopUpdates()
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count - before,
                    is: 0,
                    "the number of updates of the old provider, stopped after the new one was started"
                )
            },
            Case("both-stopped", needs: [.receivers, .severalProviders]) { scene in
                scene.startUpdates()
                scene.wait(5)
                let other = try scene.makeProvider()
                scene.call { other.startUpdatingLocation() }
                scene.wait(5)
                scene.stopUpdates()
                scene.wait(5)
                scene.call { other.stopUpdatingLocation() }
                scene.wait(30)
                try scene.expect(
                    !scene.world.isLocating,
                    "the location arrow is out when both providers are stopped",
                    observed: "it still shows"
                )
            }
        ),
    ]
}
