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
#else
    #error("There is no AMap here: switch the package trait SimulatedSDKs on, or link AMap's location SDK.")
#endif

extension AMapWorld {
    /// The given manager, or a new one if it is dead; nil without the user's consent.
    ///
    /// A manager made without consent is nil in Objective-C, although Swift says that it cannot be: it reads zero where a
    /// manager has its minimum of two seconds, and it stays dead when the consent comes.
    func living(_ manager: AMapLocationManager?) -> AMapLocationManager? {
        if let manager, manager.locationTimeout > 0 { return manager }
        let made = environment.within { AMapLocationManager() }
        guard made.locationTimeout > 0 else { return nil }
        made.reGeocodeTimeout = settings.addressTimeout.wholeSeconds
        made.detectRiskOfFakeLocation = settings.detectsRiskOfFakeLocation
        switch settings.addressLanguage {
        case .byRegion: break
        case .chinese: made.reGeocodeLanguage = .chinse
        case .english: made.reGeocodeLanguage = .english
        }
        return made
    }

    /// A location of AMap's with its address; nil for one that is not valid.
    func location(_ fix: CLLocation, _ address: AMapLocationReGeocode?) -> Location? {
        let datum: DatumIdentifier = AMapDataAvailableForCoordinate(fix.coordinate) ? .gcj02 : .wgs84
        guard var location = Location(fix, datum: datum, accuracy: authority.accuracyAuthorization) else { return nil }
        if let address { location.address = Address(address) }
        return location
    }

    /// An error of AMap's, or of the system in AMap's hands; nil is one, too.
    func error(_ error: (any Error)?) -> LocationError {
        guard let error else { return .neither }
        let bridged = error as NSError
        guard bridged.domain == AMapLocationErrorDomain else { return LocationError(coreLocation: error) }
        return LocationError(
            amapCode: bridged.code,
            words: bridged.localizedDescription,
            isAuthorized: authority.authorizationStatus.isAuthorized && authority.locationServicesEnabled,
            error: error
        )
    }
}

/// The part of the adapter that calls AMap's one-shot, on a manager of its own.
final class AMapOneShots: NSObject, OneShotSource {
    private let world: AMapWorld
    private var manager: AMapLocationManager?
    private var report: ((OneShotReport) -> Void)?
    /// The number of the last call.
    private var leg = 0
    /// The CLLocationManager that the app was handed, and whose delegate it was then.
    private var handed: (manager: CLLocationManager, delegate: ObjectIdentifier?)?
    /// Managers whose CLLocationManager's delegate the app has taken: they hear nothing more.
    private var silenced: [AMapLocationManager] = []

    init(_ world: AMapWorld) {
        self.world = world
        manager = world.living(nil)
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        manager = world.living(manager)
        guard let manager else { return report(.finished(.failure(.noConsent))) }
        self.report = report
        self.leg = leg.number
        manager.delegate = self
        manager.locationAccuracyMode = AMapLocationAccuracyMode(leg.accuracyMode)
        manager.desiredAccuracy = desiredAccuracy(leg)
        manager.locationTimeout = leg.timeout.wholeSeconds
        manager.reGeocodeTimeout = leg.addressTimeout.wholeSeconds
        let isTaken = manager.requestLocation(withReGeocode: leg.wantsAddress) { [world] fix, address, error in
            report(.finished(world.result(fix, address, error, wantsAddress: leg.wantsAddress)))
        }
        if !isTaken { report(.finished(.failure(LocationError(.unknown, message: "AMap took no request.")))) }
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        letGo()?.stopUpdatingLocation()
    }

    /// Gives the manager away, to be stopped if it runs something; a new one hears again.
    private func letGo() -> AMapLocationManager? {
        defer { (manager, handed) = (nil, nil) }
        guard isSilenced, let manager else { return manager }
        silenced.append(manager)  // Stopped or released it would call its block after all; it runs nothing.
        return nil
    }

    /// Whether the app has made itself the delegate of the CLLocationManager that it was handed.
    private var isSilenced: Bool {
        handed.map { $0.manager.delegate.map(ObjectIdentifier.init) != $0.delegate } ?? false
    }

    private func hand(_ manager: CLLocationManager) {
        handed = (manager, manager.delegate.map(ObjectIdentifier.init))
    }

    /// Under reduced accuracy that nobody asks to raise, no exactness is worth waiting for: it cannot come.
    ///
    /// In the modes that want full accuracy AMap asks, if Info.plist has a purpose to show.
    private func desiredAccuracy(_ leg: OneShotLeg) -> CLLocationAccuracy {
        let isReduced = world.authority.authorizationState.accuracy == .reducedAccuracy
        let purposes = world.environment.infoDictionary.temporaryUsageDescriptions
        if isReduced, leg.accuracyMode == .reduce || purposes.isEmpty { return kCLLocationAccuracyReduced }
        return leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
    }
}

extension AMapOneShots: StateDigesting {
    func digest(into digest: inout StateDigest) {
        for flag in [manager != nil, report != nil, handed != nil, isSilenced] { digest.combine(flag) }
        digest.combine(silenced.count)
    }
}

extension AMapOneShots: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        hand(handed)
        world.requireAuthorization(on: handed) { [weak self, report, leg] error in
            guard let self, self.leg == leg else { return }
            // AMap waits on for an answer. What it says of being stopped comes after the request has ended.
            let waiting = letGo()
            report?(.finished(.failure(error)))
            waiting?.stopUpdatingLocation()
        }
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        report?(.asksFullAccuracy)
        hand(handed)
        world.requireFullAccuracy(on: handed) { [report] error in
            completion(error)
            report?(.fullAccuracyAnswered)
        }
    }
}

extension AMapWorld {
    /// The outcome of a one-shot: a location, perhaps with the reason why its address is missing, or an error.
    fileprivate func result(
        _ fix: CLLocation?,
        _ address: AMapLocationReGeocode?,
        _ error: (any Error)?,
        wantsAddress: Bool
    ) -> Result<Location, LocationError> {
        guard let fix else { return .failure(self.error(error)) }
        guard var location = location(fix, address) else { return .failure(LocationError(.locationUnknown)) }
        if wantsAddress, location.address == nil {
            location.addressError = error.map { self.error($0).asAddressError } ?? LocationError(.addressFailed)
        }
        return .success(location)
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

extension Address {
    /// Takes an address from AMap, which leaves out what it does not know, or makes it empty.
    fileprivate init(_ address: AMapLocationReGeocode) {
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
