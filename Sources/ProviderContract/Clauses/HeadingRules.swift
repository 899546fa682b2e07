// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What headings say, and how they start and stop.
extension ProviderContract {
    static let headingRules: [Article] = [
        Article(
            ContractClause(
                "HDG-03",
                .must,
                capability: .heading,
                "A heading is a number of degrees clockwise from north, at least 0 and less than 360, and turns with the "
                    + "phone; its time counts from 1970.",
                source: "Heading.magneticHeading and timestamp; Apple, CLHeading: 0 to 359.9.",
                likelyMistake:
                    "The map's rotation is told instead of the phone's, an angle has a sign, or the clock is "
                    + "that of 2001."
            ),
            Case("east", needs: .compass) { scene in
                let heading = try scene.heading(at: 90)
                let told = [heading.magneticHeading, heading.trueHeading ?? heading.magneticHeading]
                try scene.expect(
                    told.contains { Scene.angle(between: $0, 90) <= 25 },
                    "a phone that points east says about 90°",
                    observed: "\(heading.magneticHeading)°"
                )
            },
            Case("north-west", needs: .compass) { scene in
                let heading = try scene.heading(at: 315)
                try scene.expect(
                    heading.magneticHeading >= 0 && heading.magneticHeading < 360,
                    "a phone that points north-west says a number of degrees from 0 to below 360",
                    observed: "\(heading.magneticHeading)°"
                )
            },
            Case("unix-time", needs: .compass) { scene in
                let heading = try scene.heading(at: 90)
                let age = scene.world.environment.now - heading.timestamp
                try scene.expect(
                    abs(age) <= 60,
                    "a heading of the last minute, by seconds since 1970",
                    observed: "one \(Scene.words(for: age)) old"
                )
            }
        ),
        Article(
            ContractClause(
                "HDG-04",
                .must,
                capability: .heading,
                "A true heading, or an accuracy, that is not known is nil, never negative.",
                source: "Heading.trueHeading and headingAccuracy; Apple, CLHeading: negative means not valid.",
                likelyMistake: "The SDK's -1 is copied, and an arrow on a map points one degree west of north."
            ),
            Case("without-location", .denied, needs: .compass) { scene in
                _ = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                scene.wait(5)
                try scene.act(.turn(90))
                scene.wait(10)
                let odd = scene.app.headings.first { heard in
                    (heard.value.trueHeading ?? 0) < 0 || (heard.value.headingAccuracy ?? 0) < 0
                }
                try scene.expect(
                    odd == nil,
                    "no negative number while no location is known",
                    observed: "a true heading of \(odd?.value.trueHeading ?? 0), an accuracy of "
                        + "\(odd?.value.headingAccuracy ?? 0)"
                )
            }
        ),
        Article(
            ContractClause(
                "HDG-05",
                .should,
                capability: .heading,
                "A disturbed compass is told, by the error headingFailure or by a heading without accuracy; when it is over, "
                    + "headings go on.",
                source: "Apple, CLError.headingFailure: magnetic interference; CLHeading.headingAccuracy; "
                    + "LocationError.Code.headingFailure.",
                likelyMistake: "The error is dropped because it does not concern locations, or ends the headings."
            ),
            Case("disturbance-told", needs: .compass) { scene in
                _ = try scene.heading(at: 90)
                let before = scene.app.headings.count
                try scene.act(.disturbCompass(true))
                scene.wait(10)
                let isTold = scene.app.errors.contains { $0.value.code == .headingFailure }
                let isUnsure = scene.app.headings.dropFirst(before).contains { $0.value.headingAccuracy == nil }
                try scene.expect(
                    isTold || isUnsure,
                    "headingFailure, or a heading without accuracy, when a magnet comes near",
                    observed: "neither in 10 s"
                )
            },
            Case("over", needs: .compass) { scene in
                _ = try scene.heading(at: 90)
                try scene.act(.disturbCompass(true))
                scene.wait(10)
                try scene.act(.disturbCompass(false))
                scene.wait(1)
                let before = scene.app.headings.count
                try scene.act(.turn(180))
                scene.wait(10)
                try scene.expect(
                    scene.app.headings.count > before,
                    "a heading once the magnet is gone and the phone turns",
                    observed: "none in 10 s"
                )
            }
        ),
        Article(
            ContractClause(
                "HDG-06",
                .must,
                capability: .heading,
                "Headings start and stop as updates do: once for two starts, again after a stop, and never inside a call.",
                source: "LocationProvider, requirement 2; Apple, startUpdatingHeading(): repeated calls add nothing.",
                likelyMistake: "A second start adds a second subscription, a stop tears down what only the initialiser "
                    + "builds, or the last heading is handed over by start itself."
            ),
            Case("second-start", needs: .compass) { scene in
                _ = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                _ = try scene.heading(at: 90)
                let told = scene.app.headings.map(\.value)
                let doubled = zip(told, told.dropFirst()).filter { $0.0 == $0.1 }.count
                try scene.expect(doubled, is: 0, "the number of headings delivered twice, after two starts")
            },
            Case("start-again", needs: .compass) { scene in
                _ = try scene.heading(at: 90)
                scene.call { scene.provider.stopUpdatingHeading() }
                scene.wait(5)
                let before = scene.app.headings.count
                _ = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                scene.wait(2)
                try scene.act(.turn(180))
                scene.wait(10)
                try scene.expect(
                    scene.app.headings.count > before,
                    "headings after a stop and another start",
                    observed: "none in 12 s"
                )
            },
            Case("not-inside-start", needs: .compass) { scene in
                _ = try scene.heading(at: 90)
                scene.call { scene.provider.stopUpdatingHeading() }
                _ = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                scene.wait(5)
                try scene.expect(
                    scene.app.inside.isEmpty,
                    "no callback inside a call",
                    observed: scene.app.inside.joined(separator: ", ")
                )
            }
        ),
        Article(
            ContractClause(
                "HDG-07",
                .must,
                capability: [.continuous, .heading],
                "Headings and locations are two services: stopping one, or the end of a request, leaves the other running.",
                source:
                    "LocationProvider.stopUpdatingHeading() and stopUpdatingLocation(); Apple: two pairs of methods.",
                likelyMistake: "One switch of the adapter serves both, or the SDK's object is dropped with the updates."
            ),
            Case("updates-stopped", needs: .compass) { scene in
                scene.startUpdates()
                _ = try scene.heading(at: 90)
                scene.stopUpdates()
                try scene.expectHeadingGoesOn("the updates are stopped")
            },
            Case("headings-stopped", needs: [.compass, .place]) { scene in
                scene.startUpdates()
                _ = try scene.heading(at: 90)
                scene.call { scene.provider.stopUpdatingHeading() }
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates once the headings are stopped",
                    observed: "none in 30 s of walking"
                )
            },
            Case("request-ended", needs: .compass) { scene in
                _ = try scene.heading(at: 90)
                scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expectHeadingGoesOn("a request is answered")
            }
        ),
    ]
}

extension Scene {
    /// Starts headings, turns the phone, and gives the newest heading.
    ///
    /// - Throws: A violation where there is none.
    fileprivate func heading(at direction: Double) throws -> Heading {
        let error = failure { () throws(LocationError) in try provider.startUpdatingHeading() }
        try expect(error == nil, "headings start", observed: "the error \(error!)")
        wait(5)
        try act(.turn(direction))
        wait(5)
        if let last = app.headings.last { return last.value }
        throw Violation(expected: "a heading within 10 s of the start", observed: "none")
    }

    /// Makes sure that a turn is told.
    fileprivate func expectHeadingGoesOn(_ event: String) throws {
        wait(1)
        let before = app.headings.count
        try act(.turn(180))
        wait(10)
        try expect(app.headings.count > before, "headings go on when \(event)", observed: "none in 10 s after a turn")
    }

    /// The degrees between two directions.
    fileprivate static func angle(between one: Double, _ other: Double) -> Double {
        let apart = abs(one - other).truncatingRemainder(dividingBy: 360)
        return min(apart, 360 - apart)
    }
}
