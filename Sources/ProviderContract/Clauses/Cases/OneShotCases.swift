// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// Further cases about one-shots.
extension [Case] {
    /// What else might answer a request a second time.
    static let secondAnswers: [Case] = [
        Case("revoked", .underground, needs: .settings) { scene in
            let shot = scene.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 60))
            scene.wait(5)
            try scene.setAccess(.never)
            scene.wait(90)
            try shot.expectOnce()
        },
        Case(
            "signal-after-the-time-out",
            .underground,
            needs: .signal,
            mistake: "The SDK goes on after the time-out, and its late fix reaches the completion."
        ) { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            try scene.act(.signal(true))
            scene.wait(30)
            try shot.expectOnce()
        },
    ]

    /// What else is known at once.
    static let immediateAnswers: [Case] = [
        Case(
            "missing-text",
            .with {
                $0.grant = .unasked; $0.usageTexts = []
            }
        ) { scene in
            let shot = scene.request()
            scene.wait(5)
            try scene.expectLater(shot)
        }
    ]

    /// Time-outs that are easily not handed on.
    static let shortTimeouts: [Case] = [
        Case(
            "short-time-out",
            .underground,
            mistake: "The SDK's own time-out is used, whatever the request says."
        ) { scene in
            try scene.expectEnd(within: LocationRequest(desiredAccuracy: .hundredMeters, timeout: 3, addressTimeout: 2))
        },
        Case(
            "half-a-second",
            .underground,
            mistake: "The time-out is cut to whole seconds, and zero means none."
        ) { scene in
            try scene.expectEnd(
                within: LocationRequest(desiredAccuracy: .hundredMeters, timeout: 0.5, addressTimeout: 2)
            )
        },
    ]

    /// What an old fix leads to.
    static let freshAnswers: [Case] = [
        Case(
            "not-the-old-place",
            .with { $0.lastKnownAge = 3_600 },
            mistake: "A remembered place is given a new timestamp, so that it passes for new."
        ) { scene in
            let shot = scene.request(.fresh)
            scene.wait(LocationRequest.bound)
            guard case .success(let location) = try shot.answer().result else { return }
            let distance = location.coordinate.wgs84.distance(to: scene.place)
            try scene.expect(
                distance <= 800,
                "a fix of where the phone is now; an hour ago it was a kilometre away",
                observed: "a fix \(Int(distance)) m from the phone, whatever time it states"
            )
        },
        Case(
            "after-a-move",
            needs: .place,
            mistake: "The last answer is kept and given again with a new timestamp."
        ) { scene in
            scene.request()
            scene.wait(LocationRequest.bound)
            try scene.act(.move(scene.place.destination(bearing: 0, distance: 3_000)))
            scene.wait(60)
            let shot = scene.request(.fresh)
            scene.wait(LocationRequest.bound)
            guard case .success(let location)? = shot.answers.first?.result else { return }
            let distance = location.coordinate.wgs84.distance(to: scene.place)
            try scene.expect(
                distance <= 800,
                "a fix of where the phone is now; at the request before, a minute ago, it was three kilometres away",
                observed: "a fix \(Int(distance)) m from the phone, whatever time it states"
            )
        },
    ]

    /// That an old fix is waited out.
    static let waitingForFresh: [Case] = [
        Case("a-fresh-fix-follows", .with { $0.lastKnownAge = 3_600 }) { scene in
            let shot = scene.request(.fresh)
            scene.wait(LocationRequest.bound)
            try shot.location()
        }
    ]

    /// What follows an invalid fix.
    static let validAfterInvalid: [Case] = [
        Case(
            "a-valid-fix-follows",
            .underground,
            needs: [.rawFixes, .signal],
            mistake: "The invalid fix ends the request, or the SDK's call, and nothing asks again."
        ) { scene in
            let shot = scene.request()
            scene.wait(1)
            try scene.act(.rawFix(horizontalAccuracy: -1))
            scene.wait(3)
            try scene.act(.signal(true))
            scene.wait(LocationRequest.bound)
            try shot.location()
        }
    ]

    /// What else the next request follows.
    static let nextRequests: [Case] = [
        Case(
            "six-in-a-row",
            mistake: "What a request takes, such as a place in a list, is not given back at its end."
        ) { scene in
            for number in 1...6 {
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expect(
                    shot.answers.first?.result.location != nil,
                    "each of six requests, one after the other, is answered with a location",
                    observed: "number \(number): "
                        + (shot.answers.first.map { Scene.words(for: $0.result) } ?? "no answer")
                )
            }
        },
        Case(
            "inside-a-failure",
            .underground,
            needs: .signal,
            mistake: "The end of a request is noted only after its completion has run."
        ) { scene in
            var second: Shot?
            scene.request { second = scene.request() }
            scene.wait(LocationRequest.bound)
            try scene.act(.signal(true))
            scene.wait(LocationRequest.bound)
            try scene.expect(second != nil, "the first request is answered", observed: "no answer")
            try second?.location()
        },
    ]

    /// What else a request may leave running.
    static let receiversOff: [Case] = [
        Case("after-a-failure", .underground, needs: .receivers) { scene in
            scene.request()
            scene.wait(LocationRequest.bound + 30)
            try scene.expect(
                !scene.world.isLocating,
                "the location arrow is out half a minute after the time-out",
                observed: "it still shows"
            )
        }
    ]

    /// More than two at a time.
    static let crowds: [Case] = [
        Case("three") { scene in
            let shots = (0..<3).map { _ in scene.request() }
            scene.wait(3 * LocationRequest.bound)
            try shots[0].location()
            guard scene.provider.descriptor.concurrentOneShots != .refused else {
                for shot in shots.dropFirst() { try shot.error(.busy) }
                return
            }
            for shot in shots.dropFirst() { try shot.location() }
        }
    ]

    /// How an SDK is made to fall silent: it waits for the app, and the app does not answer.
    static let silences: [Case] = [
        Case("app-never-answers", .reduced) { scene in
            try scene.require(.accuracyCallbacks)
            scene.app.accuracyAnswer = .ignores
            let shot = scene.request()
            scene.wait(LocationRequest.bound + 0.1)
            try scene.expect(
                scene.app.accuracyCalls == 1,
                "the app is asked once for full accuracy",
                observed: "\(scene.app.accuracyCalls) calls"
            )
            try shot.error(.vendorStalled)
        }
    ]

    /// That a success holds something.
    static let successes: [Case] = [
        Case("not-the-middle-of-the-map") { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            let place = try shot.location().coordinate
            try scene.expect(
                abs(place.latitude) > 0.1 || abs(place.longitude) > 0.1,
                "a success carries a place, not the zeros that stand for none",
                observed: "\(place)"
            )
        }
    ]
}

extension LocationRequest {
    /// What happened longer than five seconds ago does not count.
    fileprivate static let fresh = LocationRequest(desiredAccuracy: .hundredMeters, timeout: 10, maximumAge: 5)
}

extension Scene {
    /// Makes sure that a request for which there is no fix ends at its time-outs and one second at the latest.
    fileprivate func expectEnd(within request: LocationRequest) throws {
        let bound = request.timeout + (request.addressTimeout ?? 0) + 1
        let shot = self.request(request)
        wait(4 * LocationRequest.bound)
        let taken = try shot.answer().time - shot.start
        try expect(
            taken <= bound + 0.1,
            "an end after at most \(Scene.words(for: bound)): a time-out of \(Scene.words(for: request.timeout)), "
                + "\(Scene.words(for: request.addressTimeout ?? 0)) for an address, and one second",
            observed: "an end after \(Scene.words(for: taken))"
        )
    }
}
