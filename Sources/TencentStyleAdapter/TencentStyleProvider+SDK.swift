// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

#if SimulatedSDKs
    import SimulatedCoreLocation
    import SimulatedTencentLBS
#elseif canImport(TencentLBS)
    import CoreLocation
    import TencentLBS
#else
    #error("There is no Tencent here: switch the package trait SimulatedSDKs on, or link Tencent's location SDK.")
#endif

/// One manager of Tencent's SDK, in the words of the protocol layer.
final class TencentManager: NSObject {
    /// Hears the updates.
    var onLocation: ((Location) -> Void)?
    /// Hears the headings.
    var onHeading: ((Heading) -> Void)?
    /// Hears the errors of updates and headings.
    var onError: ((LocationError) -> Void)?

    private let manager: TencentLBSLocationManager
    private let authority: any LocationAuthority
    private let settings: TencentStyleSettings
    private var wantsAddress = false

    /// Makes a manager, or nil without the user's consent.
    ///
    /// A manager made without consent is nil in Objective-C, although Swift says that it cannot be: it reads zero where a
    /// manager has an interval of ten seconds, and it stays dead when the consent comes.
    init?(environment: ProviderEnvironment, authority: any LocationAuthority, settings: TencentStyleSettings) {
        manager = environment.within { TencentLBSLocationManager() }
        guard manager.poiUpdateInterval > 0 else { return nil }
        self.authority = authority
        self.settings = settings
        super.init()
        manager.apiKey = settings.apiKey
        manager.set(\.coordinateType, settings.coordinates == .wgs84 ? .WGS84 : .GCJ02)
        manager.set(\.poiUpdateInterval, max(1, settings.addressUpdateInterval))
        manager.set(\.enableAntiMockLocation, settings.marksFakes)
        manager.delegate = self
    }

    /// The SDK's version.
    static func version(in environment: ProviderEnvironment) -> String {
        environment.within { TencentLBSLocationManager.getLBSSDKVersion() }
    }

    /// Asks for one location.
    ///
    /// - Parameters:
    ///   - leg: What to ask for.
    ///   - seconds: The SDK's time-out.
    ///   - completion: Gets what the SDK says, or nil for a location that is not valid.
    /// - Returns: Whether the SDK takes the request; if not, the completion is never called.
    func requestLocation(
        _ leg: OneShotLeg,
        within seconds: Double,
        _ completion: @escaping (Result<Location, LocationError>?) -> Void
    ) -> Bool {
        // Under reduced accuracy no exactness is worth waiting for: it cannot come.
        let isReduced = authority.authorizationState.accuracy == .reducedAccuracy
        let wanted = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.set(\.desiredAccuracy, isReduced ? kCLLocationAccuracyReduced : wanted)
        let level = leg.wantsAddress ? TencentLBSRequestLevel(settings.addressLevel) : .geo
        return manager.requestLocation(with: level, locationTimeout: seconds) { [weak self] fix, error in
            completion(self?.result(fix, error, wantsAddress: leg.wantsAddress) ?? nil)
        }
    }

    /// Forgets the request that is outstanding.
    func cancelRequest() {
        manager.cancelRequestLocation()
    }

    /// Sets the updates up; what a configuration leaves open gets Tencent's own value.
    func apply(_ configuration: ProviderConfiguration) {
        wantsAddress = configuration.wantsAddress
        manager.set(\.requestLevel, wantsAddress ? TencentLBSRequestLevel(settings.addressLevel) : .geo)
        manager.set(\.desiredAccuracy, configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest)
        manager.set(\.distanceFilter, configuration.distanceFilter ?? kCLDistanceFilterNone)
        manager.set(
            \.pausesLocationUpdatesAutomatically,
            configuration.pausesLocationUpdatesAutomatically ?? true
        )
        manager.set(\.allowsBackgroundLocationUpdates, configuration.allowsBackgroundLocationUpdates)
    }

    /// Starts the updates.
    func start() {
        manager.startUpdatingLocation()
    }

    /// Stops the updates.
    func stop() {
        manager.stopUpdatingLocation()
    }

    /// Whether the device has a compass; Tencent's SDK does not tell.
    static func headingAvailable(in environment: ProviderEnvironment) -> Bool {
        environment.within { CLLocationManager.headingAvailable() }
    }

    /// Starts headings.
    func startHeading() {
        manager.startUpdatingHeading()
    }

    /// Stops headings.
    func stopHeading() {
        manager.stopUpdatingHeading()
    }

    /// What the SDK says of a request; nil for a location that is not valid.
    private func result(
        _ fix: TencentLBSLocation?,
        _ error: (any Error)?,
        wantsAddress: Bool
    ) -> Result<Location, LocationError>? {
        guard let fix else { return .failure(error.map(LocationError.init(tencent:)) ?? .neither) }
        return location(fix, wantsAddress: wantsAddress, error).map(Result.success)
    }

    /// A location of Tencent's; nil for one that is not valid.
    private func location(
        _ fix: TencentLBSLocation,
        wantsAddress: Bool,
        _ error: (any Error)? = nil
    ) -> Location? {
        let isShifted = fix.areaStat == 0 && settings.coordinates == .gcj02
        let datum: DatumIdentifier = isShifted ? .gcj02 : .wgs84
        let accuracy = authority.accuracyAuthorization
        guard var location = Location(fix.location, datum: datum, accuracy: accuracy) else { return nil }
        if fix.fakeCode.rawValue != 0 { location.isSimulatedBySoftware = true }
        guard wantsAddress else { return location }
        let address = Address(fix)
        if address.isEmpty {
            location.addressError = error.map { LocationError(tencent: $0).asAddressError } ?? .addressMissing
        } else {
            location.address = address
        }
        return location
    }
}

extension TencentManager: TencentLBSLocationManagerDelegate {
    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {
        if let location = self.location(location, wantsAddress: wantsAddress) { onLocation?(location) }
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate newHeading: CLHeading) {
        onHeading?(Heading(newHeading))
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error) {
        onError?(LocationError(tencent: error))
    }
}

extension TencentLBSLocationManager {
    /// Sets what differs.
    fileprivate func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<TencentLBSLocationManager, Value>,
        _ value: Value
    ) {
        if self[keyPath: property] != value { self[keyPath: property] = value }
    }
}

extension TencentLBSRequestLevel {
    fileprivate init(_ level: TencentStyleSettings.AddressLevel) {
        self =
            switch level {
            case .name: .name
            case .adminName: .adminName
            case .poi: .poi
            }
    }
}

extension LocationError {
    /// Takes an error of Tencent's.
    fileprivate init(tencent error: any Error) {
        let bridged = error as NSError
        self.init(tencentCode: bridged.code, domain: bridged.domain, error: error)
    }
}

extension Address {
    /// Takes what a location's level tells.
    fileprivate init(_ fix: TencentLBSLocation) {
        self.init()
        let place = first(fix.poiList)
        formatted = text(fix.address) ?? text(place?.address)
        country = text(fix.nation)
        province = text(fix.province)
        city = text(fix.city)
        district = text(fix.district)
        town = text(fix.town)
        street = text(fix.street)
        number = text(fix.street_no)
        pointOfInterest = text(fix.name) ?? text(place?.name)
        cityCode = text(fix.cityPhoneCode)
        administrativeCode = text(fix.code)
    }
}

/// A text of Tencent's, whether its header calls it optional or not; an empty one counts as missing.
private func text(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
}

/// The first of a list of Tencent's, whether its header calls it optional or not.
private func first<Element>(_ list: [Element]?) -> Element? { list?.first }
