// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the texts of simple values as strictly as Foundation does: blanks are allowed before a real number only.
enum PropertyListScalar {
    /// A whole number, decimal or with `0x`, of at most 64 bits.
    static func integer(_ text: String) -> PropertyListValue.Content? {
        var digits = Substring(text)
        var isNegative = false
        if let sign = digits.first, sign == "-" || sign == "+" {
            isNegative = sign == "-"
            digits.removeFirst()
        }
        var radix = 10
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            radix = 16
            digits.removeFirst(2)
        }
        guard let first = digits.first, first != "-", first != "+", let size = UInt64(digits, radix: radix) else {
            return nil
        }
        if isNegative {
            return size <= Int64.min.magnitude ? .integer(Int64(truncatingIfNeeded: 0 &- size)) : nil
        }
        return Int64(exactly: size).map { .integer($0) } ?? .unsignedInteger(size)
    }

    /// A decimal number, or `nan`, `inf`, `infinity` with a sign or without.
    static func real(_ text: String) -> PropertyListValue.Content? {
        let text = text.drop { $0.isWhitespace }
        let isPlain = text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
                || byte | 32 == UInt8(ascii: "e")
        }
        let unsigned = text.lowercased().drop { $0 == "+" || $0 == "-" }
        guard isPlain || ["nan", "inf", "infinity"].contains(unsigned) else { return nil }
        return Double(text).map { .real($0) }
    }

    /// Base-64 text, in which blanks and other foreign characters are skipped.
    static func data(_ text: String) -> PropertyListValue.Content? {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { .data(Array($0)) }
    }

    /// A date as `yyyy-mm-ddThh:mm:ssZ`, with a year of any length.
    static func date(_ text: String) -> PropertyListValue.Content? {
        var body = Substring(text)
        let isBeforeChrist = body.first == "-"
        if isBeforeChrist { body.removeFirst() }
        let parts = body.utf8.split(omittingEmptySubsequences: false) { byte in
            [UInt8(ascii: "-"), UInt8(ascii: "T"), UInt8(ascii: ":"), UInt8(ascii: "Z")].contains(byte)
        }
        let numbers = parts.dropLast().compactMap { part -> Int? in
            part.count <= 9 && part.allSatisfy { (48...57).contains($0) } ? Int(Substring(part)) : nil
        }
        let marks = body.utf8.filter { !(48...57).contains($0) }
        guard numbers.count == 6, parts.last?.isEmpty == true, marks.elementsEqual("--T::Z".utf8),
            (1...12).contains(numbers[1]), (1...31).contains(numbers[2]), (0...24).contains(numbers[3]),
            (0...59).contains(numbers[4]), (0...60).contains(numbers[5])
        else { return nil }
        let year = isBeforeChrist ? -numbers[0] : numbers[0]
        let days = daysSince1970(year: year, month: numbers[1], day: numbers[2])
        let seconds = numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
        return .date(Double(days) * 86_400 + Double(seconds))
    }

    /// Days from 1970-01-01 in the Gregorian calendar, which is extended to the years before it was used.
    ///
    /// Years are counted from March, so that the leap day is the last; 400 of them have 146,097 days.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
