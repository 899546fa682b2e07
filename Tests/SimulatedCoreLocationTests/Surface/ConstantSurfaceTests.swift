// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

/// §1.2 and §1.7 of the fact sheet: every constant, and every error code.
@Suite("The surface: constants and error codes")
struct ConstantSurfaceTests {
    @Test("Accuracies, filters and limits have their types and values.")
    func constants() {
        let accuracies: [CLLocationAccuracy] = [
            kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyBest, kCLLocationAccuracyNearestTenMeters,
            kCLLocationAccuracyHundredMeters, kCLLocationAccuracyKilometer, kCLLocationAccuracyThreeKilometers,
            kCLLocationAccuracyReduced,
        ]
        #expect(accuracies == [-2, -1, 10, 100, 1_000, 3_000, 6_380_000])
        let filters: (CLLocationDistance, CLLocationDegrees) = (kCLDistanceFilterNone, kCLHeadingFilterNone)
        #expect(filters == (-1, -1))
        let limits: (CLLocationDistance, TimeInterval) = (CLLocationDistanceMax, CLTimeIntervalMax)
        #expect(limits == (.greatestFiniteMagnitude, .greatestFiniteMagnitude))
        let domain: String = kCLErrorDomain
        #expect(domain == "kCLErrorDomain")
        #expect(kCLErrorUserInfoAlternateRegionKey.isEmpty == false)
    }

    @Test("The coordinate that is none is not valid; the borders of the range are.")
    func coordinates() {
        let none: CLLocationCoordinate2D = kCLLocationCoordinate2DInvalid
        #expect(!CLLocationCoordinate2DIsValid(none))
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(CLLocationCoordinate2D().latitude == 0)
    }

    @Test("Every error code has its number, as a case and by its name on the error.")
    func codes() {
        let cases: [CLError.Code] = [
            .locationUnknown, .denied, .network, .headingFailure, .regionMonitoringDenied, .regionMonitoringFailure,
            .regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed, .geocodeFoundNoResult,
            .geocodeFoundPartialResult, .geocodeCanceled, .deferredFailed, .deferredNotUpdatingLocation,
            .deferredAccuracyTooLow, .deferredDistanceFiltered, .deferredCanceled, .rangingUnavailable, .rangingFailure,
            .promptDeclined, .historicalLocationError,
        ]
        let names: [CLError.Code] = [
            CLError.locationUnknown, CLError.denied, CLError.network, CLError.headingFailure,
            CLError.regionMonitoringDenied, CLError.regionMonitoringFailure, CLError.regionMonitoringSetupDelayed,
            CLError.regionMonitoringResponseDelayed, CLError.geocodeFoundNoResult, CLError.geocodeFoundPartialResult,
            CLError.geocodeCanceled, CLError.deferredFailed, CLError.deferredNotUpdatingLocation,
            CLError.deferredAccuracyTooLow, CLError.deferredDistanceFiltered, CLError.deferredCanceled,
            CLError.rangingUnavailable, CLError.rangingFailure, CLError.promptDeclined, CLError.historicalLocationError,
        ]
        let numbers: [Int] = cases.map(\.rawValue)
        #expect(numbers == Array(0...19))
        #expect(names == cases)
        #expect(CLError.errorDomain == kCLErrorDomain)
    }

    @Test("A better region travels with the error.")
    func alternateRegion() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "better")
        let error = CLError(
            .regionMonitoringResponseDelayed,
            userInfo: [kCLErrorUserInfoAlternateRegionKey: region]
        )
        let alternate: CLRegion? = error.alternateRegion
        #expect(alternate === region)
    }
}
