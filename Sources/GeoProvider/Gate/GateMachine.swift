// SPDX-License-Identifier: Apache-2.0

/// The decisions of the native-first gate, without any side effect.
///
/// Every input carries the world as it is at that moment; every answer is a list of actions to perform in order.
struct GateMachine {
    /// What the gate sees of the world.
    struct World {
        let status: AuthorizationStatus
        let accuracy: AccuracyAuthorization
        let applicationState: ApplicationState
        /// Read late, because asking may block.
        private let readServices: () -> Bool

        init(
            status: AuthorizationStatus,
            accuracy: AccuracyAuthorization,
            applicationState: ApplicationState,
            servicesEnabled: @autoclosure @escaping () -> Bool
        ) {
            self.status = status
            self.accuracy = accuracy
            self.applicationState = applicationState
            readServices = servicesEnabled
        }

        var servicesEnabled: Bool { readServices() }
    }

    /// What is to be done.
    enum Action: Equatable {
        /// Make a request of the authority.
        case request(LocationPermission)
        /// Have the authority confirm that it took the requests so far.
        case confirm
        /// Tell the outcome; nothing follows.
        case end(GateOutcome)
    }

    /// Where the gate stands.
    enum Phase: Equatable {
        /// Something is over the app; the next request waits until it is active.
        case covered
        /// A request was made at this status; whether it raised a prompt is not known yet.
        case asked(at: AuthorizationStatus)
        /// A prompt is on screen.
        case prompted(at: AuthorizationStatus)
        /// The app is active again, and the status is about to be read once more.
        case uncovered(at: AuthorizationStatus)
        /// The outcome is known and told at the next event.
        case known(GateOutcome)
        /// The outcome was told.
        case ended
    }

    private(set) var phase = Phase.covered
    private let missingKey: String?
    /// The requests not made yet.
    private var remaining: [LocationPermission]
    private var hasAsked = false

    init(rule: UsageTextRule, infoDictionary: InfoDictionary) {
        missingKey = rule.firstMissingKey(in: infoDictionary)
        remaining = rule.requests
    }

    /// The app calls the gate: what is known is told later, what is not is asked now.
    mutating func start(_ world: World) -> [Action] {
        let actions = proceed(world)
        guard case .end(let outcome)? = actions.first else { return actions }
        phase = .known(outcome)
        return [.confirm]
    }

    /// The authority has taken the requests so far.
    mutating func confirmed(_ world: World) -> [Action] {
        switch phase {
        case .known(let outcome):
            phase = .ended
            // Asked again, because the first answer may have come before the system's.
            return [.end(outcome == .refused && !world.servicesEnabled ? .servicesOff : outcome)]
        case .asked(let status), .uncovered(let status):
            guard world.applicationState == .inactive, world.status == status else { return proceed(world) }
            phase = .prompted(at: status)
            return []
        case .covered, .prompted, .ended:
            return []
        }
    }

    /// Status or accuracy has changed.
    mutating func authorizationChanged(_ world: World) -> [Action] {
        switch phase {
        case .covered:
            return proceed(world)
        case .asked(let status), .prompted(let status), .uncovered(let status):
            return world.status == status ? [] : proceed(world)
        case .known, .ended:
            return []
        }
    }

    /// The application has become active, inactive, or gone to the background.
    mutating func applicationChanged(_ world: World) -> [Action] {
        switch (phase, world.applicationState) {
        case (.covered, .active), (.covered, .background):
            return proceed(world)
        case (.prompted(let status), .active):
            phase = .uncovered(at: status)
            return [.confirm]
        case (.prompted, .background), (.asked, .background), (.uncovered, .background):
            return proceed(world)
        default:
            return []
        }
    }

    /// Ends if the status says so, otherwise makes the next request, now or when the app is active.
    private mutating func proceed(_ world: World) -> [Action] {
        if let outcome = outcome(world) {
            phase = .ended
            return [.end(outcome)]
        }
        guard world.applicationState == .active else {
            phase = .covered
            return []
        }
        let request = remaining.removeFirst()
        hasAsked = true
        phase = .asked(at: world.status)
        return [.request(request), .confirm]
    }

    /// The outcome that the world amounts to, or nil if a request is left that could change it.
    private mutating func outcome(_ world: World) -> GateOutcome? {
        switch world.status {
        case .restricted:
            return .restricted
        case _ where !world.servicesEnabled:
            return .servicesOff
        case .denied:
            return .refused
        case .authorizedAlways:
            return .granted(world.status, world.accuracy)
        case .authorizedWhenInUse:
            remaining.removeAll { $0 == .whenInUse }
            let granted = GateOutcome.granted(world.status, world.accuracy)
            guard !remaining.isEmpty else { return granted }
            if let missingKey { return .cannotAsk(missingKey: missingKey) }
            return world.applicationState == .background ? granted : nil
        case .notDetermined:
            if let missingKey { return .cannotAsk(missingKey: missingKey) }
            return hasAsked || world.applicationState == .background ? .undecided : nil
        }
    }
}
