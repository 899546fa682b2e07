// SPDX-License-Identifier: Apache-2.0

import MarkupReader

/// A text that should be a value, as messages quote it.
struct QuotedText {
    /// The text in quotation marks, in one line and at most 40 characters long.
    let quoted: String
    /// Whether it would be a number if its comma were a point.
    let hasDecimalComma: Bool

    init(_ bytes: Span<UInt8>) {
        self.init(String(lent: bytes))
    }

    init(_ text: String) {
        let trimmed = ByteScanner.scan(text) { $0.rest }
        let line = trimmed.prefix(40).map { $0.isNewline || $0 == "\t" ? " " : $0 }
        quoted = "\"\(String(line))\(trimmed.count > 40 ? "…" : "")\""
        let parts = trimmed.split(separator: ",", omittingEmptySubsequences: false)
        hasDecimalComma = parts.count == 2 && Double(parts.joined(separator: ".")) != nil
    }
}
