// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// Datums where the shift of Chinese maps ends, and far away.
extension ProviderContract {
    static let borders: [Article] = [
        Article(
            ContractClause(
                "CRD-06",
                .must,
                "Wherever a vendor ends its shift, a fix lies where the phone is in the datum that it states: at the edges, "
                    + "in the rectangle that converters use for a border, and on either side of the world.",
                source:
                    "LocationProvider, requirement 9; Tencent's header: one datum per position; AMap's and Tencent's "
                    + "pages: shifted in the mainland, Hong Kong and Macau, WGS-84 abroad; StikDebug/StikDebug#462.",
                likelyMistake: "The datum is guessed from a rectangle while the SDK goes by the border, or a sign or a "
                    + "meridian breaks the conversion."
            ),
            at("hong-kong", 22.2855, 114.1577),
            at("macau", 22.1987, 113.5439),
            at("taipei", 25.0375, 121.5637),
            at("neighbour-in-the-rectangle", 37.5665, 126.9780),
            at("border-river", 40.1170, 124.3930),
            at("on-105-east", 35.0, 105.0),
            at("southern-hemisphere", -33.8568, 151.2153),
            at("western-hemisphere", 40.7580, -73.9855)
        ),
        Article(
            ContractClause(
                "CRD-07",
                .must,
                "Each fix states its own datum: a phone that leaves the mainland is right on both sides.",
                source:
                    "LocationProvider, requirement 9: each fix carries the datum it is in; Tencent's header, areaStat: "
                    + "said of each position, not of the provider.",
                likelyMistake: "The datum, or the shift, of the first fix is kept for all that follow."
            ),
            Case("requests", needs: .place) { scene in
                scene.request()
                scene.wait(LocationRequest.bound)
                let (home, left) = (scene.place, scene.now)
                try scene.act(.move(ContractSetUp.abroad.start))
                scene.wait(60)
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                // An SDK may answer with the fix that it remembers, which lies where the phone was.
                let isOld = try scene.isDetermined(shot, before: left)
                try scene.expectAtPlace(try shot.location(), or: isOld ? home : nil)
            },
            further: .arrivals
        ),
        Article(
            ContractClause(
                "CRD-08",
                .must,
                "The place at 0° north, 0° east can be the answer to a request.",
                source:
                    "Apple, CLLocation.horizontalAccuracy: only a negative one means that the position is invalid; R27, "
                    + "corrected: not 0, 0.",
                likelyMistake: "A coordinate of zeros is taken for the mark of an invalid fix."
            ),
            Case("null-island", .nullIsland) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expectAtPlace(try shot.location())
            }
        ),
        Article(
            ContractClause(
                "CRD-09",
                .must,
                capability: .continuous,
                "Abroad updates lie where the phone is: nothing is shifted there.",
                source: "LocationProvider, requirement 9; vendors deliver WGS-84 abroad; dcloudio/uni-app#4248.",
                likelyMistake: "Updates take another way than requests, and the mainland's shift is applied on it."
            ),
            Case("updates-abroad", .abroad) { scene in
                scene.startUpdates()
                scene.wait(30)
                guard let last = scene.app.updates.last else {
                    throw Violation(expected: "an update", observed: "none in 30 s")
                }
                try scene.expectAtPlace(last.value)
            }
        ),
        Article(
            ContractClause(
                "CRD-10",
                .should,
                capability: .continuous,
                "Abroad updates say WGS-84.",
                source: "Headers and pages of the vendors: abroad always WGS-84; R36.",
                likelyMistake: "The datum of updates is a constant of the adapter."
            ),
            Case("says-wgs84", .abroad) { scene in
                scene.startUpdates()
                scene.wait(30)
                guard let last = scene.app.updates.last else {
                    throw Violation(expected: "an update", observed: "none in 30 s")
                }
                try scene.expect(last.value.coordinate.datum.rawValue, is: "WGS84", "the datum of updates abroad")
            }
        ),
        Article(
            ContractClause(
                "CRD-11",
                .must,
                capability: .continuous,
                "Each update states its own datum: while a phone leaves the mainland its fixes are right on both sides.",
                source:
                    "LocationProvider, requirement 9: each fix carries the datum it is in; Tencent's header, areaStat: "
                    + "said of each position, not of the provider.",
                likelyMistake: "The datum, or the shift, is worked out once for each start."
            ),
            Case("updates", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.move(ContractSetUp.abroad.start))
                try scene.walk(seconds: 20)
                scene.wait(5)
                guard let last = scene.app.updates.last else {
                    throw Violation(expected: "an update", observed: "none in 35 s")
                }
                try scene.expectAtPlace(last.value)
            },
            further: .updatesArriving
        ),
        Article(
            ContractClause(
                "CRD-12",
                .must,
                capability: .reverseGeocoding,
                "An address leaves the position as it is: the fix it comes with lies where the phone is.",
                source:
                    "LocationProvider, requirement 9; Location.coordinate; R11: location and address arrive together.",
                likelyMistake:
                    "The position of the address that was found takes the place of the phone's, or the one that "
                    + "was converted for the look-up."
            ),
            Case("with-an-address") { scene in
                let shot = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                try scene.expectAtPlace(try shot.location())
            }
        ),
    ]

    /// A request at a place.
    private static func at(_ name: String, _ latitude: Double, _ longitude: Double) -> Case {
        let place = try? Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        return Case(name, .with { $0.place = place }) { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            try scene.expectAtPlace(try shot.location())
        }
    }
}

extension Scene {
    /// Whether a request was answered with a fix that was determined before a moment.
    func isDetermined(_ shot: Shot, before moment: Double) throws -> Bool {
        let answer = try shot.answer()
        return answer.time - age(of: try shot.location(), at: answer.time) < moment
    }
}
