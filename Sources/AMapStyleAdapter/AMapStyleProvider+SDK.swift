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
        location.address = address.map(Address.init)
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
        if isSilenced, let manager {
            silenced.append(manager)  // Stopped or released it would call its block after all; it runs nothing.
        } else {
            manager?.stopUpdatingLocation()
        }
        manager = nil  // A new one hears again.
        handed = nil
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

extension AMapOneShots: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        hand(handed)
        world.requireAuthorization(on: handed)
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

/// The part of the adapter that runs AMap's continuous updates, on a manager of its own.
final class AMapUpdates: NSObject, UpdatesSource {
    /// Where errors go; it outlives no call, because the provider keeps both.
    weak var coordinator: UpdatesCoordinator?
    private let world: AMapWorld
    private var manager: AMapLocationManager?
    private var configuration = ProviderConfiguration()
    private var isRunning = false
    /// Whether full accuracy is required and missing, which is told once.
    private var lacksAccuracy = false

    init(_ world: AMapWorld) {
        self.world = world
        manager = world.living(nil)
        super.init()
        world.authority.observeAuthorization { [weak self] state in
            if state.accuracy == .fullAccuracy { self?.resume() }
        }
    }

    func apply(_ configuration: ProviderConfiguration) {
        let isNewStart =
            configuration.allowsBackgroundLocationUpdates != self.configuration.allowsBackgroundLocationUpdates
        self.configuration = configuration
        setUp()
        // AMap reads this one only at a start.
        if isNewStart { coordinator?.restart() }
    }

    func startUpdates() {
        isRunning = true
        lacksAccuracy = false
        manager = world.living(manager)
        setUp()
        guard let manager else { return failLater() }
        manager.startUpdatingLocation()
    }

    func stopUpdates() {
        isRunning = false
        manager?.stopUpdatingLocation()
    }

    private func setUp() {
        guard let manager else { return }
        manager.delegate = self
        manager.locationAccuracyMode = AMapLocationAccuracyMode(configuration.accuracyMode)
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.pausesLocationUpdatesAutomatically = configuration.pausesLocationUpdatesAutomatically ?? false
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
        manager.locatingWithReGeocode = configuration.wantsAddress
    }

    /// Tells on a later turn that there is no consent.
    private func failLater() {
        world.environment.schedule(after: 0, label: "amap consent") { [weak self] in
            guard let self, self.isRunning else { return }
            self.coordinator?.fail(with: .noConsent)
        }
    }

    /// Starts again what was refused for lack of full accuracy.
    private func resume() {
        guard isRunning, lacksAccuracy else { return }
        lacksAccuracy = false
        manager?.startUpdatingLocation()
    }
}

extension AMapUpdates: AMapLocationManagerDelegate {
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth handed: CLLocationManager!) {
        world.requireAuthorization(on: handed)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth handed: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        world.requireFullAccuracy(on: handed, completion: completion)
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate fix: CLLocation!,
        reGeocode address: AMapLocationReGeocode!
    ) {
        guard isRunning, let fix, var location = world.location(fix, address) else { return }
        guard configuration.accuracyMode != .full || location.accuracyAuthorization == .fullAccuracy else {
            return refuse(LocationError(.reducedAccuracy))
        }
        lacksAccuracy = false
        if configuration.wantsAddress, location.address == nil { location.addressError = LocationError(.addressFailed) }
        world.relay.deliver(location)
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        guard isRunning else { return }
        let told = world.error(error)
        if told.code == .reducedAccuracy { refuse(told) } else { coordinator?.fail(with: told) }
    }

    private func refuse(_ error: LocationError) {
        guard !lacksAccuracy else { return }
        lacksAccuracy = true
        coordinator?.fail(with: error)
    }
}

extension AMapUpdates: StateDigesting {
    func digest(into digest: inout StateDigest) {
        for flag in [isRunning, lacksAccuracy, manager != nil] { digest.combine(flag) }
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
    fileprivate init(_ mode: AccuracyMode) {
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
