// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedTencentLBS

/// Updates of Tencent, on a manager of their own.
final class PenguinUpdates: NSObject, AdapterUpdates {
    weak var coordinator: UpdatesCoordinator?
    private let world: AdapterWorld
    private let mapping: PenguinOneShots.Mapping
    private var manager: TencentLBSLocationManager?
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var wasAway = false
    private var toldReduced = false

    init(_ world: AdapterWorld, mapping: PenguinOneShots.Mapping? = nil) {
        self.world = world
        self.mapping = mapping ?? { world.location($0, wantsAddress: $1, $2) }
        super.init()
        world.environment.observeApplicationState { [weak self] state in self?.applicationChanged(to: state) }
    }

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
        manager.startUpdatingLocation()
    }

    func stopUpdates() {
        isRunning = false
        manager?.stopUpdatingLocation()
    }

    private func makeManager() {
        guard manager == nil else { return }
        manager = world.tencentManager()
        manager?.delegate = self
    }

    private func failLater() {
        world.environment.schedule(after: 0, label: "consent") { [weak self] in
            guard let self, self.isRunning else { return }
            self.coordinator?.fail(with: LocationError(.privacyNotAgreed))
        }
    }

    /// Starts again what the system may have paused; Tencent does not tell.
    private func applicationChanged(to state: ApplicationState) {
        guard isRunning else { return }
        if state == .background { wasAway = true }
        guard state == .active, wasAway else { return }
        wasAway = false
        manager?.startUpdatingLocation()
    }

    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, wasAway, toldReduced, manager != nil] { digest.combine(flag) }
    }
}

extension PenguinUpdates: TencentLBSLocationManagerDelegate {
    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {
        guard isRunning, let location = mapping(location, configuration.wantsAddress, nil) else {
            return
        }
        if location.accuracyAuthorization == .reducedAccuracy, configuration.accuracyMode == .full {
            refuseReduced()
        } else {
            toldReduced = false
            world.relay.deliver(location)
        }
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error) {
        if isRunning { coordinator?.fail(with: LocationError(tencent: error)) }
    }

    private func refuseReduced() {
        guard !toldReduced else { return }
        toldReduced = true
        world.relay.fail(with: LocationError(.reducedAccuracy))
    }
}
