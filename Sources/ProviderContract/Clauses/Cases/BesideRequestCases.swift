// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about updates and requests that meet, and about what nobody knows.
extension [Case] {
    /// What a request does to the filter of updates that run.
    static let filtersKept: [Case] = [
        Case(
            "filter-kept-after-a-request",
            needs: .place,
            mistake: "One manager serves both, and what the request set on it stays for the updates."
        ) { scene in
            scene.configure { $0.distanceFilter = 10_000 }
            scene.startUpdates()
            try scene.walk(seconds: 10)
            scene.request()
            try scene.walk(seconds: 30)
            let before = scene.app.updates.count
            try scene.walk(seconds: 60)
            let further = scene.app.updates.count - before
            try scene.expect(
                further <= 1,
                "after a request the filter of 10 km still holds, which 900 m do not pass",
                observed: "\(further) updates in 60 s of walking"
            )
        }
    ]

    /// What starts and requests do to updates that run.
    static let undisturbedUpdates: [Case] = [
        Case(
            "started-again-while-running",
            needs: .place,
            mistake: "A start tells the last fix, also to an app that has had it."
        ) { scene in
            scene.startUpdates()
            try scene.walk(seconds: 10)
            let before = scene.app.updates.last?.value.timestamp
            scene.startUpdates()
            scene.wait(5)
            let again = scene.app.updates.filter { $0.value.timestamp == before }.count
            try scene.expect(
                again <= 1,
                "a second start tells no fix again",
                observed: "the last fix came \(again) times"
            )
        },
        Case(
            "go-on-beside-a-request",
            needs: .place,
            mistake: "The updates rest until the request has its answer."
        ) { scene in
            scene.startUpdates()
            try scene.walk(seconds: 15)
            let shot = scene.request(LocationRequest(desiredAccuracy: .best, timeout: 10))
            try scene.walk(seconds: 20)
            let end = try shot.answer().time
            guard end - shot.start >= 3 else { throw Skip(reason: "the request was over in less than 3 s") }
            let beside = scene.app.updates.filter { $0.time > shot.start && $0.time < end }.count
            try scene.expect(
                beside > 0,
                "updates go on while a request runs beside them",
                observed: "none in the \(Scene.words(for: end - shot.start)) of the request"
            )
        },
    ]

    /// Who else has nothing to do with a request that has ended.
    static let endedRequests: [Case] = [
        Case(
            "while-the-next-runs",
            mistake: "The hold knows the adapter's present request, not the one it was given for."
        ) { scene in
            let first = scene.request()
            scene.wait(LocationRequest.bound)
            try first.location()
            let second = scene.request()
            scene.settle()
            scene.cancel(first)
            scene.wait(LocationRequest.bound)
            try second.location()
        }
    ]

    /// What an approximate answer says of its age.
    static let approximateTimes: [Case] = [
        Case(
            "an-approximate-place-keeps-its-time",
            .reduced,
            mistake: "The time of the answer is written into the fix, and a place of some minutes ago passes for new."
        ) { scene in
            scene.app.accuracyAnswer = .declines
            let first = scene.request(.approximate)
            scene.wait(LocationRequest.bound)
            let second = scene.request(.approximate)
            scene.wait(LocationRequest.bound)
            guard case .success(let old)? = first.answers.first?.result,
                case .success(let new)? = second.answers.first?.result,
                old.accuracyAuthorization == .reducedAccuracy, old.coordinate == new.coordinate
            else { return }
            try scene.expect(
                old.timestamp == new.timestamp,
                "an approximate place, which iOS makes anew four times an hour, was made when it was made",
                observed:
                    "the same place \(Scene.words(for: new.timestamp - old.timestamp)) later says it is as much newer"
            )
        }
    ]

    /// How long an address may hold up who wants none.
    static let unwantedAddresses: [Case] = [
        Case(
            "not-wanted-not-waited-for",
            needs: .network,
            mistake: "Every request looks up the address, and the one that wants none waits for it, too."
        ) { scene in
            let first = scene.request()
            scene.wait(LocationRequest.bound)
            try scene.act(.networkLatency(4))
            let second = scene.request()
            scene.wait(LocationRequest.bound)
            let slower = (try second.answer().time - second.start) - (try first.answer().time - first.start)
            try scene.expect(
                slower < 3,
                "a request that wants no address does not wait for the network, which takes 4 s",
                observed: "it takes \(Scene.words(for: slower)) longer than with a fast network"
            )
        }
    ]
}
