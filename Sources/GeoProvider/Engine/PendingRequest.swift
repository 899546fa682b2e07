// SPDX-License-Identifier: Apache-2.0

/// One request on its way to its only answer: where it stands, and how much time it has left.
struct PendingRequest {
    /// Where a request stands.
    enum Phase {
        /// The permission is undetermined, and the clock stands still.
        case undetermined
        /// As before, and the time to ask has passed while something was over the app.
        case overdue
        /// It is the SDK's turn: now, or when the call before has ended.
        case locating
        /// The SDK waits for the app's answer about full accuracy, and the clock stands still.
        case asking
        /// As before, and the time to answer has passed while something was over the app.
        case askingOverdue
        /// The SDK's answer was too old; it is asked again in a moment.
        case pausing
        /// The location is there, its address is not.
        case addressing(Location)
        /// The permission is refused; the SDK may still say so in its own words.
        case refused
        /// A reduced result waits for full accuracy.
        case held(Result<Location, LocationError>)
    }

    /// Seconds that the SDK has for its own words about a refusal.
    static let refusalGrace = 1.0
    /// Seconds between two attempts to get a fresh fix.
    static let freshnessPause = 1.0
    /// Seconds beyond the time-outs after which silence counts as a stall.
    static let stallGrace = 1.0

    let number: Int
    let request: LocationRequest
    let addressTimeout: Double
    var phase = Phase.undetermined
    /// The SDK's call that will answer it.
    var leg: Int?
    /// Whether a call was made for it while undetermined, and failed.
    var failedWhileUndetermined = false
    /// Whether something, probably a prompt, was over the app while undetermined.
    var sawPrompt = false
    /// Whether it has been repeated, because accuracy became full.
    var isRepeated = false
    private var clock: RequestClock

    init(number: Int, request: LocationRequest, addressTimeout: Double) {
        self.number = number
        self.request = request
        self.addressTimeout = addressTimeout
        clock = RequestClock(timeout: request.timeout)
    }

    /// The longest the request may take after the decision, by the contract.
    var bound: Double { request.timeout + addressTimeout + PendingRequest.stallGrace }

    /// What is left of the time-out.
    func timeLeft(at now: Double) -> Double { clock.timeLeft(at: now) }

    mutating func startClock(at now: Double) { clock.start(at: now) }

    mutating func stopClock(at now: Double) { clock.stop(at: now) }

    mutating func resetClock(at now: Double) { clock.reset(to: request.timeout, at: now) }

    /// Whether it needs a call of the SDK.
    func wantsLeg(_ policy: OneShotPolicy) -> Bool {
        guard leg == nil else { return false }
        switch phase {
        case .locating, .refused: return true
        case .undetermined, .overdue: return policy.startsWhileUndetermined && !failedWhileUndetermined
        case .asking, .askingOverdue, .pausing, .addressing, .held: return false
        }
    }
}
