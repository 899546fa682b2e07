// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// Faults about datums at the edges and abroad, in the order of what notices them first.
    static let borderFaults: [ContractMutant] = [
        shifting("hong-kong-taken-for-abroad", "In Hong Kong positions are off by the shift.", .hongKong),
        shifting("macau-taken-for-abroad", "In Macau positions are off by the shift.", .macau),
        shifting("taiwan-shifted", "In Taiwan positions are shifted.", .taiwan),
        shifting("rectangle-for-a-border", "Korea is shifted, because it lies in the customary rectangle.", .seoul),
        shifting("rough-border", "Near the border positions are off by the shift.", .dandong),
        shifting("meridian-of-the-formula", "Next to 105 degrees east the way back from the shift fails.", .on105),
        answers("southern-latitudes-positive", "The sign of southern latitudes is lost.") { place in
            .init(max(place.latitude, -place.latitude), place.longitude)
        },
        answers("western-longitudes-positive", "The sign of longitudes west of 10 degrees west is lost.") { place in
            .init(place.latitude, place.longitude < -10 ? -place.longitude : place.longitude)
        },
        ContractMutant(
            "first-shift-kept-for-requests",
            "The shift of the first answer is kept for all that follow.",
            mutation: ContractMutation { interposer in
                let shift = KeptShift()
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(result.changing { $0.coordinate = shift.applied(to: $0.coordinate) })
                    }
                }
            }
        ),
        updates("first-shift-kept-for-updates", "The shift of the first update is kept for all that follow.") {
            interposer in
            let shift = KeptShift()
            interposer.hooks.update = { location, forward in
                var location = location
                location.coordinate = shift.applied(to: location.coordinate)
                forward(location)
            }
        },
        ContractMutant(
            "zeros-answer-nothing",
            "A location whose coordinates are zero is taken for an invalid one.",
            mutation: .onAnswer { result, submission in
                let place = result.location?.coordinate
                let isZero = place?.latitude == 0 && place?.longitude == 0
                submission.answer(isZero ? .failure(LocationError(.locationUnknown)) : result)
            }
        ),
        ContractMutant(
            "updates-shifted-abroad",
            "Updates abroad are shifted like those on the mainland.",
            capabilities: .continuous,
            mutation: .changingUpdates { location in
                guard location.coordinate.longitude < 70 else { return }
                location.coordinate = .wgs84(location.coordinate.wgs84.destination(bearing: 45, distance: 500))
            }
        ),
        ContractMutant(
            "datum-of-updates-is-a-constant",
            "Updates abroad carry the mainland's datum.",
            capabilities: .continuous,
            mutation: .changingUpdates { location in
                guard location.coordinate.longitude < 70 else { return }
                location.coordinate = location.coordinate.converted(to: .gcj02)
            }
        ),
    ]

    /// A fault that moves the answers of one area by half a kilometre.
    private static func shifting(_ name: String, _ summary: String, _ area: Area) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: .changingAnswers { location, _ in
                guard area.contains(location.coordinate) else { return }
                let shifted = location.coordinate.wgs84.destination(bearing: 45, distance: 500)
                location.coordinate = AnyCoordinate.wgs84(shifted)
            }
        )
    }

    private static func answers(
        _ name: String,
        _ summary: String,
        _ change: @escaping @Sendable (AnyCoordinate) -> Area.Corner
    ) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: .changingAnswers { location, _ in
                let (old, new) = (location.coordinate, change(location.coordinate))
                let place = try? AnyCoordinate(latitude: new.latitude, longitude: new.longitude, datum: old.datum)
                location.coordinate = place ?? old
            }
        )
    }
}

/// A rectangle on the map.
private struct Area: Sendable {
    struct Corner: Sendable {
        let latitude: Double
        let longitude: Double

        init(_ latitude: Double, _ longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    let southWest: Corner
    let northEast: Corner

    func contains(_ place: AnyCoordinate) -> Bool {
        (southWest.latitude...northEast.latitude).contains(place.latitude)
            && (southWest.longitude...northEast.longitude).contains(place.longitude)
    }

    static let hongKong = Area(southWest: Corner(22.2, 113.9), northEast: Corner(22.5, 114.3))
    static let macau = Area(southWest: Corner(22.1, 113.5), northEast: Corner(22.22, 113.6))
    static let taiwan = Area(southWest: Corner(21.9, 120), northEast: Corner(25.3, 122))
    static let seoul = Area(southWest: Corner(37, 126), northEast: Corner(38, 128))
    static let dandong = Area(southWest: Corner(40, 124.2), northEast: Corner(40.3, 124.6))
    static let on105 = Area(southWest: Corner(20, 104.99), northEast: Corner(50, 105.01))
}

/// The shift between WGS-84 and GCJ-02 at the place of a first fix.
private final class KeptShift {
    private var shift: (latitude: Double, longitude: Double)?

    /// A place with the first place's shift, under its own datum's name on the mainland and as WGS-84 elsewhere.
    func applied(to place: AnyCoordinate) -> AnyCoordinate {
        let truth = place.wgs84
        let shifted = place.converted(to: .gcj02)
        let kept = shift ?? (shifted.latitude - truth.latitude, shifted.longitude - truth.longitude)
        shift = kept
        let isSame = abs(shifted.latitude - truth.latitude - kept.latitude) < 1e-4
        guard !isSame else { return place }
        let wrong = try? Coordinate<WGS84>(
            latitude: truth.latitude + kept.latitude,
            longitude: truth.longitude + kept.longitude
        )
        return wrong.map(AnyCoordinate.wgs84) ?? place
    }
}
