// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A request for full accuracy for a while: how often it was answered, and with what.
final class AccuracyAnswer {
    private(set) var errors: [LocationError?] = []
    private(set) var cameInsideCall = false
    private unowned let scene: Scene

    init(_ scene: Scene) { self.scene = scene }

    func receive(_ error: LocationError?) {
        errors.append(error)
        if scene.isCalling { cameInsideCall = true }
        scene.record("temporary full accuracy \(error.map { "\($0)" } ?? "nil")")
    }

    /// Makes sure that the completion was called once, and later.
    func expectOnce() throws {
        try scene.expect(
            errors.count == 1,
            "the completion is called exactly once",
            observed: "\(errors.count) calls"
        )
        try scene.expect(
            !cameInsideCall,
            "the completion is called after the call has returned",
            observed: "it was called inside the call"
        )
    }

    /// What the completion was called with first.
    ///
    /// - Throws: A violation where it was not called.
    func error() throws -> LocationError? {
        guard let first = errors.first else {
            throw Violation(expected: "the completion is called", observed: "no call")
        }
        return first
    }
}

extension Scene {
    /// The app asks for full accuracy for a while.
    func askFullAccuracy(_ purposeKey: String = ContractSetUp.purposeKey) -> AccuracyAnswer {
        let answer = AccuracyAnswer(self)
        world.note("contract: requestTemporaryFullAccuracyAuthorization \(purposeKey)")
        call {
            authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { answer.receive($0) }
        }
        settle()
        return answer
    }
}
