// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Counts how many inputs a reader took, and prints their share when the program ends.
public enum FuzzReport {
    private static let inputs = Atomic<Int>(0)
    private static let passed = Atomic<Int>(0)

    private static let isRegistered: Bool = {
        atexit { FuzzReport.printShare() } == 0
    }()

    /// Counts an input.
    ///
    /// - Parameter isPassed: Whether the reader found no fault in it.
    public static func count(_ isPassed: Bool) {
        precondition(isRegistered)
        inputs.add(1, ordering: .relaxed)
        if isPassed { passed.add(1, ordering: .relaxed) }
    }

    private static func printShare() {
        let inputs = inputs.load(ordering: .relaxed)
        let passed = passed.load(ordering: .relaxed)
        let share = inputs > 0 ? passed * 100 / inputs : 0
        try? FileHandle.standardError.write(contentsOf: Data("share: \(share) % of \(inputs) inputs were taken\n".utf8))
    }
}
