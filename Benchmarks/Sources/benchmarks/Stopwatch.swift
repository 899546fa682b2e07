// SPDX-License-Identifier: Apache-2.0

import AllocationCount
import Foundation

/// What a piece of work cost the thread that did it.
struct Cost {
    /// Seconds of processor time: on a busy machine what the work needs, not how long it waits.
    var processor: Double
    /// Seconds by the clock on the wall.
    var wall: Double
    /// Blocks of memory asked for.
    var allocations = 0
    /// Bytes of memory in use afterwards, beyond those before; of a process of its own the most that it had.
    var bytes = 0

    /// Does a piece of work and says what it cost.
    ///
    /// Counting the memory in use takes a while itself, so it is done only where it is wanted.
    static func of(countingBytes: Bool = false, _ work: () throws -> Void) rethrows -> Cost {
        let bytes = countingBytes ? Int(allocation_bytes()) : 0
        let allocations = allocation_count()
        let wall = seconds(CLOCK_MONOTONIC)
        let processor = seconds(CLOCK_THREAD_CPUTIME_ID)
        try work()
        return Cost(
            processor: seconds(CLOCK_THREAD_CPUTIME_ID) - processor,
            wall: seconds(CLOCK_MONOTONIC) - wall,
            allocations: Int(allocation_count() - allocations),
            bytes: countingBytes ? Int(allocation_bytes()) - bytes : 0
        )
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension [Double] {
    /// The middle one, or the mean of the two in the middle; not a number if there is none.
    var median: Double { quantile(0.5) }

    /// How far the middle half of the values lies apart, as a part of the median.
    var spread: Double { (quantile(0.75) - quantile(0.25)) / median }

    private func quantile(_ part: Double) -> Double {
        guard let last = indices.last else { return .nan }
        let sorted = sorted()
        let place = part * Double(last)
        let below = Int(place)
        let above = Swift.min(below + 1, last)
        return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
    }
}
