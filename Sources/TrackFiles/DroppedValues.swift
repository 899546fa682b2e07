// SPDX-License-Identifier: Apache-2.0

/// Counts the values that were dropped from points, one warning per kind however many there are.
struct DroppedValues {
    private var byField: [PointField: (count: Int, line: Int, text: String)] = [:]

    mutating func add(_ problems: [(field: PointField, text: String)], line: Int) {
        for (field, text) in problems {
            byField[field, default: (0, line, text)].count += 1
        }
    }

    /// One sentence per kind of value, in a fixed order.
    var warnings: [String] {
        PointField.allCases.compactMap { field in
            byField[field].map { dropped in
                "line \(dropped.line): \(field.rawValue) \(dropped.text) is not usable; "
                    + "points kept without such a value: \(dropped.count)"
            }
        }
    }
}
