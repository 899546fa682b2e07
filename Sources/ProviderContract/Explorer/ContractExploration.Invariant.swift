// SPDX-License-Identifier: Apache-2.0

extension ContractExploration {
    /// What must hold after every step, whatever came before.
    public enum Invariant: String, Sendable, CaseIterable {
        /// No location reaches the app while it has no permission for it.
        case permission
        /// A request for one location ends once, and ends.
        case oneCompletion
        /// After `stopUpdatingLocation()` nothing more comes.
        case silentAfterStop
        /// Prompts come when the rules say, with the text they need, one at a time.
        case prompts
        /// Where permission is decided, no SDK asks the app to ask for it.
        case nativeFirst
        /// While accuracy is reduced, no location is exact.
        case reducedAccuracy
        /// Always is granted only to an app that has the texts for it.
        case alwaysNeedsText
        /// The app is told of every change of its authorization, once.
        case authorizationTold
        /// Nothing uses the receivers once nobody wants a location.
        case idleReceivers
        /// A request for full accuracy for a while ends once, and ends.
        case temporaryAnswer
        /// No call of the app ends its process.
        case crash
        /// A process that ended is told nothing more.
        case deadProcess

        /// The invariant in a sentence.
        public var statement: String {
            switch self {
            case .permission: "No location reaches the app while it may not have one."
            case .oneCompletion: "A request for one location ends once, and ends."
            case .silentAfterStop: "After stopUpdatingLocation() nothing more comes."
            case .prompts: "Prompts come where the rules allow them, with the text they need, one at a time."
            case .nativeFirst: "Where permission is decided, no SDK asks the app to ask for it."
            case .reducedAccuracy: "While accuracy is reduced, no location is exact."
            case .alwaysNeedsText: "Always is granted only to an app with the texts for it."
            case .authorizationTold: "The app is told of every change of its authorization, once."
            case .idleReceivers: "Nothing uses the receivers once nobody wants a location."
            case .temporaryAnswer: "A request for full accuracy for a while ends once, and ends."
            case .crash: "No call of the app ends its process."
            case .deadProcess: "A process that ended is told nothing more."
            }
        }
    }
}
