// SPDX-License-Identifier: Apache-2.0

/// How much of a request's time-out is left; it runs only while the permission is granted.
struct RequestClock {
    /// Seconds that were left when the clock was last started or stopped.
    private var left: Double
    /// When the clock was started, or nil while it stands still.
    private var runsSince: Double?

    init(timeout: Double) {
        left = timeout
    }

    /// Seconds that are left.
    func timeLeft(at now: Double) -> Double {
        max(0, left - (runsSince.map { now - $0 } ?? 0))
    }

    mutating func start(at now: Double) {
        if runsSince == nil { runsSince = now }
    }

    mutating func stop(at now: Double) {
        left = timeLeft(at: now)
        runsSince = nil
    }

    /// Starts anew with the whole of a time-out.
    mutating func reset(to timeout: Double, at now: Double) {
        left = timeout
        runsSince = now
    }
}
