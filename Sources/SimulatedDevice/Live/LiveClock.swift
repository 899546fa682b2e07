// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Real time as a live device sees it: from the moment at which it went live, at a chosen speed.
struct LiveClock {
    /// Virtual seconds in one real second.
    let speed: Double
    /// The virtual time, in nanoseconds, that belongs to the real time at which the clock was set.
    private var origin: Int64
    private let start = DispatchTime.now().uptimeNanoseconds

    init(speed: Double, at origin: Int64) {
        self.speed = speed
        self.origin = origin
    }

    /// The virtual time now, in nanoseconds; a fast clock that runs for months stands still at its end.
    var now: Int64 {
        let passed = Double(DispatchTime.now().uptimeNanoseconds - start) * speed
        return origin + Int64(min(passed, Double(max(0, Int64.max / 2 - origin))))
    }

    /// Lets virtual time pass of which real time knows nothing.
    mutating func skip(_ nanoseconds: Int64) { origin += nanoseconds }

    /// Has something done on the main queue when a virtual time has come.
    func wait(until time: Int64, then wake: @escaping @Sendable () -> Void) {
        let nanoseconds = max(0, Double(time - origin) / speed)
        let deadline = DispatchTime(uptimeNanoseconds: start + UInt64(min(nanoseconds, 1e18)))
        DispatchQueue.main.asyncAfter(deadline: deadline, execute: wake)
    }

    /// A quarter of a real second, in virtual nanoseconds.
    var beat: Int64 { max(1, Int64(0.25e9 * speed)) }
}
