// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedBaiduLocationKit
import SimulatedCoreLocation

/// What both parts of the adapter share.
final class BaiduWorld {
    let environment: ProviderEnvironment
    let authority: any LocationAuthority
    let relay: DelegateRelay
    let settings: BaiduStyleSettings

    init(
        environment: ProviderEnvironment,
        authority: any LocationAuthority,
        relay: DelegateRelay,
        settings: BaiduStyleSettings
    ) {
        self.environment = environment
        self.authority = authority
        self.relay = relay
        self.settings = settings
    }

    /// A new manager; nil without the user's consent.
    ///
    /// A manager made without consent is nil in Objective-C, although Swift says that it cannot be: it reads zero where a
    /// manager has its minimum of two seconds, and it stays dead when the consent comes.
    func makeManager() -> BMKLocationManager? {
        let manager = environment.within { BMKLocationManager() }
        guard manager.locationTimeout > 0 else { return nil }
        switch settings.coordinates {
        case .gcj02: manager.coordinateType = .GCJ02
        case .bd09: manager.coordinateType = .BMK09LL
        case .wgs84: manager.coordinateType = .WGS84
        }
        return manager
    }

    /// Hands Baidu's wish for permission to the app.
    func requireAuthorization(on manager: CLLocationManager) {
        relay.requireAuthorization(of: HandedAuthority(manager, own: authority, environment: environment))
    }

    /// A location of Baidu's with its address; nil for one that is not valid.
    func location(_ result: BMKLocation, _ error: (any Error)?, wantsAddress: Bool) -> Location? {
        guard let fix = result.location, var location = Location(fix, datum: datum(of: fix), accuracy: accuracy) else {
            return nil
        }
        if result.mockProbability == .high { location.isSimulatedBySoftware = true }
        location.address = result.rgcData.map(Address.init)
        if wantsAddress, location.address == nil {
            location.addressError = error.map { LocationError(baidu: $0) } ?? LocationError(.addressFailed)
        }
        return location
    }

    private var accuracy: AccuracyAuthorization { authority.accuracyAuthorization }

    /// Nothing in a result tells its datum: in China it is the one that was asked for, abroad WGS-84.
    private func datum(of fix: CLLocation) -> DatumIdentifier {
        let (type, datum): (BMKLocationCoordinateType, DatumIdentifier) =
            switch settings.coordinates {
            case .gcj02: (.GCJ02, .gcj02)
            case .bd09: (.BMK09LL, .bd09)
            case .wgs84: (.WGS84, .wgs84)
            }
        let isShifted = BMKLocationManager.bmkLocationDataAvailable(forCoordinate: fix.coordinate, withCoorType: type)
        return isShifted ? datum : .wgs84
    }
}

extension LocationError {
    /// What Baidu does without the user's consent: its managers are nil, and nothing they are asked to do happens.
    static let noConsent = LocationError(.privacyNotAgreed)

    /// What Baidu delivers as nothing at all: neither a location nor an error, as at a time-out before 2.1.2.
    static let neither = LocationError(.unknown, message: "Baidu delivered neither a location nor an error.")

    /// Takes an error of Baidu's.
    init(baidu error: any Error) {
        let bridged = error as NSError
        let (code, message): (Code, String?) =
            switch BMKLocationErrorCode(rawValue: bridged.code) {
            case .unKnown: (.unknown, nil)
            case .locFailed: (.locationUnknown, nil)
            case .denied: (.denied, nil)
            case .netWork: (.network, nil)
            case .headingFailed: (.headingFailure, nil)
            case .getExtraNetworkFailed, .getExtraParseFailed: (.addressFailed, nil)
            case .failureAuth: (.keyRefused, "Baidu refuses the app's key, or has not been given one.")
            case nil: (.unknown, "Baidu failed with the number \(bridged.code).")
            }
        self.init(
            code,
            message: message,
            vendorDomain: bridged.domain,
            vendorCode: bridged.code,
            vendorError: error
        )
    }
}

extension Address {
    /// Takes an address from Baidu, which leaves out what it does not know.
    fileprivate init(_ data: BMKLocationReGeocode) {
        self.init()
        formatted = data.address
        country = data.country
        province = data.province
        city = data.city
        district = data.district
        town = data.town
        street = data.street
        number = data.streetNumber
        pointOfInterest = data.poiList?.first?.name
        administrativeCode = data.adCode
    }
}
