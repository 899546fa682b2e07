// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit

/// What the parts over AMap's SDK share.
final class AMapDesk {
    let environment: ProviderEnvironment
    let authority: any LocationAuthority
    private weak var adapter: RebuiltAdapter?

    init(_ adapter: RebuiltAdapter) {
        self.adapter = adapter
        environment = adapter.environment
        authority = adapter.inner.authority
    }

    /// Hands AMap's wish for permission to the app.
    func requireAuthorization(_ handed: CLLocationManager) {
        let authority = HandedAuthority(handed, own: authority, environment: environment)
        if let adapter { adapter.delegate?.provider(adapter, doRequireLocationAuth: authority) }
    }

    /// Hands AMap's wish for full accuracy to the app.
    func requireFullAccuracy(_ handed: CLLocationManager, completion: @escaping (LocationError?) -> Void) {
        let authority = HandedAuthority(handed, own: authority, environment: environment)
        guard let adapter else { return completion(nil) }
        adapter.delegate?.provider(adapter, doRequireTemporaryFullAccuracyAuth: authority, completion: completion)
    }

    /// A location of AMap's; nil for one that is not valid.
    func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        let datum: DatumIdentifier = AMapDataAvailableForCoordinate(fix.coordinate) ? .gcj02 : .wgs84
        guard var location = Location(fix, datum: datum, accuracy: authority.accuracyAuthorization) else { return nil }
        location.address = address.map {
            var address = Address()
            address.formatted = $0.formattedAddress
            address.city = $0.city
            return address
        }
        return location
    }

    /// An error of AMap's; nil is one, too.
    func error(_ error: (any Error)?) -> LocationError {
        guard let error else { return LocationError(.unknown) }
        let number = (error as NSError).code
        let isAuthorized = authority.authorizationStatus.isAuthorized && authority.locationServicesEnabled
        let code: LocationError.Code =
            switch number {
            case 2: isAuthorized ? .locationUnknown : .denied
            case 3: .addressFailed
            case 4: .timedOut
            case 5: .cancelled
            case 6...9: .network
            case 11: .fakeLocation
            case 12: .reducedAccuracy
            default: .unknown
            }
        return LocationError(code, vendorDomain: AMapLocationErrorDomain, vendorCode: number, vendorError: error)
    }
}

extension AMapLocationAccuracyMode {
    init(_ mode: AccuracyMode) {
        switch mode {
        case .fullAndReduce: self = .fullAndReduceAccuracy
        case .full: self = .fullAccuracy
        case .reduce: self = .reduceAccuracy
        }
    }
}
