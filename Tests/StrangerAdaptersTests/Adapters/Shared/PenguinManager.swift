// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedTencentLBS

extension OneShotPolicy {
    /// How Tencent's one-shots behave.
    static let penguin = OneShotPolicy(
        concurrency: .shared,
        startsWhileUndetermined: true,
        enforcesTimeout: false,
        addressTimeout: 10
    )
}

extension ProviderDescriptor {
    /// Describes an adapter over Tencent.
    static func penguin(_ name: String, and more: ProviderCapabilities = []) -> ProviderDescriptor {
        ProviderDescriptor(
            id: name.lowercased(),
            displayName: name,
            vendor: "Tencent",
            datums: [.gcj02, .wgs84],
            capabilities: more.union([.continuous, .reverseGeocoding, .temporaryFullAccuracy, .background]),
            concurrentOneShots: .shared
        )
    }
}

extension AdapterWorld {
    /// A manager of Tencent's, or nil without the user's consent.
    func tencentManager() -> TencentLBSLocationManager? {
        let manager = environment.within { TencentLBSLocationManager() }
        guard manager.poiUpdateInterval > 0 else { return nil }
        manager.apiKey = "KEY"
        manager.coordinateType = .GCJ02
        return manager
    }

    /// Whether Tencent's time-out is that of the whole request, as it is from 4.3 on, not that of the address.
    var tencentTimesWholeRequests: Bool {
        let version = environment.within { TencentLBSLocationManager.getLBSSDKVersion() }
        return !version.split(separator: ".").map { Int($0) ?? 0 }.lexicographicallyPrecedes([4, 3])
    }

    /// A location of Tencent's; nil for one that is not valid.
    func location(_ fix: TencentLBSLocation, wantsAddress: Bool, _ error: (any Error)? = nil) -> Location? {
        let datum: DatumIdentifier = fix.areaStat == 0 ? .gcj02 : .wgs84
        let accuracy = authority.accuracyAuthorization
        guard var location = Location(fix.location, datum: datum, accuracy: accuracy) else { return nil }
        guard wantsAddress else { return location }
        let address = Address(fix)
        if address.isEmpty {
            location.addressError =
                error.map { LocationError(tencent: $0).recoded(.addressFailed) } ?? LocationError(.addressFailed)
        } else {
            location.address = address
        }
        return location
    }
}

extension LocationError {
    /// Takes an error of Tencent's.
    init(tencent error: any Error) {
        let bridged = error as NSError
        let code: Code =
            switch bridged.code {
            case 0: .locationUnknown
            case 1: .denied
            case 2: .network
            case 3: .headingFailure
            default: .unknown
            }
        self.init(code, vendorDomain: bridged.domain, vendorCode: bridged.code, vendorError: error)
    }
}

extension TencentLBSLocationManager {
    /// Sets the updates up; what a configuration leaves open gets Tencent's own value.
    func apply(_ configuration: ProviderConfiguration) {
        requestLevel = configuration.wantsAddress ? .poi : .geo
        desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? true
        allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
    }
}

extension Address {
    /// Takes what a location's level tells.
    init(_ fix: TencentLBSLocation) {
        self.init()
        let text = { (text: String?) in text.flatMap { $0.isEmpty ? nil : $0 } }
        formatted = text(fix.address)
        country = text(fix.nation)
        province = text(fix.province)
        city = text(fix.city)
        district = text(fix.district)
        town = text(fix.town)
        street = text(fix.street)
        number = text(fix.street_no)
        pointOfInterest = text(fix.name)
        cityCode = text(fix.cityPhoneCode)
        administrativeCode = text(fix.code)
    }
}
