// SPDX-License-Identifier: Apache-2.0

/// A text whose coordinates are coarsened to a tenth of a degree, some 10 km.
///
/// It goes by the text alone, whoever wrote it and in whatever format: a number with four decimals or more, a number that
/// a word for latitude or longitude precedes, and two numbers with decimals beside each other, as coordinates stand.
/// Times and distances have fewer decimals and stand alone. A number stays a number, so that JSON stays JSON.
struct RedactedText {
    private let bytes: [UInt8]
    private var output: [UInt8] = []
    private var place = 0

    /// Coarsens a text.
    static func coarse(_ text: String) -> String {
        var redaction = RedactedText(bytes: Array(text.utf8))
        redaction.run()
        return String(decoding: redaction.output, as: UTF8.self)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A number in the text.
    private struct Number {
        var range: Range<Int>
        /// How many digits stand behind its point.
        var decimals: Int
        /// Whether a word for latitude or longitude precedes it.
        var isNamed: Bool
    }

    private mutating func run() {
        let numbers = numbers()
        var place = 0
        for (index, number) in numbers.enumerated() {
            output += bytes[place..<number.range.lowerBound]
            output += isCoordinate(index, in: numbers) ? coarse(number.range) : Array(bytes[number.range])
            place = number.range.upperBound
        }
        output += bytes[place...]
    }

    private func isCoordinate(_ index: Int, in numbers: [Number]) -> Bool {
        let number = numbers[index]
        if number.decimals >= 4 || number.isNamed && number.decimals >= 1 { return true }
        guard number.decimals >= 1 else { return false }
        return [index - 1, index + 1].contains { other in
            guard numbers.indices.contains(other), numbers[other].decimals >= 1 else { return false }
            return areBeside(numbers[min(index, other)].range, numbers[max(index, other)].range)
        }
    }

    /// Whether nothing but a comma and blanks lies between two numbers.
    private func areBeside(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        let between = bytes[first.upperBound..<second.lowerBound]
        let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ",")]
        return between.count(where: { $0 == UInt8(ascii: ",") }) == 1 && between.allSatisfy(blanks.contains)
    }

    /// The numbers, in order; digits that belong to a name or a version are none.
    private func numbers() -> [Number] {
        var found: [Number] = []
        var index = 0
        var word = 0..<0
        while index < bytes.count {
            if bytes[index].isLetter {
                let start = index
                while index < bytes.count, bytes[index].isLetter || bytes[index].isDigit { index += 1 }
                word = start..<index
            } else if bytes[index].isDigit {
                let number = number(from: index, after: word)
                index = number.range.upperBound
                // 17.4.1 is a version, 2026.5.1 a date.
                let isLonger = index + 1 < bytes.count && bytes[index] == UInt8(ascii: ".") && bytes[index + 1].isDigit
                if isLonger {
                    while index < bytes.count, bytes[index].isDigit || bytes[index] == UInt8(ascii: ".") { index += 1 }
                } else {
                    found.append(number)
                }
            } else {
                index += 1
            }
        }
        return found
    }

    private func number(from start: Int, after word: Range<Int>) -> Number {
        var end = start
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        var decimals = 0
        if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit {
            end += 1
            let point = end
            while end < bytes.count, bytes[end].isDigit { end += 1 }
            decimals = end - point
        }
        let isNegative = start > 0 && bytes[start - 1] == UInt8(ascii: "-")
        let first = isNegative ? start - 1 : start
        // A few marks may lie between: "latitude": 30, lat='30', latitude “30.
        let isNear = !word.isEmpty && first - word.upperBound <= 8 && isPlaceWord(word)
        return Number(range: first..<end, decimals: decimals, isNamed: isNear)
    }

    private func isPlaceWord(_ range: Range<Int>) -> Bool {
        let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
        return ["lat", "lon", "lng", "latitude", "longitude", "coordinates", "place"].contains(word)
    }

    private func coarse(_ range: Range<Int>) -> [UInt8] {
        let number = Double(String(decoding: bytes[range], as: UTF8.self)) ?? 0
        guard abs(number) < 1e9 else { return Array("0.0".utf8) }
        let tenths = Int((number * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        return Array("\(sign)\(tenths.magnitude / 10).\(tenths.magnitude % 10)".utf8)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    fileprivate var isLetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
            || self == UInt8(ascii: "_")
    }
}
