// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A set of steps, by their places.
struct StepSet: Hashable {
    private(set) var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    var count: Int { bits.nonzeroBitCount }

    mutating func insert(_ step: ExploredStep) { bits |= 1 << UInt64(ExploredStep.place(of: step)) }

    mutating func insert(_ steps: [ExploredStep]) { for step in steps { insert(step) } }

    mutating func removeFirst() -> Int? {
        guard bits != 0 else { return nil }
        let place = bits.trailingZeroBitCount
        bits &= bits - 1
        return place
    }

    /// The place of the step that a number chooses among these; nil if there is none.
    func element(_ number: Int) -> Int? {
        guard bits != 0 else { return nil }
        var rest = self
        for _ in 0..<number % count { _ = rest.removeFirst() }
        return rest.removeFirst()
    }

    func contains(place: Int) -> Bool { bits >> UInt64(place) & 1 == 1 }
}
