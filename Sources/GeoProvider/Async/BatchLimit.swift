// SPDX-License-Identifier: Apache-2.0

/// When a batch of fixes is complete.
struct BatchLimit {
    /// How many fixes it has.
    let count: Int
    /// How many seconds it spans, by the fixes' own times.
    let seconds: Double

    /// Whether fixes that wait make a batch.
    func isReached(by number: Int, from first: Location, to last: Location) -> Bool {
        number >= count || last.timestamp - first.timestamp >= seconds
    }

    /// How many of the fixes that wait make a batch; nil while more are to come.
    func size(of waiting: ArraySlice<Location>) -> Int? {
        if waiting.count >= count { return count }
        guard seconds < .infinity, let first = waiting.first else { return nil }
        let end = waiting.firstIndex { $0.timestamp - first.timestamp >= seconds }
        return end.map { $0 + 1 - waiting.startIndex }
    }
}
