// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

// The usual ways of being wrong, of which the mutants are made.
extension ContractMutation {
    /// Drops the answers that fit.
    static func dropping(
        _ fits: @escaping @Sendable (Result<Location, LocationError>, ContractInterposer.Submission) -> Bool
    ) -> ContractMutation {
        onAnswer { result, submission in
            if !fits(result, submission) { submission.answer(result) }
        }
    }

    /// Gives the answers that fit a second time.
    static func doubling(
        _ fits: @escaping @Sendable (Result<Location, LocationError>, ContractInterposer.Submission) -> Bool
    ) -> ContractMutation {
        onAnswer { result, submission in
            submission.answer(result)
            if fits(result, submission) { submission.interposer.later(1) { submission.answer(result) } }
        }
    }

    /// Gives the answers that fit late.
    static func delaying(
        by seconds: Double,
        _ fits: @escaping @Sendable (Result<Location, LocationError>, ContractInterposer.Submission) -> Bool
    ) -> ContractMutation {
        onAnswer { result, submission in
            guard fits(result, submission) else { return submission.answer(result) }
            submission.interposer.later(seconds) { submission.answer(result) }
        }
    }

    /// Changes every error.
    static func changingErrors(_ change: @escaping @Sendable (LocationError) -> LocationError) -> ContractMutation {
        ContractMutation { interposer in
            interposer.hooks.error = { error, forward in forward(change(error)) }
            interposer.hooks.request = { submission in
                submission.pass(submission.request) { submission.answer($0.mapError(change)) }
            }
        }
    }

    /// Changes the locations that requests are answered with.
    static func changingAnswers(
        _ change: @escaping @Sendable (inout Location, LocationRequest) -> Void
    ) -> ContractMutation {
        onAnswer { result, submission in
            submission.answer(result.changing { change(&$0, submission.request) })
        }
    }

    /// Changes the fixes of updates.
    static func changingUpdates(_ change: @escaping @Sendable (inout Location) -> Void) -> ContractMutation {
        ContractMutation { interposer in
            interposer.hooks.update = { location, forward in
                var location = location
                change(&location)
                forward(location)
            }
        }
    }

    /// Changes every fix.
    static func changingFixes(_ change: @escaping @Sendable (inout Location) -> Void) -> ContractMutation {
        changingUpdates(change).then(changingAnswers { location, _ in change(&location) })
    }

    /// Drops what updates bring unless the app wants updates.
    static func hiding(_ interposer: ContractInterposer) {
        interposer.hooks.update = { [unowned interposer] location, forward in
            if interposer.isUpdating { forward(location) }
        }
        interposer.hooks.error = { [unowned interposer] error, forward in
            if interposer.isUpdating { forward(error) }
        }
    }
}

extension ContractInterposer.Submission {
    /// Passes it on, and loses the answer or not.
    func pass(losingAnswer isLost: Bool) -> LocationRequestToken {
        pass(request) { [answer] result in
            if !isLost { answer(result) }
        }
    }
}

extension ContractInterposer.Submission {
    /// Passes it on, and loses a location or not; errors come through.
    func pass(losingLocation isLost: Bool) -> LocationRequestToken {
        pass(request) { [answer] result in
            if !isLost || result.location == nil { answer(result) }
        }
    }
}

extension ContractInterposer {
    /// Says a fix of the updates.
    func tellUpdate(_ location: Location) { tell { $0.provider($1, didUpdate: location) } }

    /// Says an error of the updates.
    func tellError(_ error: LocationError) { tell { $0.provider($1, didFailWith: error) } }

    /// Says status and accuracy.
    func tellState() { tell { $0.provider($1, didChangeAuthorization: inner.authority.authorizationState) } }
}

extension AnyCoordinate {
    /// The same numbers under another datum's name.
    func relabelled(_ datum: DatumIdentifier) -> AnyCoordinate {
        (try? AnyCoordinate(latitude: latitude, longitude: longitude, datum: datum)) ?? self
    }
}
