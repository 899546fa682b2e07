// SPDX-License-Identifier: Apache-2.0

/// One source of locations, whatever SDK stands behind it.
///
/// ## For who uses a provider
///
/// Ask for permission first, natively, with ``NativeFirstGate``; then request locations. A provider is used on one
/// isolation only, the one it was made on (in an app the main actor): it calls its delegate and its completions there,
/// and a call from elsewhere is a programming error, which the SDKs below meet with a trap or with silence.
///
/// ## For who implements one
///
/// The requirements below are what the contract checks. The types in `Engine` (``OneShotCoordinator``,
/// ``UpdatesCoordinator``) meet most of them, so that an adapter is left with its SDK's calls and their mapping.
///
/// 1. **One completion.** Every `requestLocation(_:completion:)` must call its completion exactly once, whatever the
///    SDK does: an answer, an error, silence, or several answers. [ONE-01, ONE-07]
/// 2. **Later.** No completion and no delegate method may run inside the call that caused it. [ONE-02, UPD-05]
/// 3. **Never empty.** A success must carry a location; a failure must carry an error with a code. What the SDK delivers
///    as nil is a failure. [ONE-03]
/// 4. **The clock starts with the decision.** A time-out must not run while the permission is undetermined. [AUTH-03]
/// 5. **Bounded.** A request must end: while a prompt is on screen it pends; where nothing can prompt it must end
///    within a second with `missingUsageDescription`; where somebody could ask and nobody does it must end with
///    `notAsked`, and after the decision a silent SDK with `vendorStalled`, each at time-out plus address time-out plus
///    one second. [AUTH-03, AUTH-12, AUTH-13, ONE-04, ONE-12]
/// 6. **Denial ends it.** A request while denied, restricted or with services off, or one that meets this while
///    waiting, must end with that code, never with a time-out. Updates must tell it once and stay armed: when the grant
///    comes back they must go on. [AUTH-10, AUTH-11, UPD-09, UPD-10]
/// 7. **Cancelled is final.** After a token's `cancel()` the completion must get `cancelled`, and nothing else. Ending
///    one request must not disturb another, nor the updates. [CAN-01, CAN-02, CAN-03, CAN-05]
/// 8. **Stop is final.** After `stopUpdatingLocation()` has returned, no update may be delivered. A second start must
///    not deliver twice. [UPD-02, UPD-03, UPD-04, UPD-06]
/// 9. **The datum is stated.** Each fix must carry the datum it is in, converted at most once. [CRD-01, CRD-02, CRD-03]
/// 10. **Invalid is absent.** A fix with a negative accuracy must be dropped; a negative speed, course or altitude
///     accuracy must become nil. [ONE-06, UPD-13, UPD-14]
/// 11. **Old is not new.** A fix older than a request's maximum age must not answer it. [ONE-05]
/// 12. **Reduced is marked.** A fix must say under which accuracy it was delivered; a one-shot under reduced accuracy
///     should not wait for an exactness that cannot come. [ACC-06, ACC-07, ACC-08]
/// 13. **Nothing invented.** A provider must not call a permission method of the delegate where its SDK has none, and
///     must never ask for permission on its own. [AUTH-01, AUTH-14, AUTH-15]
/// 14. **The vendor's words are kept.** An error from the SDK must carry its domain and number. [ERR-01]
/// 15. **No retaining.** A provider must not keep its delegate alive. [LIFE-01, LIFE-04]
/// 16. **Undeclared refuses.** A capability that the descriptor does not declare must refuse with `unsupported`, updates
///     by an error to the delegate; one that it declares must work. [UPD-07, REG-01, HDG-01]
public protocol LocationProvider: AnyObject {
    /// Who the provider is and what may be expected of it; it never changes but where a switching provider swaps.
    var descriptor: ProviderDescriptor { get }

    /// The receiver of updates and permission callbacks, kept weakly.
    var delegate: (any LocationProviderDelegate)? { get set }

    /// The system's permission surface.
    var authority: any LocationAuthority { get }

    /// The defaults of requests, and the settings of updates.
    ///
    /// Set it before starting: some SDKs read some values only then.
    var configuration: ProviderConfiguration { get set }

    /// Says what a configuration lacks in Info.plist, without setting it.
    ///
    /// Setting passes values on as they are, and the system ends an app that wants background updates without the
    /// background mode. An app that is not sure asks here first.
    ///
    /// - Parameter configuration: The configuration one means to set.
    /// - Returns: `missingBackgroundMode`, `missingPurposeKey`, both, or nothing.
    func problems(with configuration: ProviderConfiguration) -> [LocationError]

    /// Determines the location once.
    ///
    /// - Parameters:
    ///   - request: What is wanted and how long it may take.
    ///   - completion: Called exactly once, on a later turn.
    /// - Returns: The hold on the request, for cancelling it.
    @discardableResult
    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken

    /// Starts continuous updates to the delegate; a second call changes nothing.
    ///
    /// Started while undetermined or denied, updates are armed and flow when the grant comes. Started without the consent
    /// that the vendor demands, they end with `privacyNotAgreed`, and the app starts them again once it is given.
    func startUpdatingLocation()

    /// Stops continuous updates at once; without a start it does nothing.
    func stopUpdatingLocation()

    /// Starts headings to the delegate.
    ///
    /// - Throws: `unsupported` without the capability `heading`.
    func startUpdatingHeading() throws(LocationError)

    /// Stops headings; without a start it does nothing.
    func stopUpdatingHeading()

    /// Starts watching the border of a region; it survives the process.
    ///
    /// - Parameter region: The region.
    /// - Throws: `unsupported` without the capability `regions`. What the SDK finds later goes to the delegate.
    func startMonitoring(for region: Region) throws(LocationError)

    /// Stops watching a region; an unknown one does nothing.
    ///
    /// - Parameter region: The region, told by its identifier.
    func stopMonitoring(for region: Region)
}
