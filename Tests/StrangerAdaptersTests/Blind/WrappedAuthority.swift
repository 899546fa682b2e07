// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// An authority inside another, which passes everything on; subclasses change a part of it.
class WrappedAuthority: LocationAuthority {
    let core: any LocationAuthority
    let environment: ProviderEnvironment

    required init(_ core: any LocationAuthority, _ environment: ProviderEnvironment) {
        self.core = core
        self.environment = environment
    }

    var authorizationStatus: AuthorizationStatus { core.authorizationStatus }

    var accuracyAuthorization: AccuracyAuthorization { core.accuracyAuthorization }

    var locationServicesEnabled: Bool { core.locationServicesEnabled }

    func requestWhenInUseAuthorization() { core.requestWhenInUseAuthorization() }

    func requestAlwaysAuthorization() { core.requestAlwaysAuthorization() }

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        core.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
    }

    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        core.observeAuthorization(handler)
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) { core.confirmRequest(confirmed) }
}

/// A provider that hands out another authority than its core's.
final class Guarded<Authority: WrappedAuthority>: Wrapped {
    private var own: Authority?

    required init(_ vendor: StrangerAdapter.Vendor, _ device: SimulatedDevice, shaping: Shaping = Shaping()) {
        super.init(vendor, device, shaping: shaping)
        own = Authority(core.authority, environment)
    }

    override var authority: any LocationAuthority { own ?? core.authority }
}

/// Spares the user a second question once anything is granted.
final class AgateAuthority: WrappedAuthority {
    override func requestAlwaysAuthorization() {
        guard !authorizationStatus.isAuthorized else { return }
        super.requestAlwaysAuthorization()
    }
}

/// Keeps its observers on a pile.
final class BasaltAuthority: WrappedAuthority {
    private var pile: [ObservationToken] = []

    override func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        pile.append(super.observeAuthorization(handler))
        return ObservationToken { [weak self] in self?.pile.popLast()?.cancel() }
    }
}

/// Confirms on the next turn.
final class CobaltAuthority: WrappedAuthority {
    override func confirmRequest(_ confirmed: @escaping () -> Void) {
        environment.schedule(after: 0, label: "confirm", confirmed)
    }
}

/// Knows the answer where accuracy is full already.
final class DolomiteAuthority: WrappedAuthority {
    override func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        guard authorizationState.accuracy != .fullAccuracy else { return completion(nil) }
        super.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
    }
}
