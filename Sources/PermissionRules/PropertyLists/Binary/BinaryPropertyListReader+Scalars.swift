// SPDX-License-Identifier: Apache-2.0

extension BinaryPropertyListReader {
    /// Seconds from 1970-01-01 to 2001-01-01, from which binary lists count.
    private static var epoch: Double { 978_307_200 }

    /// Reads an object that contains no other.
    mutating func scalar(marker: UInt8, at place: Int) throws(PropertyListError) -> PropertyListValue.Content {
        switch (marker >> 4, marker & 0xF) {
        case (0x0, 0x8): return .boolean(false)
        case (0x0, 0x9): return .boolean(true)
        case (0x1, 0...4): return try integer(size: 1 << Int(marker & 0xF), at: place)
        case (0x2, 2): return .real(Double(Float(bitPattern: UInt32(try number(size: 4, at: place + 1)))))
        case (0x2, 3): return .real(Double(bitPattern: try number(size: 8, at: place + 1)))
        case (0x3, 3): return try date(at: place)
        case (0x4, _): return .data(Array(try run(of: 1, marker: marker, at: place)))
        case (0x5, _): return .string(try ascii(marker: marker, at: place))
        case (0x6, _): return .string(try utf16(marker: marker, at: place))
        case (0x7, _): return .string(try utf8(marker: marker, at: place))
        case (0x8, 0...7): return .uid(try number(size: Int(marker & 0xF) + 1, at: place + 1))
        default:
            let found = "marker \(String(marker, radix: 16))"
            throw PropertyListError(.binaryKind, in: name, byteOffset: place, ["found": found])
        }
    }

    /// The number of members of an object, and where they begin; a number above 14 is an integer object of its own.
    func count(marker: UInt8, at place: Int) throws(PropertyListError) -> (count: Int, start: Int) {
        guard marker & 0xF == 0xF else { return (Int(marker & 0xF), place + 1) }
        try check(1, itemsOf: 1, at: place + 1)
        let size = bytes[place + 1]
        guard size >> 4 == 0x1, size & 0xF <= 3 else {
            throw PropertyListError(
                .binaryBounds,
                in: name,
                byteOffset: place + 1,
                ["found": "a count is no whole number"]
            )
        }
        let length = 1 << Int(size & 0xF)
        return (Int(clamping: try number(size: length, at: place + 2)), place + 2 + length)
    }

    private func number(size: Int, at place: Int) throws(PropertyListError) -> UInt64 {
        try check(1, itemsOf: size, at: place)
        return bytes.bigEndian(at: place, size: size)
    }

    /// A whole number: up to four bytes without a sign, eight with one, sixteen where it does not fit eight.
    private func integer(size: Int, at place: Int) throws(PropertyListError) -> PropertyListValue.Content {
        guard size == 16 else {
            return .integer(Int64(bitPattern: try number(size: size, at: place + 1)))
        }
        let high = try number(size: 8, at: place + 1)
        let low = try number(size: 8, at: place + 9)
        if high == 0 { return Int64(exactly: low).map { .integer($0) } ?? .unsignedInteger(low) }
        guard high == .max, Int64(bitPattern: low) < 0 else {
            throw PropertyListError(
                .binaryBounds,
                in: name,
                byteOffset: place,
                ["found": "a whole number has more than 64 bits"]
            )
        }
        return .integer(Int64(bitPattern: low))
    }

    private func date(at place: Int) throws(PropertyListError) -> PropertyListValue.Content {
        let seconds = Double(bitPattern: try number(size: 8, at: place + 1))
        guard seconds.isFinite else {
            throw PropertyListError(.binaryBounds, in: name, byteOffset: place, ["found": "a date is not a number"])
        }
        return .date(seconds + Self.epoch)
    }

    /// The bytes of an object that consists of a number of items.
    private mutating func run(of size: Int, marker: UInt8, at place: Int) throws(PropertyListError) -> ArraySlice<UInt8>
    {
        let (count, start) = try count(marker: marker, at: place)
        try check(count, itemsOf: size, at: start)
        try charge(count * size, at: place)
        return bytes[start..<start + count * size]
    }

    private mutating func ascii(marker: UInt8, at place: Int) throws(PropertyListError) -> String {
        let body = try run(of: 1, marker: marker, at: place)
        guard body.allSatisfy({ $0 < 0x80 }) else {
            throw PropertyListError(.binaryString, in: name, byteOffset: place, ["encoding": "ASCII"])
        }
        return String(decoding: body, as: UTF8.self)
    }

    private mutating func utf16(marker: UInt8, at place: Int) throws(PropertyListError) -> String {
        let body = Array(try run(of: 2, marker: marker, at: place))
        let units = stride(from: 0, to: body.count, by: 2).map { UInt16(body[$0]) << 8 | UInt16(body[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func utf8(marker: UInt8, at place: Int) throws(PropertyListError) -> String {
        let body = try run(of: 1, marker: marker, at: place)
        let text = String(decoding: body, as: UTF8.self)
        guard text.utf8.elementsEqual(body) else {
            throw PropertyListError(.binaryString, in: name, byteOffset: place, ["encoding": "UTF-8"])
        }
        return text
    }
}
