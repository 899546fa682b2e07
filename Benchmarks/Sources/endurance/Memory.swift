// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The memory of the process.
enum Memory {
    /// The most that was resident so far, in MB.
    static var peak: Double {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Double(usage.ru_maxrss) / 1_024
        #else
            getrusage(RUSAGE_SELF, &usage)
            return Double(usage.ru_maxrss) / 1_048_576
        #endif
    }
}
