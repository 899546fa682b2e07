// SPDX-License-Identifier: Apache-2.0

/// How an SDK's one-shots behave, as far as the coordinator must know.
public struct OneShotPolicy: Sendable, Hashable {
    /// What happens to a request while another is running.
    public var concurrency: ConcurrentOneShots
    /// Whether the SDK is called while the status is undetermined, because only then does it ask for permission.
    ///
    /// Otherwise the SDK is called when the decision has come.
    public var startsWhileUndetermined: Bool
    /// Whether the coordinator ends a request at its time-outs, because the SDK has none of its own.
    ///
    /// An SDK with time-outs is given one second more than both together before it counts as stalled.
    public var enforcesTimeout: Bool
    /// The SDK's own address time-out in seconds, for a request that names none; zero without addresses.
    public var addressTimeout: Double
    /// Why nobody asks for permission where somebody should, for the error `notAsked`; nil: what is usual.
    public var whyNotAsked: String?

    /// Describes an SDK's one-shots.
    ///
    /// - Parameters:
    ///   - concurrency: What happens to a request while another is running.
    ///   - startsWhileUndetermined: Whether the SDK is called while undetermined.
    ///   - enforcesTimeout: Whether the coordinator ends requests at their time-outs.
    ///   - addressTimeout: The SDK's own address time-out in seconds.
    ///   - whyNotAsked: Why nobody asks for permission where somebody should; nil: what is usual.
    public init(
        concurrency: ConcurrentOneShots,
        startsWhileUndetermined: Bool,
        enforcesTimeout: Bool,
        addressTimeout: Double,
        whyNotAsked: String? = nil
    ) {
        self.concurrency = concurrency
        self.startsWhileUndetermined = startsWhileUndetermined
        self.enforcesTimeout = enforcesTimeout
        self.addressTimeout = addressTimeout
        self.whyNotAsked = whyNotAsked
    }
}
