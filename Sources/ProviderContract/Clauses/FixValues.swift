// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// The numbers of a fix.
extension ProviderContract {
    static let fixValues: [Article] = [
        Article(
            ContractClause(
                "UPD-24",
                .must,
                capability: .continuous,
                "What a fix says of its accuracy, its height and its motion is in metres, metres a second and degrees "
                    + "from true north.",
                source: "Location.horizontalAccuracy, altitude, speed and course; Apple, CLLocation: the same units.",
                likelyMistake: "A vendor's unit is copied (km/h, knots, feet, radians), or an accuracy is made up."
            ),
            Case("accuracy", needs: .rawFixes) { scene in
                let fix = try scene.measuredFix()
                let accuracy = fix.horizontalAccuracy ?? 0
                try scene.expect(
                    accuracy >= 0.5 * Measured.accuracy && accuracy <= 3 * Measured.accuracy,
                    "a fix that the SDK gives as ±\(Measured.accuracy) m says about so",
                    observed: "a horizontalAccuracy of \(accuracy)"
                )
            },
            Case("altitude", needs: .rawFixes) { scene in
                guard let altitude = try scene.measuredFix().altitude else { return }
                try scene.expect(
                    abs(altitude - Measured.altitude) <= 60,
                    "a height of \(Measured.altitude) m is about that number",
                    observed: "an altitude of \(altitude)"
                )
            },
            Case("speed", needs: .rawFixes) { scene in
                guard let speed = try scene.measuredFix().speed else { return }
                try scene.expect(
                    abs(speed - Measured.speed) <= 2,
                    "a speed of \(Measured.speed) m/s is about that number",
                    observed: "a speed of \(speed)"
                )
            },
            Case("course", needs: .rawFixes) { scene in
                guard let course = try scene.measuredFix().course else { return }
                try scene.expect(
                    abs(course - Measured.course) <= 10,
                    "a course of \(Measured.course)° is about that number",
                    observed: "a course of \(course)"
                )
            },
            Case(
                "motion-unknown",
                needs: .rawFixes,
                mistake: "The SDK's mark for an unknown speed or course is negative, and becomes a number."
            ) { scene in
                let fix = try scene.measuredFix(of: .rawFix(horizontalAccuracy: Measured.accuracy))
                try scene.expect(
                    fix.speed != 0 || fix.course != 0,
                    "a fix whose motion the SDK does not know does not say that it stands and heads north",
                    observed: "a speed of 0 and a course of 0"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-25",
                .may,
                capability: .continuous,
                "What the receivers know of height and motion comes with the fix.",
                source: "Location.altitude, speed and course; Apple, CLLocation. The vendors promise none of it.",
                likelyMistake: "A conversion of the coordinate makes a new fix of position, accuracy and time alone."
            ),
            Case("height-kept", needs: .rawFixes) { scene in
                let fix = try scene.measuredFix()
                try scene.expect(
                    fix.altitude != nil,
                    "a fix whose height the SDK knows carries an altitude",
                    observed: "no altitude"
                )
            },
            Case("motion-kept", needs: .rawFixes) { scene in
                let fix = try scene.measuredFix()
                try scene.expect(
                    fix.speed != nil && fix.course != nil,
                    "a fix whose motion the SDK knows carries speed and course",
                    observed: fix.speed == nil ? "no speed" : "no course"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-26",
                .must,
                capability: .continuous,
                "The place at 0° north, 0° east is a place: a fix is invalid by its accuracy alone.",
                source:
                    "LocationProvider, requirement 10; Apple, CLLocation.horizontalAccuracy: a negative one means that "
                    + "the position is invalid; R27, corrected: not 0, 0.",
                likelyMistake: "A coordinate of zeros is taken for the mark of an invalid fix."
            ),
            Case("null-island", .nullIsland) { scene in
                scene.startUpdates()
                scene.wait(30)
                try scene.expect(
                    !scene.app.updates.isEmpty,
                    "an update at 0° north, 0° east",
                    observed: "none in 30 s"
                )
            }
        ),
    ]
}

/// What the raw fix says that checks of numbers look for; each number differs from itself in any other unit.
private enum Measured {
    static let accuracy = 42.0
    static let altitude = 950.0
    static let speed = 20.0
    static let course = 200.0
}

extension ContractSetUp {
    /// In the Gulf of Guinea, where all numbers are zero.
    static let nullIsland = with { $0.place = try? Coordinate(latitude: 0, longitude: 0) }
}

extension Scene {
    /// The fix that the provider makes of a raw one, with everything known unless told otherwise.
    ///
    /// - Throws: Where it delivers neither of two such fixes, which it may.
    fileprivate func measuredFix(of raw: ContractAction = .measured) throws -> Location {
        startUpdates()
        wait(10.4)
        let first = now
        try act(raw)
        wait(1.2)
        let second = now
        try act(raw)
        wait(5)
        let fix = app.updates.last { update in
            let measured = update.time - age(of: update.value, at: update.time)
            return abs(measured - first) < 0.1 || abs(measured - second) < 0.1
        }
        guard let fix else { throw Skip(reason: "the provider leaves out the raw fixes") }
        return fix.value
    }
}

extension ContractAction {
    /// A raw fix with everything known.
    fileprivate static let measured = measuredFix(
        horizontalAccuracy: Measured.accuracy,
        altitude: Measured.altitude,
        speed: Measured.speed,
        course: Measured.course
    )
}
