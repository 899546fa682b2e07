// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit

extension OneShotPolicy {
    /// How AMap's one-shots behave.
    static let gaode = OneShotPolicy(
        concurrency: .shared,
        startsWhileUndetermined: true,
        enforcesTimeout: false,
        addressTimeout: 5
    )
}

extension ProviderDescriptor {
    /// Describes an adapter over AMap.
    static func gaode(_ name: String) -> ProviderDescriptor {
        ProviderDescriptor(
            id: name.lowercased(),
            displayName: name,
            vendor: "AutoNavi",
            datums: [.gcj02, .wgs84],
            capabilities: [
                .continuous, .reverseGeocoding, .temporaryFullAccuracy, .permissionCallbacks, .accuracyCallbacks,
                .background,
            ],
            concurrentOneShots: .shared
        )
    }
}

extension AdapterWorld {
    /// The given manager, or a new one if it was made without consent; nil while there is no consent.
    func living(_ manager: AMapLocationManager?) -> AMapLocationManager? {
        if let manager, manager.locationTimeout > 0 { return manager }
        let made = environment.within { AMapLocationManager() }
        return made.locationTimeout > 0 ? made : nil
    }

    /// A location of AMap's; nil for one that is not valid.
    func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        let datum: DatumIdentifier = AMapDataAvailableForCoordinate(fix.coordinate) ? .gcj02 : .wgs84
        guard var location = Location(fix, datum: datum, accuracy: authority.accuracyAuthorization) else { return nil }
        location.address = address.map(Address.init)
        return location
    }

    /// An error of AMap's, or of the system in AMap's hands.
    func error(_ error: (any Error)?) -> LocationError {
        guard let error else {
            return LocationError(.unknown, message: "AMap delivered neither a location nor an error.")
        }
        let bridged = error as NSError
        guard bridged.domain == AMapLocationErrorDomain else { return LocationError(coreLocation: error) }
        let isAuthorized = authority.authorizationStatus.isAuthorized && authority.locationServicesEnabled
        let isKey = bridged.localizedDescription.contains("INVALID_USER")
        let code: LocationError.Code =
            switch bridged.code {
            case 2 where isKey: .keyRefused
            case 2: isAuthorized ? .locationUnknown : .denied
            case 3: .addressFailed
            case 4: .timedOut
            case 5: .cancelled
            case 6, 7, 8, 9: .network
            case 10: .regionFailure
            case 11: .fakeLocation
            case 12: .reducedAccuracy
            default: .unknown
            }
        return LocationError(code, vendorDomain: bridged.domain, vendorCode: bridged.code, vendorError: error)
    }

    /// The outcome of a one-shot of AMap's.
    func result(
        _ fix: CLLocation?,
        _ address: AMapLocationReGeocode?,
        _ error: (any Error)?,
        wantsAddress: Bool
    ) -> Result<Location, LocationError> {
        guard let fix else { return .failure(self.error(error)) }
        guard var location = location(fix, address) else { return .failure(LocationError(.locationUnknown)) }
        if wantsAddress, location.address == nil {
            location.addressError =
                error.map { self.error($0).recoded(.addressFailed) } ?? LocationError(.addressFailed)
        }
        return .success(location)
    }

    /// Hands AMap's wish for permission to the app.
    func requireAuthorization(on manager: CLLocationManager, onSilence: ((LocationError) -> Void)? = nil) {
        let asked = HandedAuthority(manager, own: authority, environment: environment) { permission in
            guard let onSilence, let key = environment.missingUsageKey(for: permission) else { return }
            authority.confirmRequest {
                guard authority.authorizationStatus == .notDetermined, environment.applicationState != .inactive else {
                    return
                }
                onSilence(.missingUsageDescription(key))
            }
        }
        relay.requireAuthorization(of: asked)
    }

    /// Hands AMap's wish for full accuracy to the app.
    func requireFullAccuracy(on manager: CLLocationManager, completion: @escaping ((any Error)?) -> Void) {
        relay.requireFullAccuracy(of: HandedAuthority(manager, own: authority, environment: environment)) { error in
            completion(error?.vendorError ?? error)
        }
    }

    /// How exact AMap shall locate: no exactness is worth waiting for that cannot come.
    func desiredAccuracy(_ leg: OneShotLeg) -> CLLocationAccuracy {
        let isReduced = authority.authorizationState.accuracy == .reducedAccuracy
        let cannotAsk = environment.infoDictionary.temporaryUsageDescriptions.isEmpty
        if isReduced, leg.accuracyMode == .reduce || cannotAsk { return kCLLocationAccuracyReduced }
        return leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
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

extension Double {
    /// Whole seconds that are not shorter, at most a year.
    var wholeSeconds: Int { Int(Swift.min(rounded(.up), 31_536_000)) }
}

extension Address {
    /// Takes an address from AMap.
    init(_ address: AMapLocationReGeocode) {
        self.init()
        let part = { (text: String?) in text.flatMap { $0.isEmpty ? nil : $0 } }
        formatted = part(address.formattedAddress)
        country = part(address.country)
        province = part(address.province)
        city = part(address.city)
        district = part(address.district)
        street = part(address.street)
        number = part(address.number)
        pointOfInterest = part(address.poiName)
        cityCode = part(address.citycode)
        administrativeCode = part(address.adcode)
    }
}
