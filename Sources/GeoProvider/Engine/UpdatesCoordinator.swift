// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// Keeps continuous updates armed through refusals and grants, whatever the SDK below does.
///
/// It also tells every change of the authorization.
///
/// The adapter hands it the app's start and stop and the SDK's errors. Fixes do not pass through it: the part of the
/// adapter that hears them gives them to the relay, from `startUpdates()` to `stopUpdates()`.
public final class UpdatesCoordinator {
    private let provider: String
    private let authority: any LocationAuthority
    private let environment: ProviderEnvironment
    private let source: any UpdatesSource
    private let relay: DelegateRelay
    private var ledger = UpdatesLedger()
    private var timer: ScheduledAction?

    /// Makes a coordinator; it lives as long as its provider.
    ///
    /// - Parameters:
    ///   - provider: The id of the provider's descriptor, for timers.
    ///   - authority: Whose permission decides.
    ///   - environment: Timers and usage texts.
    ///   - source: The SDK; it is kept.
    ///   - relay: The way to the delegate.
    public init(
        provider: String,
        authority: any LocationAuthority,
        environment: ProviderEnvironment,
        source: any UpdatesSource,
        relay: DelegateRelay
    ) {
        self.provider = provider
        self.authority = authority
        self.environment = environment
        self.source = source
        self.relay = relay
        authority.observeAuthorization { [weak self] state in
            guard let self else { return }
            self.relay.authorizationChanged(to: state)
            self.perform(self.ledger.authorizationChanged(in: self.world))
        }
    }

    /// Starts updates; while they are wanted already it does nothing.
    public func start() {
        environment.checkIsolation()
        perform(ledger.start(in: world))
    }

    /// Stops updates.
    public func stop() {
        environment.checkIsolation()
        perform(ledger.stop())
    }

    /// Takes an error of the SDK's updates.
    ///
    /// - Parameter error: The error, already mapped.
    public func fail(with error: LocationError) {
        perform(ledger.fail(error, in: world))
    }

    /// Stops and starts the SDK's updates if they run, for settings that it reads only at a start.
    public func restart() {
        guard ledger.isRunning else { return }
        source.stopUpdates()
        source.startUpdates()
    }

    private var world: UpdatesLedger.World {
        UpdatesLedger.World(
            authorization: authority.authorizationState,
            missingUsageKey: environment.keyForAnyPrompt,
            refusal: self.authority.refusalCode
        )
    }

    private func perform(_ actions: [UpdatesLedger.Action]) {
        for action in actions {
            switch action {
            case .start:
                source.startUpdates()
            case .stop:
                source.stopUpdates()
            case .fail(let error):
                relay.fail(with: error)
            case .setTimer(let seconds):
                timer?.cancel()
                timer = environment.schedule(after: seconds, label: "\(provider) updates") { [weak self] in
                    guard let self else { return }
                    self.timer = nil
                    self.perform(self.ledger.timerFired(in: self.world))
                }
            case .clearTimer:
                timer?.cancel()
                timer = nil
            }
        }
    }
}

extension UpdatesCoordinator: StateDigesting {
    /// Adds whether updates are wanted, running, and told.
    ///
    /// - Parameter digest: The digest.
    public func digest(into digest: inout StateDigest) {
        ledger.digest(into: &digest)
    }
}
