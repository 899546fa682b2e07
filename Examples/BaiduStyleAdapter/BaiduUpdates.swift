// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedBaiduLocationKit
import SimulatedCoreLocation

/// The part of the adapter that runs Baidu's continuous updates and headings, on a manager of its own.
final class BaiduUpdates: NSObject, UpdatesSource {
    /// Where errors go; it outlives no call, because the provider keeps both.
    weak var coordinator: UpdatesCoordinator?
    private let world: BaiduWorld
    private var manager: BMKLocationManager?
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var wantsHeading = false
    private var toldReduced = false
    /// Whether the app has been in the background since the start, where the system may pause updates.
    private var wasAway = false

    init(_ world: BaiduWorld) {
        self.world = world
        super.init()
        world.environment.observeApplicationState { [weak self] state in self?.applicationChanged(to: state) }
    }

    /// Takes a configuration; one that ends an app without the background mode ends it now, as on every provider.
    func apply(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
        if configuration.allowsBackgroundLocationUpdates { makeManager() }
        setUp()
    }

    func startUpdates() {
        isRunning = true
        toldReduced = false
        wasAway = false
        makeManager()
        guard let manager else { return failLater() }
        setUp()
        manager.startUpdatingLocation()
    }

    func stopUpdates() {
        isRunning = false
        manager?.stopUpdatingLocation()
    }

    func startHeading() throws(LocationError) {
        world.environment.checkIsolation()
        guard world.environment.within({ BMKLocationManager.headingAvailable() }) else {
            throw LocationError(.unsupported, message: "This device has no compass.")
        }
        makeManager()
        guard let manager else { throw .noConsent }
        wantsHeading = true
        manager.startUpdatingHeading()
    }

    func stopHeading() {
        wantsHeading = false
        manager?.stopUpdatingHeading()
    }

    private func makeManager() {
        guard manager == nil else { return }
        manager = world.makeManager()
        manager?.delegate = self
    }

    private func setUp() {
        guard let manager else { return }
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? false
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
        manager.showsBackgroundLocationIndicator = configuration.showsBackgroundLocationIndicator
        manager.locatingWithReGeocode = configuration.wantsAddress
    }

    /// Starts again what the system may have paused, where the app allows that: Baidu does not tell.
    private func applicationChanged(to state: ApplicationState) {
        guard isRunning, configuration.pausesLocationUpdatesAutomatically == true else { return }
        if state == .background { wasAway = true }
        guard state == .active, wasAway else { return }
        wasAway = false
        coordinator?.restart()
    }

    /// Tells on a later turn that there is no consent.
    private func failLater() {
        world.environment.schedule(after: 0, label: "baidu consent") { [weak self] in
            guard let self, self.isRunning else { return }
            self.coordinator?.fail(with: .noConsent)
        }
    }
}

extension BaiduUpdates: BMKLocationManagerDelegate {
    func bmkLocationManager(
        _ manager: BMKLocationManager,
        doRequestAlwaysAuthorization locationManager: CLLocationManager
    ) {
        world.requireAuthorization(on: locationManager)
    }

    func bmkLocationManager(_ manager: BMKLocationManager, didUpdate result: BMKLocation?, orError error: (any Error)?)
    {
        guard isRunning else { return }
        guard let result else {
            coordinator?.fail(with: error.map { LocationError(baidu: $0) } ?? .neither)
            return
        }
        guard let location = world.location(result, error, wantsAddress: configuration.wantsAddress) else { return }
        guard configuration.accuracyMode != .full || location.accuracyAuthorization == .fullAccuracy else {
            if !toldReduced { world.relay.fail(with: LocationError(.reducedAccuracy)) }
            toldReduced = true
            return
        }
        toldReduced = false
        world.relay.deliver(location)
    }

    func bmkLocationManager(_ manager: BMKLocationManager, didFailWithError error: (any Error)?) {
        let told = error.map { LocationError(baidu: $0) } ?? .neither
        if told.code == .headingFailure {
            world.relay.fail(with: told)
        } else if isRunning {
            coordinator?.fail(with: told)
        }
    }

    func bmkLocationManager(_ manager: BMKLocationManager, didUpdate heading: CLHeading?) {
        if wantsHeading, let heading { world.relay.deliver(Heading(heading)) }
    }
}
