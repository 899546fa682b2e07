// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

@Suite("CLError")
struct CLErrorTests {
    @Test("Codes are numbered from 0 to 19 in Apple's order.")
    func numbers() {
        let codes: [CLError.Code] = [
            .locationUnknown, .denied, .network, .headingFailure, .regionMonitoringDenied, .regionMonitoringFailure,
            .regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed, .geocodeFoundNoResult,
            .geocodeFoundPartialResult, .geocodeCanceled, .deferredFailed, .deferredNotUpdatingLocation,
            .deferredAccuracyTooLow, .deferredDistanceFiltered, .deferredCanceled, .rangingUnavailable,
            .rangingFailure, .promptDeclined, .historicalLocationError,
        ]
        #expect(codes.map(\.rawValue) == Array(0...19))
    }

    @Test("A thrown error is caught by its code.")
    func caughtByCode() {
        #expect(throws: CLError(.denied)) { throw CLError(.denied) }
        do {
            throw CLError(.denied)
        } catch CLError.denied {
        } catch {
            Issue.record("not caught as CLError.denied: \(error)")
        }
    }

    @Test("An error that is only known as an error gives its code back.")
    func castBack() {
        let error: any Error = CLError(.locationUnknown)
        #expect((error as? CLError)?.code == .locationUnknown)
        if case CLError.locationUnknown = error {} else { Issue.record("the pattern does not match") }
    }

    @Test("As a Foundation error it has Apple's domain and number.")
    func foundationError() {
        let error = CLError(.promptDeclined) as NSError
        #expect(error.domain == "kCLErrorDomain")
        #expect(error.domain == kCLErrorDomain)
        #expect(error.code == 18)
    }

    @Test("User info travels with the error.")
    func userInfo() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 100, identifier: "park")
        let error = CLError(.regionMonitoringResponseDelayed, userInfo: [kCLErrorUserInfoAlternateRegionKey: region])
        #expect(error.alternateRegion == region)
        #expect(CLError(.denied).alternateRegion == nil)
    }

    @Test("Errors are equal if code and user info are.")
    func equality() {
        #expect(CLError(.denied) == CLError(.denied))
        #expect(CLError(.denied) != CLError(.network))
    }
}
