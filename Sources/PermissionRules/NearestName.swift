// SPDX-License-Identifier: Apache-2.0

/// Finds what a person probably meant to write.
package enum NearestName {
    /// The candidate closest to a mistyped name, or nil when none is close enough to be helpful.
    ///
    /// A name that differs only in case, or in the characters `-`, `_` and blank, always counts as close. Otherwise
    /// about a third of the letters may be wrong. Of equally close candidates the first wins.
    package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = folded(name)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let other = folded(candidate)
            let found = wanted == other ? 0 : distance(wanted, other)
            let allowed = max(1, min(max(wanted.count, other.count) / 3, 4))
            if found <= allowed, found < best?.distance ?? Int.max {
                best = (candidate, found)
            }
        }
        return best?.name
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one text into the other.
    ///
    /// - Complexity: O(*n* · *m*) in the two lengths.
    package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(last[column + 1] + 1, current[column] + 1, substitution)
                let isSwap =
                    row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
                if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }

    /// The letters that count, in lower case; long input is cut, because no name is that long.
    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.prefix(80).filter { !"-_ ".utf8.contains($0) }.map { byte in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
        }
    }
}
