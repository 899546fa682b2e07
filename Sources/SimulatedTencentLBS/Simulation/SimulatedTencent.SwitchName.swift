// SPDX-License-Identifier: Apache-2.0

extension SimulatedTencent {
    /// The names of the SDK's switches: points that no document settles.
    public enum SwitchName: String, Sendable, CaseIterable {
        /// The domain of the SDK's errors.
        case tencentErrorDomain
        /// What a one-shot's time-out is the time-out of.
        case tencentTimeoutCovers
        /// What a one-shot says whose time passes without any location.
        case tencentTimeoutCode
        /// Making a manager hangs, in versions where it can.
        case tencentInitHangs
        /// What a one-shot's clock does while the user has not decided.
        case tencentClockWhileUndetermined
        /// A cancelled one-shot's block is called.
        case tencentCancelCallsBlock
        /// A one-shot whose address fails brings an error beside its location.
        case tencentAddressFailureIsError
        /// The callback that every new CLLocationManager makes is passed on to the app.
        case tencentForwardsInitialAuthorization
        /// The consent outlives the process.
        case tencentConsentPersists
        /// What fails when the key is missing or belongs to another app.
        case tencentRefusedKeyFails
        /// The level Poi brings a name.
        case tencentPoiHasName
        /// The timer of added callbacks repeats the last location.
        case tencentRepeatsLastFix
    }
}
