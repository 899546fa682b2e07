// SPDX-License-Identifier: Apache-2.0

/// The system's permission surface: status, accuracy, and the three requests.
///
/// It stands where vendors' callbacks hand the app a `CLLocationManager`, but without the trap of its delegate: nobody
/// can silence an SDK by observing an authority. Permission belongs to the process, so all authorities of an app
/// agree.
///
/// It is used on the isolation its provider is used on. No method calls back before it has returned.
public protocol LocationAuthority: AnyObject {
    /// What the app may do now.
    var authorizationStatus: AuthorizationStatus { get }

    /// How exact a location is granted now; full while undetermined and before iOS 14, where it means nothing.
    var accuracyAuthorization: AccuracyAuthorization { get }

    /// Whether location services are on for the whole device.
    ///
    /// On a phone the system's answer may block, so that an authority may know it a moment later only: at the confirmation
    /// of a request it does. While services are off, the status usually reads denied.
    var locationServicesEnabled: Bool { get }

    /// Asks the user for location while the app is in use.
    ///
    /// The system shows a prompt or silently does nothing: in any status but undetermined, without the usage text,
    /// and outside the foreground.
    func requestWhenInUseAuthorization()

    /// Asks the user for location at any time, or for the upgrade from when-in-use.
    ///
    /// It may silently do nothing, as ``requestWhenInUseAuthorization()`` may, and the user may choose less.
    func requestAlwaysAuthorization()

    /// Asks the user for full accuracy until the app is no longer in use.
    ///
    /// - Parameters:
    ///   - purposeKey: A key of `NSLocationTemporaryUsageDescriptionDictionary`, whose text the prompt shows.
    ///   - completion: Called exactly once, on a later turn, with the system's error or nil. **A refusal is nil too**:
    ///     read ``accuracyAuthorization`` afterwards; full is success, whatever the error.
    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    )

    /// Calls a handler after every later change of status or accuracy, until the observation is cancelled.
    ///
    /// Several observers may come and go, also during a call. The callback that the system sends to every new
    /// `CLLocationManager` is no change and is not passed on; nor is an answer that leaves the status as it was.
    ///
    /// - Parameter handler: Receives the state after the change.
    /// - Returns: The observation; keep it only to cancel it.
    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken

    /// Calls back on a later turn, once the system has taken all earlier requests.
    ///
    /// By then it is known whether location services are on. A prompt that they raise, if any, is on screen by then, so the application is no longer active. This is an
    /// event of the system, not a timer.
    ///
    /// - Parameter confirmed: Called exactly once.
    func confirmRequest(_ confirmed: @escaping () -> Void)
}

extension LocationAuthority {
    /// Status and accuracy as of now.
    public var authorizationState: AuthorizationState {
        AuthorizationState(authorizationStatus, accuracyAuthorization)
    }
}
