// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@testable import SimulatedCoreLocation

@Suite("What diagnoses say")
struct DiagnosisTests {
    /// One diagnosis, and whether each of the properties that several kinds share says so.
    private static let shared: [ServiceDiagnosis] = [
        .authorizationDenied, .authorizationDeniedGlobally, .authorizationRestricted, .authorizationRequestInProgress,
        .insufficientlyInUse, .serviceSessionRequired,
    ]

    @Test("Each property of a condition's event tells its own diagnosis, and no other.", arguments: 0..<6)
    func event(place: Int) {
        let event = CLMonitor.Event(
            identifier: "a",
            state: .unknown,
            date: .distantPast,
            refinement: nil,
            diagnosis: Self.shared[place]
        )
        let flags = [
            event.authorizationDenied, event.authorizationDeniedGlobally, event.authorizationRestricted,
            event.authorizationRequestInProgress, event.insufficientlyInUse, event.serviceSessionRequired,
        ]
        #expect(flags.indices.filter { flags[$0] } == [place])
        #expect(!event.persistenceUnavailable && !event.accuracyLimited && !event.conditionLimitExceeded)
    }

    @Test("So does each property of a background session's diagnostic.", arguments: 0..<6)
    func session(place: Int) {
        let diagnostic = CLBackgroundActivitySession.Diagnostic(diagnosis: Self.shared[place])
        let flags = [
            diagnostic.authorizationDenied, diagnostic.authorizationDeniedGlobally, diagnostic.authorizationRestricted,
            diagnostic.authorizationRequestInProgress, diagnostic.insufficientlyInUse,
            diagnostic.serviceSessionRequired,
        ]
        #expect(flags.indices.filter { flags[$0] } == [place])
    }
}
