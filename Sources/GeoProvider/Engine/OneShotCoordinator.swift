// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// Answers one-shots exactly once, in time and later, whatever the SDK below does.
///
/// An adapter hands it every request and says what its SDK says; the coordinator calls the SDK, shares or queues, keeps
/// the clocks, follows permission, filters, repeats, and completes. While requests are pending it stays alive by itself,
/// so they end even if the provider is dropped.
public final class OneShotCoordinator {
    private let provider: String
    private let authority: any LocationAuthority
    private let environment: ProviderEnvironment
    private let source: any OneShotSource
    private var ledger: RequestLedger
    private var completions: [Int: (Result<Location, LocationError>) -> Void] = [:]
    private var timers: [Int: ScheduledAction] = [:]
    private var observations: [ObservationToken] = []
    /// Inputs that came while actions were being performed.
    private var backlog: [(inout RequestLedger, RequestLedger.World) -> [RequestLedger.Action]] = []
    private var isPerforming = false
    /// How many calls of the app are on the stack, inside which nothing is completed.
    private var callDepth = 0

    /// Makes a coordinator.
    ///
    /// - Parameters:
    ///   - provider: The id of the provider's descriptor, for events and timers.
    ///   - policy: How the SDK's one-shots behave.
    ///   - authority: Whose permission decides.
    ///   - environment: Clock, usage texts, application.
    ///   - source: The SDK; it is kept.
    public init(
        provider: String,
        policy: OneShotPolicy,
        authority: any LocationAuthority,
        environment: ProviderEnvironment,
        source: any OneShotSource
    ) {
        self.provider = provider
        self.authority = authority
        self.environment = environment
        self.source = source
        ledger = RequestLedger(policy: policy)
    }

    /// Takes a request on.
    ///
    /// - Parameters:
    ///   - request: What is wanted.
    ///   - configuration: Stands in for what the request leaves open.
    ///   - completion: Called exactly once, on a later turn.
    /// - Returns: The hold on the request.
    public func submit(
        _ request: LocationRequest,
        configuration: ProviderConfiguration,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let request = request.completed(by: configuration)
        let number = ledger.nextNumber()
        completions[number] = completion
        environment.report(ProviderEvent(provider: provider, .request(number: number, request)))
        observe()
        called { ledger, world in ledger.submit(request, number: number, in: world) }
        return LocationRequestToken { [weak self] in
            self?.called { ledger, world in ledger.cancel(number, in: world) }
        }
    }

    /// Performs an input that comes from the app, completing nothing inside its call.
    private func called(_ input: @escaping (inout RequestLedger, RequestLedger.World) -> [RequestLedger.Action]) {
        environment.checkIsolation()
        callDepth += 1
        perform(input)
        callDepth -= 1
    }

    /// Performs an input, or leaves it for later if another is being performed.
    private func perform(_ input: @escaping (inout RequestLedger, RequestLedger.World) -> [RequestLedger.Action]) {
        backlog.append(input)
        guard !isPerforming else { return }
        isPerforming = true
        while !backlog.isEmpty {
            let input = backlog.removeFirst()
            for action in input(&ledger, world) { perform(action) }
        }
        isPerforming = false
        if ledger.requests.isEmpty { stopObserving() }
    }

    private func perform(_ action: RequestLedger.Action) {
        switch action {
        case .start(let leg):
            source.start(leg) { [weak self] report in
                self?.perform { ledger, world in ledger.report(report, leg: leg.number, in: world) }
            }
        case .cancel(let leg):
            source.cancel(leg)
        case .setTimer(let request, let seconds, let purpose):
            timers[request]?.cancel()
            let label = "\(provider) \(purpose.rawValue)"
            timers[request] = environment.schedule(after: seconds, label: label) {
                self.timers[request] = nil
                self.perform { ledger, world in ledger.timerFired(request: request, in: world) }
            }
        case .clearTimer(let request):
            timers.removeValue(forKey: request)?.cancel()
        case .complete(let request, let result):
            complete(request, result)
        }
    }

    private func complete(_ request: Int, _ result: Result<Location, LocationError>) {
        guard let completion = completions.removeValue(forKey: request) else { return }
        let event = ProviderEvent(provider: provider, .completion(number: request, result))
        guard callDepth > 0 else {
            environment.report(event)
            return completion(result)
        }
        environment.schedule(after: 0, label: "\(provider) completion") { [environment] in
            environment.report(event)
            completion(result)
        }
    }

    // MARK: The world

    private var world: RequestLedger.World {
        RequestLedger.World(
            now: environment.now,
            authorization: authority.authorizationState,
            applicationState: environment.applicationState,
            missingUsageKey: self.environment.keyForAnyPrompt,
            refusal: self.authority.refusalCode
        )
    }

    private func observe() {
        guard observations.isEmpty else { return }
        observations = [
            authority.observeAuthorization { _ in
                self.perform { ledger, world in ledger.authorizationChanged(in: world) }
            },
            environment.observeApplicationState { state in
                self.perform { ledger, world in
                    var world = world
                    if state == .inactive { world.applicationState = .inactive }
                    return ledger.applicationChanged(in: world)
                }
            },
            environment.observeEnd { self.abandon() },
        ]
    }

    /// Forgets all requests unanswered, as a process does when it ends.
    private func abandon() {
        ledger = RequestLedger(policy: ledger.policy)
        completions = [:]
        timers = [:]
        stopObserving()
    }

    private func stopObserving() {
        observations.forEach { $0.cancel() }
        observations = []
    }
}

extension OneShotCoordinator: StateDigesting {
    /// Adds the pending requests.
    ///
    /// - Parameter digest: The digest.
    public func digest(into digest: inout StateDigest) {
        ledger.digest(into: &digest, now: environment.now)
        digest.combine(observations.count)
        if let source = source as? any StateDigesting { digest.combine(source) }
    }
}
