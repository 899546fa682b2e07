// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// Further cases about what a provider remembers of earlier answers.
extension [Case] {
    /// A request so soon after an answer that the answer is still at hand.
    static let answersAtHand: [Case] = [
        Case(
            "right-after-an-answer",
            mistake: "The fix of a moment ago is given again at once, inside the call."
        ) { scene in
            let first = scene.request()
            for _ in 0..<32 where first.answers.isEmpty { scene.wait(0.5) }
            try first.location()
            let second = scene.request()
            scene.wait(LocationRequest.bound)
            try scene.expectLater(second)
        }
    ]

    /// An answer that is older than the next request allows.
    static let rememberedAnswers: [Case] = [
        Case(
            "half-a-minute-later",
            mistake: "The last answer counts as new for a time of the adapter's own, whatever the request allows."
        ) { scene in
            try scene.request().awaited(in: scene).location()
            scene.wait(14)
            let shot = scene.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 10, maximumAge: 5))
            scene.wait(LocationRequest.bound)
            guard let answer = shot.answers.first, case .success(let location) = answer.result else { return }
            let age = scene.age(of: location, at: answer.time)
            try scene.expect(
                age <= 5.5,
                "half a minute after an answer a fix at most 5 s old",
                observed: "a fix \(Scene.words(for: age)) old"
            )
        }
    ]

    /// An address that cannot be found, after one that could.
    static let rememberedAddresses: [Case] = [
        Case(
            "elsewhere-offline",
            needs: [.place, .network],
            mistake: "Where no address is found the last one is put in, which belongs to another place."
        ) { scene in
            let first = scene.request(.withAddress)
            scene.wait(LocationRequest.bound)
            guard let old = try first.location().address else { throw Skip(reason: "no address was found") }
            try scene.act(.move(scene.place.destination(bearing: 0, distance: 300_000)))
            try scene.act(.network(false))
            let left = scene.now
            scene.wait(30)
            let second = scene.request(.withAddress)
            scene.wait(LocationRequest.bound)
            // An SDK may answer with the fix that it remembers, whose address is the old one.
            if try scene.isDetermined(second, before: left) { return }
            try scene.expect(
                try second.location().address != old,
                "300 km away and offline there is no address, or another one",
                observed: "the address of before, “\(old.city ?? old.formatted ?? "unnamed")”"
            )
        }
    ]

    /// The way back across the border.
    static let arrivals: [Case] = [
        Case(
            "coming-home",
            .abroad,
            needs: .place,
            mistake: "The datum of the first fix, which was abroad, is stated of the shifted ones that follow."
        ) { scene in
            scene.request()
            scene.wait(LocationRequest.bound)
            let (away, left) = (scene.place, scene.now)
            try scene.act(.move(ContractSetUp().start))
            scene.wait(60)
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            // An SDK may answer with the fix that it remembers, which lies where the phone was.
            let isOld = try scene.isDetermined(shot, before: left)
            try scene.expectAtPlace(try shot.location(), or: isOld ? away : nil)
        }
    ]

    /// The same while updates run.
    static let updatesArriving: [Case] = [
        Case(
            "coming-home",
            .abroad,
            needs: .place,
            mistake: "The datum of the first update, which was abroad, is stated of the shifted ones that follow."
        ) { scene in
            scene.startUpdates()
            try scene.walk(seconds: 10)
            try scene.act(.move(ContractSetUp().start))
            try scene.walk(seconds: 20)
            scene.wait(5)
            guard let last = scene.app.updates.last else {
                throw Violation(expected: "an update", observed: "none in 35 s")
            }
            try scene.expectAtPlace(last.value)
        }
    ]
}

extension Shot {
    /// The shot after the longest time that an ordinary request may take.
    fileprivate func awaited(in scene: Scene) -> Shot {
        scene.wait(LocationRequest.bound)
        return self
    }
}
