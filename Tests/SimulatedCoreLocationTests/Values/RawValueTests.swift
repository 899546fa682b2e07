// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

@Suite("Raw values")
struct RawValueTests {
    @Test(
        "Authorization statuses have Apple's numbers.",
        arguments: [
            (CLAuthorizationStatus.notDetermined, Int32(0)), (.restricted, 1), (.denied, 2), (.authorizedAlways, 3),
            (.authorized, 3), (.authorizedWhenInUse, 4),
        ]
    )
    func authorizationStatus(_ status: CLAuthorizationStatus, _ number: Int32) {
        #expect(status.rawValue == number)
    }

    @Test("Accuracy authorizations have Apple's numbers.")
    func accuracyAuthorization() {
        #expect([CLAccuracyAuthorization.fullAccuracy, .reducedAccuracy].map(\.rawValue) == [0, 1])
    }

    @Test("Activity types have Apple's numbers.")
    func activityType() {
        let types: [CLActivityType] = [.other, .automotiveNavigation, .fitness, .otherNavigation, .airborne]
        #expect(types.map(\.rawValue) == [1, 2, 3, 4, 5])
    }

    @Test("Orientations have Apple's numbers.")
    func orientation() {
        let orientations: [CLDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(orientations.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test("Region states have Apple's numbers.")
    func regionState() {
        #expect([CLRegionState.unknown, .inside, .outside].map(\.rawValue) == [0, 1, 2])
    }

    @Test("Proximities have Apple's numbers.")
    func proximity() {
        #expect([CLProximity.unknown, .immediate, .near, .far].map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test(
        "Constants have the values that re-implementations and the field agree on.",
        arguments: [
            (kCLLocationAccuracyBestForNavigation, -2), (kCLLocationAccuracyBest, -1),
            (kCLLocationAccuracyNearestTenMeters, 10), (kCLLocationAccuracyHundredMeters, 100),
            (kCLLocationAccuracyKilometer, 1000), (kCLLocationAccuracyThreeKilometers, 3000),
            (kCLLocationAccuracyReduced, 6_380_000), (kCLDistanceFilterNone, -1), (kCLHeadingFilterNone, -1),
            (CLLocationDistanceMax, .greatestFiniteMagnitude), (CLTimeIntervalMax, .greatestFiniteMagnitude),
        ] as [(Double, Double)]
    )
    func constant(_ constant: Double, _ value: Double) {
        #expect(constant == value)
    }
}
