// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// Whether continuous updates are wanted, running, or refused, without any side effect.
///
/// Updates stay armed until they are stopped: a refusal is told once, and a grant starts them again.
struct UpdatesLedger {
    /// What the ledger sees of the world.
    struct World {
        var authorization: AuthorizationState
        /// The key without which no request for permission can show a prompt, if it is missing.
        var missingUsageKey: String?
        /// Read late, because asking whether services are on may block.
        private let readRefusal: () -> LocationError.Code

        init(
            authorization: AuthorizationState,
            missingUsageKey: String?,
            refusal: @autoclosure @escaping () -> LocationError.Code
        ) {
            self.authorization = authorization
            self.missingUsageKey = missingUsageKey
            readRefusal = refusal
        }

        /// The code of a refusal: denied, restricted, or services off.
        var refusal: LocationError.Code { readRefusal() }

        fileprivate var isRefused: Bool {
            authorization.isDecided && !authorization.status.isAuthorized
        }
    }

    /// What is to be done.
    enum Action {
        case start
        case stop
        case fail(LocationError)
        /// Replaces the timer.
        case setTimer(seconds: Double)
        case clearTimer
    }

    /// Whether the app wants updates.
    private(set) var isWanted = false
    /// Whether the SDK's updates are started.
    private(set) var isRunning = false
    /// Whether the present refusal, or the missing text, was told.
    private var wasTold = false
    /// Whether the SDK's updates have met a status that would have silenced them.
    private var isDoubtful = false

    /// The app starts updates.
    mutating func start(in world: World) -> [Action] {
        guard !isWanted else { return [] }
        isWanted = true
        isRunning = true
        wasTold = false
        isDoubtful = world.isRefused
        return [.start] + watch(in: world)
    }

    /// The app stops updates.
    mutating func stop() -> [Action] {
        guard isWanted else { return [] }
        isWanted = false
        defer { isRunning = false }
        return (isRunning ? [.stop] : []) + [.clearTimer]
    }

    /// Status or accuracy has changed.
    mutating func authorizationChanged(in world: World) -> [Action] {
        guard isWanted else { return [] }
        guard world.authorization.status.isAuthorized else {
            isDoubtful = true
            if !world.authorization.isDecided { wasTold = false }
            return watch(in: world)
        }
        wasTold = false
        defer { isDoubtful = false }
        guard isDoubtful || !isRunning else { return [.clearTimer] }
        let restart: [Action] = isRunning ? [.stop, .start] : [.start]
        isRunning = true
        return [.clearTimer] + restart
    }

    /// The SDK tells an error.
    ///
    /// Without the user's consent updates end: no event tells that it has come, so the app starts them again.
    mutating func fail(_ error: LocationError, in world: World) -> [Action] {
        guard isWanted else { return [] }
        if error.code == .privacyNotAgreed { return stop() + [.fail(error)] }
        guard error.code == .denied || world.isRefused else { return [.fail(error)] }
        guard world.authorization.isDecided else {
            isDoubtful = true
            return []
        }
        return refuse(error.recoded(world.refusal))
    }

    /// The SDK has had its time to speak of a refusal, or the app to hear of a missing text.
    mutating func timerFired(in world: World) -> [Action] {
        guard isWanted, !wasTold else { return [] }
        if world.isRefused { return refuse(LocationError(world.refusal)) }
        guard !world.authorization.isDecided, let key = world.missingUsageKey else { return [] }
        wasTold = true
        return [.fail(.missingUsageDescription(key))]
    }

    /// Sets the timer for what the app should hear even if the SDK is silent.
    private func watch(in world: World) -> [Action] {
        if world.isRefused { return wasTold ? [] : [.setTimer(seconds: PendingRequest.refusalGrace)] }
        return world.authorization.isDecided || world.missingUsageKey == nil ? [] : [.setTimer(seconds: 0)]
    }

    /// Tells a refusal once, and stops the SDK until the grant.
    private mutating func refuse(_ error: LocationError) -> [Action] {
        let told = wasTold
        wasTold = true
        defer { isRunning = false }
        return [.clearTimer] + (isRunning ? [.stop] : []) + (told ? [] : [.fail(error)])
    }

    /// Adds what the future of the updates depends on.
    func digest(into digest: inout StateDigest) {
        digest.combine(isWanted)
        // The next start forgets the rest.
        guard isWanted else { return }
        for flag in [isRunning, wasTold, isDoubtful] { digest.combine(flag) }
    }
}
