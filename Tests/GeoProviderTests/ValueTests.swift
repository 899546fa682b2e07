// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GeoProvider

@Suite("The protocol layer's values")
struct ValueTests {
    @Test("Error codes are spelt as in the formats, in full.")
    func codes() {
        let listed = """
            denied, restricted, servicesOff, undecided, notAsked, missingUsageDescription, missingBackgroundMode, \
            missingPurposeKey, privacyNotAgreed, keyRefused, cancelled, timedOut, locationUnknown, network, \
            addressFailed, reducedAccuracy, fakeLocation, vendorStalled, busy, unsupported, headingFailure, \
            regionFailure, unknown
            """
        #expect(LocationError.Code.all.map(\.rawValue).joined(separator: ", ") == listed)
    }

    @Test("Errors compare by code alone and keep the vendor's numbers through a better name.")
    func errors() {
        let error = LocationError(.denied, vendorDomain: "kCLErrorDomain", vendorCode: 1)
        #expect(error == LocationError(.denied))
        #expect(error != LocationError(.restricted))
        let better = error.recoded(.restricted)
        #expect(better.code == .restricted)
        #expect(better.vendorCode == 1)
        #expect(LocationError(LocationError.Code(rawValue: "odd")).message == "Locating failed: odd.")
    }

    @Test("Accuracy means nothing until authorized.")
    func accuracyIsOptional() {
        #expect(AuthorizationState(.notDetermined, .reducedAccuracy).accuracy == nil)
        #expect(AuthorizationState(.denied).accuracy == nil)
        #expect(AuthorizationState(.authorizedAlways, .reducedAccuracy).accuracy == .reducedAccuracy)
    }

    @Test(
        "Fixed decimals are rounded half away from zero.",
        arguments: [
            (1.5, 0, "2"), (-1.5, 0, "-2"), (0.05, 1, "0.1"), (-0.04, 1, "0.0"), (120.1551, 7, "120.1551000"),
            (-30.246, 7, "-30.2460000"), (0.00000004, 7, "0.0000000"), (5, 0, "5"), (.infinity, 1, "inf"),
        ]
    )
    func fixed(_ number: Double, _ decimals: Int, _ text: String) {
        #expect(number.fixed(decimals) == text)
    }

    @Test("Coordinates are printed only where they are asked for.")
    func redaction() throws {
        let coordinate = AnyCoordinate.gcj02(try Coordinate(latitude: 30.2436, longitude: 120.1597))
        let location = Location(coordinate: coordinate, horizontalAccuracy: 5, timestamp: 0)
        let event = ProviderEvent(provider: "test", .update(location))
        #expect(event.detail() == "GCJ02 ±5 m")
        #expect(event.detail(coordinates: true) == "GCJ02 30.2436000, 120.1597000 ±5 m")
    }

    @Test("A negative accuracy is absent.")
    func negativeAccuracy() throws {
        let coordinate = AnyCoordinate.wgs84(try Coordinate(latitude: 0, longitude: 0))
        #expect(Location(coordinate: coordinate, horizontalAccuracy: -1, timestamp: 0).horizontalAccuracy == nil)
        let heading = Heading(magneticHeading: 10, trueHeading: -1, headingAccuracy: -1, timestamp: 0)
        #expect(heading.trueHeading == nil)
        #expect(heading.headingAccuracy == nil)
    }

    @Test("A configuration's needs in Info.plist are named.")
    func problems() {
        var configuration = ProviderConfiguration()
        #expect(InfoDictionary().problems(with: configuration).isEmpty)
        configuration.allowsBackgroundLocationUpdates = true
        configuration.purposeKey = "navigation"
        let codes = InfoDictionary().problems(with: configuration).map(\.code)
        #expect(codes == [.missingBackgroundMode, .missingPurposeKey])
        let complete = InfoDictionary(
            backgroundModes: ["location"],
            temporaryUsageDescriptions: ["navigation": "To show the exit."]
        )
        #expect(complete.problems(with: configuration).isEmpty)
    }

    @Test("Observers that leave or join during a delivery are treated as such.")
    func observers() {
        let list = ObserverList<Int>()
        var heard: [String] = []
        var second: ObservationToken?
        list.add { _ in
            heard.append("first")
            second?.cancel()
            list.add { _ in heard.append("late") }
        }
        second = list.add { _ in heard.append("second") }
        list.add { _ in heard.append("third") }
        list.send(1)
        #expect(heard == ["first", "third"])
    }
}
