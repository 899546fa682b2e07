// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Ending a request early.
extension ProviderContract {
    static let cancellation: [Article] = [
        Article(
            ContractClause(
                "CAN-01",
                .must,
                "A cancelled request is answered with cancelled, once, later, and with nothing else.",
                source: "LocationProvider, requirement 7; LocationRequestToken.cancel().",
                likelyMistake: "The request is forgotten and its caller waits for ever, or a fix still comes through."
            ),
            Case("while-locating") { scene in
                let shot = scene.request()
                scene.wait(0.5)
                scene.cancel(shot)
                scene.wait(LocationRequest.bound)
                try shot.error(.cancelled)
            },
            Case("while-undetermined", .undetermined, needs: .prompts) { scene in
                scene.askWhenInUse()
                let shot = scene.request()
                scene.wait(1)
                scene.cancel(shot)
                scene.wait(1)
                try shot.error(.cancelled)
            },
            Case("once") { scene in
                let shot = scene.request()
                scene.wait(0.5)
                scene.cancel(shot)
                scene.wait(60)
                try shot.expectOnce()
            },
            Case("later") { scene in
                let shot = scene.request()
                scene.wait(0.5)
                scene.cancel(shot)
                scene.wait(1)
                try scene.expect(
                    !(try shot.answer().isInsideCall),
                    "the completion runs after cancel() has returned",
                    observed: "it ran inside the call"
                )
            },
            further: .cancelledRequests
        ),
        Article(
            ContractClause(
                "CAN-02",
                .must,
                "Cancelling one request disturbs no other.",
                source: "LocationProvider, requirement 7: ending one request does not disturb another.",
                likelyMistake: "All requests share one call of the SDK, and cancel ends that call."
            ),
            Case("other-request") { scene in
                let first = scene.request()
                let second = scene.request()
                if scene.provider.descriptor.concurrentOneShots == .refused {
                    throw Skip(reason: "the provider takes one request at a time")
                }
                scene.wait(0.5)
                scene.cancel(first)
                scene.wait(2 * LocationRequest.bound)
                try second.location()
            },
            further: .cancelledBeside
        ),
        Article(
            ContractClause(
                "CAN-03",
                .must,
                capability: .continuous,
                "Cancelling a request does not disturb updates.",
                source:
                    "LocationProvider, requirement 7; Apple: stopUpdatingLocation() also cancels requestLocation(), so "
                    + "one manager must not serve both.",
                likelyMistake: "Cancel is done by stopping the manager that the updates run on."
            ),
            Case("updates", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                let shot = scene.request()
                scene.wait(0.5)
                scene.cancel(shot)
                scene.wait(1)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count > before, "updates go on", observed: "none in 30 s of walking")
            }
        ),
        Article(
            ContractClause(
                "CAN-04",
                .must,
                "Cancelling a request that has ended does nothing.",
                source: "LocationRequestToken.init(onCancel:): it does nothing if the request has ended.",
                likelyMistake: "The token remembers a completion that was called already."
            ),
            Case("after-the-end") { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try shot.location()
                scene.cancel(shot)
                scene.wait(5)
                try shot.expectOnce()
            },
            further: .endedRequests
        ),
        Article(
            ContractClause(
                "CAN-05",
                .must,
                "After a cancelled request the next one is served.",
                source: "LocationProvider, requirement 1: every request.",
                likelyMistake: "The SDK is not told, holds itself to be busy, and refuses the next request."
            ),
            Case("next-request") { scene in
                let first = scene.request()
                scene.wait(0.5)
                scene.cancel(first)
                scene.wait(1)
                let second = scene.request()
                scene.wait(LocationRequest.bound)
                try second.location()
            },
            further: .nextAfterCancelling
        ),
        Article(
            ContractClause(
                "CAN-06",
                .must,
                "Dropping the hold on a request changes nothing: the request goes on.",
                source: "LocationRequestToken: dropping it changes nothing.",
                likelyMistake: "The token cancels when it is deinitialised."
            ),
            Case("token-dropped") { scene in
                let shot = scene.request()
                shot.token = nil
                scene.wait(LocationRequest.bound)
                try shot.location()
            }
        ),
    ]
}
