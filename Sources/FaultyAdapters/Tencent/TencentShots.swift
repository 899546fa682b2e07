// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedTencentLBS

/// One-shots by Tencent without a mistake; each kind of mistake is a subclass.
class TencentShots: NSObject, OneShotSource, TencentLBSLocationManagerDelegate {
    let environment: ProviderEnvironment
    let authority: any LocationAuthority
    private(set) var manager: TencentLBSLocationManager
    private var leg: OneShotLeg?
    private var end = 0.0
    private var isWaiting = false
    private(set) var report: ((OneShotReport) -> Void)?

    required init(_ adapter: RebuiltAdapter) {
        environment = adapter.environment
        authority = adapter.authority
        manager = environment.within { TencentLBSLocationManager() }
        super.init()
        setUp()
        authority.observeAuthorization { [weak self] state in
            if state.isDecided { self?.begin() }
        }
    }

    var isReduced: Bool { authority.authorizationState.accuracy == .reducedAccuracy }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        // Without the user's consent Tencent's initialiser gives a manager that is dead.
        if manager.poiUpdateInterval == 0 { revive() }
        guard manager.poiUpdateInterval > 0 else {
            return report(.finished(.failure(LocationError(.privacyNotAgreed))))
        }
        self.leg = leg
        self.report = report
        isWaiting = true
        if authority.authorizationState.isDecided { begin() }
    }

    /// Takes a new manager in the place of a dead one: the user may have agreed by now.
    private func revive() {
        manager = environment.within { TencentLBSLocationManager() }
        setUp()
    }

    private func setUp() {
        manager.apiKey = "sample"
        manager.delegate = self
    }

    private func begin() {
        guard isWaiting, let leg else { return }
        isWaiting = false
        if isReduced, leg.accuracyMode == .full { return finish(.failure(LocationError(.reducedAccuracy))) }
        let wanted = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        let time = leg.timeout + (leg.wantsAddress ? leg.addressTimeout : 0)
        end = environment.now + time
        ask(leg, within: time)
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        isWaiting = false
        manager.cancelRequestLocation()
    }

    func level(_ leg: OneShotLeg) -> TencentLBSRequestLevel { leg.wantsAddress ? .poi : .geo }

    func ask(_ leg: OneShotLeg, within time: Double) {
        let isTaken = manager.requestLocation(with: level(leg), locationTimeout: time) { [weak self] fix, error in
            guard let self, self.leg == leg else { return }
            self.hear(fix, error, leg)
        }
        if !isTaken { finish(.failure(LocationError(.vendorStalled))) }
    }

    func hear(_ fix: TencentLBSLocation?, _ error: (any Error)?, _ leg: OneShotLeg) {
        guard let fix else { return finish(.failure(self.error(error))) }
        guard let location = location(fix) else { return ask(leg, within: leg.timeout) }
        finish(.success(withAddress(location, fix, leg)))
    }

    func withAddress(_ location: Location, _ fix: TencentLBSLocation, _ leg: OneShotLeg) -> Location {
        guard leg.wantsAddress else { return location }
        var location = location
        if let text = fix.address ?? fix.poiList?.first?.address, !text.isEmpty {
            location.address = Address()
            location.address?.formatted = text
            location.address?.city = fix.city
        } else {
            location.addressError = LocationError(.addressFailed)
        }
        return location
    }

    func location(_ fix: TencentLBSLocation) -> Location? { .tencent(fix, authority) }

    func error(_ error: (any Error)?) -> LocationError {
        let told = LocationError.tencent(error)
        return told.code == .locationUnknown && environment.now > end - 0.001 ? told.recoded(.timedOut) : told
    }

    func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {}

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error) {}
}

extension Location {
    /// A location of Tencent's; nil for one that is not valid.
    static func tencent(_ fix: TencentLBSLocation, _ authority: any LocationAuthority) -> Location? {
        let datum: DatumIdentifier = fix.areaStat == 0 ? .gcj02 : .wgs84
        return Location(fix.location, datum: datum, accuracy: authority.accuracyAuthorization)
    }

    /// The same numbers, said to be in another datum.
    func relabelled(_ datum: DatumIdentifier) -> Location? {
        let place = try? AnyCoordinate(latitude: coordinate.latitude, longitude: coordinate.longitude, datum: datum)
        guard let place else { return nil }
        var location = self
        location.coordinate = place
        return location
    }
}

extension LocationError {
    /// An error of Tencent's; nil is one, too.
    static func tencent(_ error: (any Error)?) -> LocationError {
        guard let error else { return LocationError(.unknown) }
        let bridged = error as NSError
        let codes: [Int: Code] = [0: .locationUnknown, 1: .denied, 2: .network, 3: .headingFailure]
        return LocationError(
            codes[bridged.code] ?? .unknown,
            vendorDomain: bridged.domain,
            vendorCode: bridged.code,
            vendorError: error
        )
    }
}
