// SPDX-License-Identifier: Apache-2.0

extension SimulatedAMap {
    /// The names of the SDK's switches: points that no document settles.
    public enum SwitchName: String, Sendable, CaseIterable {
        /// The CLLocationManager that callbacks hand to the app is the SDK's own.
        case amapHandsOwnManager
        /// The code of a one-shot that the user refuses at the prompt.
        case amapRefusalCode
        /// Seconds from the refusal to that code.
        case amapRefusalDelay
        /// The code of a one-shot whose time passes without any location.
        case amapTimeoutCode
        /// The callback that every new CLLocationManager makes is passed on to the app.
        case amapForwardsInitialAuthorization
        /// What fails when the key is missing or belongs to another app.
        case amapRefusedKeyFails
        /// When the key is read.
        case amapKeyReadAt
        /// The datum of locations abroad.
        case amapDatumAbroad
        /// Errors of continuous updates arrive as nil.
        case amapNilStreamError
        /// What a one-shot does if the delegate cannot be asked for permission.
        case amapMissingDelegate
        /// A location from before the request answers it.
        case amapAcceptsOldFix
        /// One more location is delivered after updates were stopped.
        case amapFixAfterStop
        /// The block of a one-shot is called a second time.
        case amapCallsBlockTwice
        /// The first state that a fence finds is told.
        case amapFenceTellsFirstState
    }
}
