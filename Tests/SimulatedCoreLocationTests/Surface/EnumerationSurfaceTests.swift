// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

/// §1.1 of the fact sheet: every enumeration, with its raw type and values.
@Suite("The surface: enumerations")
struct EnumerationSurfaceTests {
    @Test("Statuses are Int32.")
    func statuses() {
        let values: [Int32] = [
            CLAuthorizationStatus.notDetermined.rawValue, CLAuthorizationStatus.restricted.rawValue,
            CLAuthorizationStatus.denied.rawValue, CLAuthorizationStatus.authorizedAlways.rawValue,
            CLAuthorizationStatus.authorizedWhenInUse.rawValue,
        ]
        #expect(values == [0, 1, 2, 3, 4])
        #expect(CLAuthorizationStatus.authorized == .authorizedAlways)
        let accuracies: [Int] = [
            CLAccuracyAuthorization.fullAccuracy.rawValue, CLAccuracyAuthorization.reducedAccuracy.rawValue,
        ]
        #expect(accuracies == [0, 1])
    }

    @Test("Activities begin with 1, and end with iOS 27's.")
    func activities() {
        let values: [CLActivityType] = [
            .other, .automotiveNavigation, .fitness, .otherNavigation, .airborne, .maritime,
        ]
        #expect(values.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    }

    @Test("Orientations are Int32.")
    func orientations() {
        let values: [CLDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        let raw: [Int32] = values.map(\.rawValue)
        #expect(raw == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test("Region states and proximities are Int.")
    func states() {
        let states: [CLRegionState] = [.unknown, .inside, .outside]
        let proximities: [CLProximity] = [.unknown, .immediate, .near, .far]
        let raw: [[Int]] = [states.map(\.rawValue), proximities.map(\.rawValue)]
        #expect(raw == [[0, 1, 2], [0, 1, 2, 3]])
    }

    @Test("Monitoring states are UInt, and have a name outside Swift.")
    func monitoringStates() {
        let states: [CLMonitor.Event.State] = [.unknown, .satisfied, .unsatisfied, .unmonitored]
        let raw: [UInt] = states.map(\.rawValue)
        #expect(raw == [0, 1, 2, 3])
        #expect(CLMonitoringState.self == CLMonitor.Event.State.self)
    }

    @Test("Configurations of updates and requirements of sessions are numbered from 0.")
    func asynchronous() {
        let configurations: [CLLocationUpdate.LiveConfiguration] = [
            .default, .automotiveNavigation, .otherNavigation, .fitness, .airborne,
        ]
        #expect(configurations.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(CLLiveUpdateConfiguration.self == CLLocationUpdate.LiveConfiguration.self)
        let requirements: [CLServiceSession.AuthorizationRequirement] = [.none, .whenInUse, .always]
        #expect(requirements.map(\.rawValue) == [0, 1, 2])
    }

    @Test("Errors of location pushes are numbered from 0.")
    func pushErrors() {
        let codes: [CLLocationPushServiceError.Code] = [
            .unknown, .missingPushExtension, .missingPushServerEnvironment, .missingEntitlement, .unsupportedPlatform,
        ]
        #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4])
        let error: any Error = CLLocationPushServiceError(.missingEntitlement)
        #expect((error as NSError).domain == CLLocationPushServiceErrorDomain)
        #expect((error as? CLLocationPushServiceError)?.code == .missingEntitlement)
        let names: [CLLocationPushServiceError.Code] = [
            CLLocationPushServiceError.unknown, CLLocationPushServiceError.missingPushExtension,
            CLLocationPushServiceError.missingPushServerEnvironment, CLLocationPushServiceError.missingEntitlement,
            CLLocationPushServiceError.unsupportedPlatform,
        ]
        #expect(names == codes)
        #expect(CLLocationPushServiceError.errorDomain == CLLocationPushServiceErrorDomain)
    }
}
