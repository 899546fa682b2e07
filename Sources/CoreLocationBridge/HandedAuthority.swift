// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// The permission surface of a `CLLocationManager` that a vendor's SDK has handed to the app.
///
/// Requests are made on that manager, as the vendors want it; everything else is told by an authority of the app's own, so
/// that observing it takes no delegate from anybody.
public final class HandedAuthority: LocationAuthority {
    /// The manager that the SDK handed over; taking its delegate silences an SDK whose own manager it is.
    public let manager: CLLocationManager
    private let own: any LocationAuthority
    private let infoDictionary: InfoDictionary
    private let onRequest: ((LocationPermission) -> Void)?

    /// Makes an authority.
    ///
    /// - Parameters:
    ///   - manager: The manager that the SDK handed over.
    ///   - own: What tells status and changes.
    ///   - environment: Whose Info.plist it is.
    ///   - onRequest: Hears of each request for permission, after it was made.
    public init(
        _ manager: CLLocationManager,
        own: any LocationAuthority,
        environment: ProviderEnvironment,
        onRequest: ((LocationPermission) -> Void)? = nil
    ) {
        self.manager = manager
        self.own = own
        self.onRequest = onRequest
        infoDictionary = environment.infoDictionary
    }

    /// What the app may do now.
    public var authorizationStatus: AuthorizationStatus { own.authorizationStatus }

    /// How exact a location is granted now.
    public var accuracyAuthorization: AccuracyAuthorization { own.accuracyAuthorization }

    /// Whether location services are on for the whole device.
    public var locationServicesEnabled: Bool { own.locationServicesEnabled }

    /// Asks the user for location while the app is in use.
    public func requestWhenInUseAuthorization() {
        manager.requestWhenInUseAuthorization()
        onRequest?(.whenInUse)
    }

    /// Asks the user for location at any time.
    public func requestAlwaysAuthorization() {
        manager.requestAlwaysAuthorization()
        onRequest?(.always)
    }

    /// Asks the user for full accuracy until the app is no longer in use.
    ///
    /// - Parameters:
    ///   - purposeKey: A key of `NSLocationTemporaryUsageDescriptionDictionary`.
    ///   - completion: Called exactly once with the system's error or nil.
    public func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        manager.requestTemporaryFullAccuracy(
            purposeKey: purposeKey,
            in: infoDictionary,
            completion: completion
        )
    }

    /// Calls a handler after every later change of status or accuracy.
    ///
    /// - Parameter handler: Receives the state after the change.
    /// - Returns: The observation.
    @discardableResult
    public func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        own.observeAuthorization(handler)
    }

    /// Calls back once the system has taken all earlier requests.
    ///
    /// - Parameter confirmed: Called exactly once.
    public func confirmRequest(_ confirmed: @escaping () -> Void) { own.confirmRequest(confirmed) }
}
