// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

#if SimulatedSDKs
    import SimulatedAMapFoundationKit
    import SimulatedAMapLocationKit
    import SimulatedCoreLocation
#elseif canImport(AMapLocationKit)
    import AMapFoundationKit
    import AMapLocationKit
    import CoreLocation
#endif

/// The part of the adapter that runs AMap's continuous updates, on a manager of its own.
final class AMapUpdates: NSObject, UpdatesSource {
    /// Where errors go; it outlives no call, because the provider keeps both.
    weak var coordinator: UpdatesCoordinator?
    private let world: AMapWorld
    private var manager: AMapLocationManager?
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    /// Whether the app wants headings.
    private var wantsHeading = false
    /// Whether full accuracy is required and missing, which is told once.
    private var lacksAccuracy = false
    /// Whether the app has been in the background since the start, where the system may pause updates.
    private var wasAway = false

    init(_ world: AMapWorld) {
        self.world = world
        manager = world.living(nil)
        super.init()
        world.authority.observeAuthorization { [weak self] state in
            if state.accuracy == .fullAccuracy { self?.resume() }
        }
        world.environment.observeApplicationState { [weak self] state in self?.applicationChanged(to: state) }
    }

    func apply(_ configuration: ProviderConfiguration) {
        let isNewStart =
            configuration.allowsBackgroundLocationUpdates != self.configuration.allowsBackgroundLocationUpdates
        self.configuration = configuration
        setUp()
        // AMap reads this one only at a start.
        if isNewStart { coordinator?.restart() }
    }

    func startUpdates() {
        isRunning = true
        lacksAccuracy = false
        wasAway = false
        manager = world.living(manager)
        setUp()
        guard let manager else { return failLater() }
        manager.startUpdatingLocation()
    }

    func stopUpdates() {
        isRunning = false
        manager?.stopUpdatingLocation()
    }

    private func setUp() {
        guard let manager else { return }
        manager.delegate = self
        manager.locationAccuracyMode = AMapLocationAccuracyMode(configuration.accuracyMode)
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? false
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
        manager.locatingWithReGeocode = configuration.wantsAddress
    }

    /// Starts headings, which need no permission but the user's consent.
    func startHeading() throws(LocationError) {
        guard world.environment.within({ AMapLocationManager.headingAvailable() }) else {
            throw LocationError(.unsupported, message: "This device has no compass.")
        }
        manager = world.living(manager)
        guard let manager else { throw .noConsent }
        manager.delegate = self
        wantsHeading = true
        manager.startUpdatingHeading()
    }

    func stopHeading() {
        guard wantsHeading else { return }
        wantsHeading = false
        manager?.stopUpdatingHeading()
    }

    /// Tells on a later turn that there is no consent.
    private func failLater() {
        world.environment.schedule(after: 0, label: "amap consent") { [weak self] in
            guard let self, self.isRunning else { return }
            self.coordinator?.fail(with: .noConsent)
        }
    }

    /// Starts again what the system may have paused, where the app allows that: AMap does not tell.
    private func applicationChanged(to state: ApplicationState) {
        guard isRunning, configuration.pausesLocationUpdatesAutomatically == true else { return }
        if state == .background { wasAway = true }
        guard state == .active, wasAway else { return }
        wasAway = false
        coordinator?.restart()
    }

    /// Starts again what was refused for lack of full accuracy.
    private func resume() {
        guard isRunning, lacksAccuracy else { return }
        lacksAccuracy = false
        manager?.startUpdatingLocation()
    }
}

extension AMapUpdates: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        world.requireAuthorization(on: handed)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        world.requireFullAccuracy(on: handed, completion: completion)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate fix: CLLocation!,
        reGeocode address: AMapLocationReGeocode!
    ) {
        guard isRunning, let fix, var location = world.location(fix, address) else { return }
        guard configuration.accuracyMode != .full || location.accuracyAuthorization == .fullAccuracy else {
            return refuse(LocationError(.reducedAccuracy))
        }
        lacksAccuracy = false
        if configuration.wantsAddress, location.address == nil { location.addressError = LocationError(.addressFailed) }
        world.relay.deliver(location)
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        let told = world.error(error)
        if told.code == .headingFailure { return world.relay.fail(with: told) }
        guard isRunning else { return }
        if told.code == .reducedAccuracy { refuse(told) } else { coordinator?.fail(with: told) }
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate newHeading: CLHeading!) {
        if wantsHeading, let newHeading { world.relay.deliver(Heading(newHeading)) }
    }

    private func refuse(_ error: LocationError) {
        guard !lacksAccuracy else { return }
        lacksAccuracy = true
        coordinator?.fail(with: error)
    }
}

extension AMapUpdates: StateDigesting {
    func digest(into digest: inout StateDigest) {
        let (isRefused, isBack) = (isRunning && lacksAccuracy, isRunning && wasAway)
        for flag in [isRunning, isRefused, isBack, wantsHeading, manager != nil] { digest.combine(flag) }
    }
}
