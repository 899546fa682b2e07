// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// The permission surface of CoreLocation, by a manager of its own that nobody else is handed.
public final class CoreLocationAuthority: LocationAuthority {
    private let environment: ProviderEnvironment
    private let manager: CLLocationManager
    private let listener = AuthorizationListener()
    private let observers = ObserverList<AuthorizationState>()
    private var lastState: AuthorizationState
    private var servicesEnabled = true
    /// How many questions about the services are open, and who waits until none is.
    private var openQuestions = 0
    private var waiting: [() -> Void] = []
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

    /// Whether location services are on for the whole device, as far as is known.
    ///
    /// The system's answer may block, and from iOS 16 it advises against asking on the main thread. So this asks elsewhere,
    /// and returns the newest answer there is; a request's confirmation, and news of a refusal, wait for the answers that
    /// are still to come.
    public var locationServicesEnabled: Bool {
        askForServices()
        return servicesEnabled
    }

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
    public func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
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
            guard let self else { return confirmed() }
            self.confirmations[number] = nil
            self.whenAnswered(confirmed)
        }
    }

    private func askForServices() {
        openQuestions += 1
        environment.askElsewhere({ CLLocationManager.locationServicesEnabled() }) { isEnabled in
            self.servicesEnabled = isEnabled
            self.openQuestions -= 1
            guard self.openQuestions == 0 else { return }
            let waiting = self.waiting
            self.waiting = []
            waiting.forEach { $0() }
        }
    }

    /// Does something once no question about the services is open.
    private func whenAnswered(_ action: @escaping () -> Void) {
        if openQuestions == 0 { action() } else { waiting.append(action) }
    }

    /// Tells the observers, if something has changed; the first callback of a manager tells of no change.
    private func look() {
        let state = authorizationState
        guard state != lastState else { return }
        lastState = state
        if state.status == .denied { askForServices() }
        whenAnswered { [observers] in observers.send(state) }
    }
}
