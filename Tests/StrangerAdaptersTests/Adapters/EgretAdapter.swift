// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedTencentLBS

/// Tencent, with headings.
final class EgretAdapter: AssembledProvider {
    private let locating: EgretUpdates

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Egret", and: .heading)
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        locating = EgretUpdates(world)
        super.init(
            descriptor,
            policy: .penguin,
            world: world,
            updates: locating,
            oneShots: PenguinOneShots(world)
        )
    }

    override func startUpdatingHeading() throws(LocationError) { try locating.startHeading() }

    override func stopUpdatingHeading() { locating.stopHeading() }
}

private final class EgretUpdates: NSObject, AdapterUpdates {
    weak var coordinator: UpdatesCoordinator?
    private let world: AdapterWorld
    private var manager: TencentLBSLocationManager?
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var wasAway = false
    private var toldReduced = false
    private var wantsHeading = false

    init(_ world: AdapterWorld) {
        self.world = world
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
        manager?.stopUpdatingHeading()
    }

    func startHeading() throws(LocationError) {
        guard world.environment.within({ CLLocationManager.headingAvailable() }) else {
            throw LocationError(.unsupported, message: "This device has no compass.")
        }
        makeManager()
        guard let manager else { throw LocationError(.privacyNotAgreed) }
        wantsHeading = true
        manager.startUpdatingHeading()
    }

    func stopHeading() {
        guard wantsHeading else { return }
        wantsHeading = false
        manager?.stopUpdatingHeading()
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

    private func applicationChanged(to state: ApplicationState) {
        guard isRunning else { return }
        if state == .background { wasAway = true }
        guard state == .active, wasAway else { return }
        wasAway = false
        manager?.startUpdatingLocation()
    }

    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, wasAway, toldReduced, wantsHeading, manager != nil] { digest.combine(flag) }
    }
}

extension EgretUpdates: TencentLBSLocationManagerDelegate {
    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {
        guard isRunning, let location = world.location(location, wantsAddress: configuration.wantsAddress) else {
            return
        }
        if location.accuracyAuthorization == .reducedAccuracy, configuration.accuracyMode == .full {
            if !toldReduced { world.relay.fail(with: LocationError(.reducedAccuracy)) }
            toldReduced = true
        } else {
            toldReduced = false
            world.relay.deliver(location)
        }
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate newHeading: CLHeading) {
        if wantsHeading { world.relay.deliver(Heading(newHeading)) }
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error) {
        let told = LocationError(tencent: error)
        if told.code == .headingFailure {
            world.relay.fail(with: told)
        } else if isRunning {
            coordinator?.fail(with: told)
        }
    }
}
