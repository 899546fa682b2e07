// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// The permission surface of CoreLocation, by a manager of its own that nobody else is handed.
public final class CoreLocationAuthority: LocationAuthority {
    private let environment: ProviderEnvironment
    private let manager: CLLocationManager
    private let listener = AuthorizationListener()
    private let observers = ObserverList<AuthorizationState>()
    private var lastState: AuthorizationState
    private var confirmations: [Int: Confirmation] = [:]
    private var lastConfirmation = 0

    /// Makes an authority; nothing is asked.
    ///
    /// - Parameter environment: The world that the manager belongs to.
    public init(environment: ProviderEnvironment) {
        self.environment = environment
        let manager = environment.within { CLLocationManager() }
        self.manager = manager
        lastState = AuthorizationState(
            AuthorizationStatus(manager.authorizationStatus),
            AccuracyAuthorization(manager.accuracyAuthorization)
        )
        manager.delegate = listener
        listener.onChange = { [weak self] in self?.look() }
    }

    /// What the app may do now.
    public var authorizationStatus: AuthorizationStatus { AuthorizationStatus(manager.authorizationStatus) }

    /// How exact a location is granted now.
    public var accuracyAuthorization: AccuracyAuthorization { AccuracyAuthorization(manager.accuracyAuthorization) }

    /// Whether location services are on for the whole device.
    public var locationServicesEnabled: Bool { environment.within { CLLocationManager.locationServicesEnabled() } }

    /// Asks the user for location while the app is in use.
    public func requestWhenInUseAuthorization() {
        manager.requestWhenInUseAuthorization()
    }

    /// Asks the user for location at any time.
    public func requestAlwaysAuthorization() {
        manager.requestAlwaysAuthorization()
    }

    /// Asks the user for full accuracy until the app is no longer in use.
    ///
    /// The system says the same for a key that Info.plist lacks as for a prompt that cannot be shown; the error's code
    /// tells them apart, and the system's own error stays inside.
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
            in: environment.infoDictionary,
            completion: completion
        )
    }

    /// Calls a handler after every later change of status or accuracy.
    ///
    /// - Parameter handler: Receives the state after the change.
    /// - Returns: The observation.
    @discardableResult
    public func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> Observation {
        observers.add(handler)
    }

    /// Calls back once the system has taken all earlier requests.
    ///
    /// The event is the callback that the system sends to every new manager after it was made, with the status it has.
    ///
    /// - Parameter confirmed: Called exactly once.
    public func confirmRequest(_ confirmed: @escaping () -> Void) {
        lastConfirmation += 1
        let number = lastConfirmation
        confirmations[number] = Confirmation(environment: environment) { [weak self] in
            self?.confirmations[number] = nil
            confirmed()
        }
    }

    /// Tells the observers, if something has changed; the first callback of a manager tells of no change.
    private func look() {
        let state = authorizationState
        guard state != lastState else { return }
        lastState = state
        observers.send(state)
    }
}
