// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A regular expression whose `^` and `$` match at every line.
struct Pattern {
    struct Match {
        fileprivate let text: NSString
        fileprivate let result: NSTextCheckingResult

        /// What a group matched; empty when it took no part.
        func group(_ number: Int) -> String {
            let range = result.range(at: number)
            return range.location == NSNotFound ? "" : text.substring(with: range)
        }

        /// Where a group starts.
        func offset(_ number: Int) -> Int { result.range(at: number).location }
    }

    private let expression: NSRegularExpression

    /// Compiles a pattern; a mistake in it is a mistake in this target, so it stops the tests.
    init(_ pattern: String) {
        expression = try! NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    }

    func matches(in text: String) -> [Match] {
        let whole = text as NSString
        let range = NSRange(location: 0, length: whole.length)
        return expression.matches(in: text, range: range).map { Match(text: whole, result: $0) }
    }
}
