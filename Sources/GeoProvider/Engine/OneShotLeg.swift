// SPDX-License-Identifier: Apache-2.0

/// One call of an SDK's one-shot, which may serve several requests.
public struct OneShotLeg: Sendable, Hashable {
    /// Which call it is, counted from 1.
    public let number: Int
    /// How exact, or nil for the SDK's own value.
    public let desiredAccuracy: DesiredAccuracy?
    /// What to do about reduced accuracy.
    public let accuracyMode: AccuracyMode
    /// Whether the address is wanted.
    public let wantsAddress: Bool
    /// How long the location may take, in seconds.
    public let timeout: Double
    /// How long the address may take after it, in seconds.
    public let addressTimeout: Double
}

extension OneShotLeg {
    /// Whether the answer to this call satisfies a request, too.
    ///
    /// It must be at least as fine, in the same mode, with the address if that is wanted.
    func covers(_ request: LocationRequest) -> Bool {
        let usual = DesiredAccuracy.best
        let isFineEnough = (desiredAccuracy ?? usual) <= (request.desiredAccuracy ?? usual)
        return isFineEnough
            && (desiredAccuracy == .reduced) == (request.desiredAccuracy == .reduced)
            && accuracyMode == (request.accuracyMode ?? .fullAndReduce)
            && (wantsAddress || !request.wantsAddress)
    }
}
