// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedTencentLBS

/// Updates by Tencent without a mistake; each kind of mistake is a subclass.
class TencentStream: NSObject, ReplacementUpdates, TencentLBSLocationManagerDelegate {
    weak var coordinator: UpdatesCoordinator?
    let authority: any LocationAuthority
    private let environment: ProviderEnvironment
    let manager: TencentLBSLocationManager
    private let relay: DelegateRelay
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    private var toldReduced = false

    required init(_ adapter: RebuiltAdapter, relay: DelegateRelay) {
        authority = adapter.authority
        environment = adapter.environment
        self.relay = relay
        manager = adapter.environment.within { TencentLBSLocationManager() }
        super.init()
        manager.apiKey = "sample"
        manager.delegate = self
        adapter.environment.observeApplicationState { [weak self] state in
            guard let self, self.isRunning, state == .active else { return }
            self.run()
        }
    }

    func apply(_ configuration: ProviderConfiguration) {
        self.configuration = configuration
        manager.requestLevel = configuration.wantsAddress ? .poi : .geo
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? true
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
    }

    func startUpdates() {
        isRunning = true
        toldReduced = false
        if manager.poiUpdateInterval > 0 { run() } else { failLater() }
    }

    /// Tells on a later turn that there is no consent, without which Tencent's manager is dead.
    private func failLater() {
        environment.schedule(after: 0, label: "consent") { [weak self] in
            if let self, isRunning { fail(with: LocationError(.privacyNotAgreed)) }
        }
    }

    func stopUpdates() {
        isRunning = false
        halt()
    }

    func run() { manager.startUpdatingLocation() }

    func halt() { manager.stopUpdatingLocation() }

    func location(_ fix: TencentLBSLocation) -> Location? { .tencent(fix, authority) }

    func fail(with error: LocationError) { coordinator?.fail(with: error) }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {
        guard isRunning, var told = self.location(location) else { return }
        if configuration.accuracyMode == .full, told.accuracyAuthorization == .reducedAccuracy {
            if !toldReduced { relay.fail(with: LocationError(.reducedAccuracy)) }
            toldReduced = true
            return
        }
        toldReduced = false
        if configuration.wantsAddress {
            told.address = location.address.map {
                var address = Address()
                address.formatted = $0
                return address
            }
            if told.address == nil { told.addressError = LocationError(.addressFailed) }
        }
        relay.deliver(told)
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error) {
        if isRunning { fail(with: .tencent(error)) }
    }
}

/// Stop only stops listening.
final class DeafTencentStream: TencentStream {
    override func halt() {}
}

/// Every error of Tencent's ends the updates.
final class FragileTencentStream: TencentStream {
    override func fail(with error: LocationError) {
        super.fail(with: error)
        halt()
    }
}

/// Tencent's numbers on the mainland are passed off as those of a receiver.
final class UnshiftedStream: TencentStream {
    override func location(_ fix: TencentLBSLocation) -> Location? { super.location(fix)?.relabelled(.wgs84) }
}

/// Updates start if location is authorized at that moment, and never after that.
final class NowOrNeverTencentStream: TencentStream {
    private var isTooLate = false

    override func run() {
        guard authority.authorizationStatus.isAuthorized, !isTooLate else { return isTooLate = true }
        super.run()
    }
}

/// The grant is not looked at: every location is said to be exact.
final class AlwaysExactTencentStream: TencentStream {
    override func location(_ fix: TencentLBSLocation) -> Location? {
        var location = super.location(fix)
        location?.accuracyAuthorization = .fullAccuracy
        return location
    }
}
