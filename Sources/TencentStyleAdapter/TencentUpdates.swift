// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

/// The part of the adapter that runs Tencent's continuous updates, by a manager of its own.
final class TencentUpdates: UpdatesSource {
    /// Where errors go; it outlives no call, because the provider keeps both.
    weak var coordinator: UpdatesCoordinator?
    private let environment: ProviderEnvironment
    private let authority: any LocationAuthority
    private let settings: TencentStyleSettings
    private let relay: DelegateRelay
    private var manager: TencentManager?
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    /// Whether the app has been in the background since the start, where the system may pause updates.
    private var wasAway = false
    private var toldReduced = false
    private var wantsHeading = false

    init(
        environment: ProviderEnvironment,
        authority: any LocationAuthority,
        settings: TencentStyleSettings,
        relay: DelegateRelay
    ) {
        self.environment = environment
        self.authority = authority
        self.settings = settings
        self.relay = relay
        environment.observeApplicationState { [weak self] state in self?.applicationChanged(to: state) }
    }

    /// Takes a configuration; one that ends an app without the background mode ends it now, as on every provider.
    func apply(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
        if configuration.allowsBackgroundLocationUpdates { makeManager() }
        manager?.apply(configuration)
    }

    func startUpdates() {
        isRunning = true
        wasAway = false
        toldReduced = false
        makeManager()
        guard let manager else { return failLater() }
        manager.apply(configuration)
        manager.start()
    }

    func stopUpdates() {
        isRunning = false
        manager?.stop()
    }

    func startHeading() throws(LocationError) {
        environment.checkIsolation()
        guard TencentManager.headingAvailable(in: environment) else {
            throw LocationError(.unsupported, message: "This device has no compass.")
        }
        makeManager()
        guard let manager else { throw .noConsent }
        wantsHeading = true
        manager.startHeading()
    }

    func stopHeading() {
        guard wantsHeading else { return }
        wantsHeading = false
        manager?.stopHeading()
    }

    private func makeManager() {
        guard manager == nil else { return }
        manager = TencentManager(environment: environment, authority: authority, settings: settings)
        manager?.onLocation = { [unowned self] in hear($0) }
        manager?.onHeading = { [unowned self] in
            if wantsHeading { relay.deliver($0) }
        }
        manager?.onError = { [unowned self] in hear($0) }
    }

    private func hear(_ error: LocationError) {
        if error.code == .headingFailure {
            relay.fail(with: error)
        } else if isRunning {
            coordinator?.fail(with: error)
        }
    }

    /// Tells on a later turn that there is no consent.
    private func failLater() {
        environment.schedule(after: 0, label: "tencent consent") { [weak self] in
            guard let self, self.isRunning else { return }
            self.coordinator?.fail(with: .noConsent)
        }
    }

    /// Starts again what the system may have paused: Tencent does not tell, and a start that was needless does nothing.
    private func applicationChanged(to state: ApplicationState) {
        guard isRunning else { return }
        if state == .background { wasAway = true }
        guard state == .active, wasAway else { return }
        wasAway = false
        manager?.start()
    }

    private func hear(_ location: Location) {
        guard isRunning else { return }
        if location.accuracyAuthorization == .reducedAccuracy, configuration.accuracyMode == .full {
            refuseReduced()
        } else {
            toldReduced = false
            relay.deliver(location)
        }
    }

    /// Tells once that full accuracy is required, until it is there or updates start anew.
    private func refuseReduced() {
        guard !toldReduced else { return }
        toldReduced = true
        relay.fail(with: LocationError(.reducedAccuracy))
    }
}

extension TencentUpdates: StateDigesting {
    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, wasAway, isRunning && toldReduced, wantsHeading, manager != nil] {
            digest.combine(flag)
        }
    }
}
