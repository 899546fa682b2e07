// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// One-shots beside one-shots, and what does not concern them.
extension ProviderContract {
    static let concurrency: [Article] = [
        Article(
            ContractClause(
                "ONE-09",
                .must,
                "A second request while one is running is shared or queued, and then answered with a location, or "
                    + "refused with busy, as the descriptor says; the first is not disturbed.",
                source: "ProviderDescriptor.concurrentOneShots; Baseflow/flutter-permission-handler#733; "
                    + "OneSignal/OneSignal-iOS-SDK#329: two parts of an app ask at once.",
                likelyMistake: "The completion of the first is overwritten by that of the second."
            ),
            Case("second") { scene in
                scene.request()
                let second = scene.request()
                scene.wait(2 * LocationRequest.bound)
                guard scene.provider.descriptor.concurrentOneShots == .refused else {
                    try second.location()
                    return
                }
                try second.error(.busy)
            },
            Case("first") { scene in
                let first = scene.request()
                scene.wait(0.5)
                scene.request()
                scene.wait(2 * LocationRequest.bound)
                try first.location()
            },
            Case("different-accuracies") { scene in
                let first = scene.request(LocationRequest(desiredAccuracy: .threeKilometers, timeout: 10))
                let second = scene.request(LocationRequest(desiredAccuracy: .best, timeout: 10))
                scene.wait(3 * LocationRequest.bound)
                try first.location()
                guard scene.provider.descriptor.concurrentOneShots == .refused else {
                    try second.location()
                    return
                }
                try second.error(.busy)
            },
            further: .crowds
        ),
        Article(
            ContractClause(
                "ONE-10",
                .must,
                "The answer to a request goes to its completion only, not to the delegate.",
                source: "LocationProviderDelegate.provider(_:didUpdate:): continuous updates only.",
                likelyMistake:
                    "The SDK's one delegate method serves both, and nobody looks whether updates were wanted."
            ),
            Case("no-update-without-start") { scene in
                scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expect(scene.app.updates.count, is: 0, "the number of updates without a start")
            }
        ),
        Article(
            ContractClause(
                "ONE-11",
                .must,
                "A request does not depend on the distance filter.",
                source: "Lyokone/flutterlocation#665: a filter on a phone at rest holds the answer back.",
                likelyMistake: "The request waits for a second fix, or for one that passes the filter."
            ),
            Case("at-rest-with-filter") { scene in
                scene.configure { $0.distanceFilter = 1_000 }
                scene.request()
                scene.wait(LocationRequest.bound)
                let second = scene.request()
                scene.wait(LocationRequest.bound)
                try second.location()
            }
        ),
        Article(
            ContractClause(
                "ONE-12",
                .must,
                rules: .withAccuracy,
                "An SDK that falls silent after the decision is given up with vendorStalled, at time-out plus address "
                    + "time-out plus one second.",
                source: "LocationProvider, requirement 5; R08: an SDK whose delegate was taken never calls back.",
                likelyMistake: "The request trusts the SDK to have a time-out that works."
            ),
            further: .silences
        ),
    ]
}

extension Scene {
    /// The phone goes north, fifteen metres a second.
    func walk(seconds: Int) throws {
        for _ in 0..<seconds {
            try act(.move(place.destination(bearing: 0, distance: 15)))
            wait(1)
        }
    }
}
