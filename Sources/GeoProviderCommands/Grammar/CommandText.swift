// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// The sentences that commands share.
enum CommandText {
    /// “Did you mean …?” where a candidate is near, and the candidates where none is.
    static func remedy(for word: String, among candidates: [String]) -> String {
        if let nearest = NearestName.of(word, in: candidates) { return "Did you mean “\(nearest)”?" }
        return candidates.isEmpty ? "" : "Possible is \(list(candidates))."
    }

    /// Words as a sentence lists them: `a, b or c`.
    static func list(_ words: [String], _ conjunction: String = "or") -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// A number with its noun: `1 error`, `2 errors`.
    static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
    }

    /// A whole number with a comma between each three of its digits.
    static func grouped(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
            place -= 3
        }
        return (number < 0 ? "−" : "") + digits
    }
}
