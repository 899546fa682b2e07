// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A GeoJSON text (RFC 7946) with its positions exchanged; their order is longitude, latitude.
///
/// Positions are the numbers of `coordinates` outside `properties`; the corners of `bbox` are converted, too. A position that
/// is no place is taken out of its line; a point that is none has no coordinates left, which the standard reads as no place.
struct GeoJSONConversion {
    private let job: ConversionJob
    private let shift: PlaceShift
    private var line = 1
    /// What is open, from the outside in.
    private var open: [Container] = []
    private var isInString = false
    private var isEscaped = false
    private var string: [UInt8] = []
    /// The last name of a member, until its value begins.
    private var name: Name?
    /// The array that may turn out to be a position: its bytes from the bracket on, and its line.
    private var position: [UInt8]?
    private var positionLine = 1

    private enum Name { case coordinates, box, properties, other }

    private struct Container {
        var isArray: Bool
        var role: Name
        /// What stands before the next element of an array of positions, and whether one was printed.
        var pending: [UInt8] = []
        var hasElement = false
    }

    private static let longestPosition = 1 << 12
    /// How much may stand between two positions.
    private static let longestGap = 1 << 16
    private static let deepest = 200

    init(_ job: ConversionJob, _ shift: PlaceShift) {
        self.job = job
        self.shift = shift
    }

    /// Converts the whole input.
    mutating func run() throws {
        while true {
            let piece = try job.read()
            if piece.isEmpty { break }
            for byte in piece { try take(byte) }
            if let gap = open.last?.pending, gap.count > Self.longestGap {
                throw job.failure(
                    line: line,
                    "more than 64 kB stand between two positions",
                    remedy: "Coordinates are arrays of numbers: check that this is GeoJSON."
                )
            }
        }
        guard open.isEmpty, !isInString else {
            throw job.failure(line: line, "the text ends in the middle", remedy: "Get the whole file again.")
        }
    }

    private mutating func take(_ byte: UInt8) throws {
        if byte == UInt8(ascii: "\n") { line += 1 }
        if isInString { return takeInString(byte) }
        if position != nil { return try takeInPosition(byte) }
        switch byte {
        case UInt8(ascii: "\""):
            isInString = true
            string.removeAll(keepingCapacity: true)
            emit(byte)
        case UInt8(ascii: ":"):
            name = Self.name(string)
            emit(byte)
        case UInt8(ascii: "{"), UInt8(ascii: "["): try begin(byte)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): try end(byte)
        case UInt8(ascii: ",") where open.last?.isArray == false:
            name = nil
            emit(byte)
        default: emit(byte)
        }
    }

    private mutating func takeInString(_ byte: UInt8) {
        emit(byte)
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
            return
        }
        if string.count < 32 { string.append(byte) }
    }

    private static func name(_ string: [UInt8]) -> Name {
        switch String(decoding: string, as: UTF8.self) {
        case "coordinates": .coordinates
        case "bbox": .box
        case "properties": .properties
        default: .other
        }
    }

    /// Whether the array that is open holds positions or arrays of them.
    private var isInCoordinates: Bool { open.last.map { $0.isArray && $0.role == .coordinates } ?? false }

    /// Prints a byte; between positions it waits until the next one is known to stay.
    private mutating func emit(_ byte: UInt8) {
        if isInCoordinates {
            open[open.count - 1].pending.append(byte)
        } else {
            job.write(CollectionOfOne(byte))
        }
    }

    private mutating func begin(_ byte: UInt8) throws {
        guard open.count < Self.deepest else {
            throw job.failure(
                line: line,
                "more than \(Self.deepest) levels deep",
                remedy: "Check that this is GeoJSON."
            )
        }
        let outer = open.last?.role ?? .other
        let role: Name
        if outer == .properties {
            role = .properties
        } else if open.last?.isArray == true {
            role = outer == .coordinates ? .coordinates : .other
        } else {
            role = name ?? .other
        }
        name = nil
        if byte == UInt8(ascii: "["), role == .coordinates || role == .box {
            position = [byte]
            positionLine = line
            open.append(Container(isArray: true, role: role))
            return
        }
        if isInCoordinates { keepElement() }
        job.write(CollectionOfOne(byte))
        open.append(Container(isArray: byte == UInt8(ascii: "["), role: role == .coordinates ? .other : role))
    }

    /// Prints what stands before an element of an array of positions.
    private mutating func keepElement() {
        var pending = open[open.count - 1].pending
        open[open.count - 1].pending = []
        if !open[open.count - 1].hasElement { pending.removeAll { $0 == UInt8(ascii: ",") } }
        open[open.count - 1].hasElement = true
        job.write(pending)
    }

    private mutating func takeInPosition(_ byte: UInt8) throws {
        switch byte {
        case UInt8(ascii: "["):
            // An array of arrays: print its beginning, and begin again inside.
            let bytes = position ?? []
            position = nil
            keepElementOfOuter()
            job.write(bytes.prefix(1))
            open[open.count - 1].pending = Array(bytes.dropFirst())
            try begin(byte)
        case UInt8(ascii: "]"):
            position?.append(byte)
            try endPosition()
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: ":"):
            throw job.failure(line: line, "this is no position", remedy: "Coordinates are arrays of numbers.")
        default:
            position?.append(byte)
            if position?.count ?? 0 > Self.longestPosition {
                throw job.failure(line: positionLine, "a position is longer than 4 kB", remedy: "Check the file.")
            }
        }
    }

    /// The same as ``keepElement()`` for the array around the one just opened.
    private mutating func keepElementOfOuter() {
        guard let inner = open.popLast() else { return }
        if isInCoordinates { keepElement() }
        open.append(inner)
    }

    private mutating func endPosition() throws {
        guard let bytes = position, let container = open.popLast() else { return }
        position = nil
        let numbers = JSONNumbers.ranges(in: bytes)
        if numbers.isEmpty {
            if isInCoordinates { keepElement() }
            return job.write(bytes)
        }
        let corners = container.role == .box ? numbers.count / 2 : 0
        let pairs =
            container.role == .box
            ? (numbers.count == 4 || numbers.count == 6 ? [(0, 1), (corners, corners + 1)] : []) : [(0, 1)]
        var edits: [(range: Range<Int>, number: Double)] = []
        var fault: String?
        for (east, north) in pairs where fault == nil {
            guard north < numbers.count else {
                fault = "a position needs a longitude and a latitude"
                break
            }
            switch shift(latitude: bytes[numbers[north]], longitude: bytes[numbers[east]]) {
            case .failure(let reason): fault = reason.reason
            case .success(let place):
                edits.append((numbers[east], place.longitude))
                edits.append((numbers[north], place.latitude))
            }
        }
        if let fault { return try leaveOut(bytes, fault) }
        if isInCoordinates { keepElement() }
        var index = 0
        for (range, number) in edits {
            job.write(bytes[index..<range.lowerBound])
            job.write(number)
            index = range.upperBound
        }
        job.write(bytes[index...])
        if container.role == .coordinates { job.countConverted() }
    }

    private mutating func leaveOut(_ bytes: [UInt8], _ reason: String) throws {
        if isInCoordinates {
            open[open.count - 1].pending.removeAll()
        } else {
            job.write("[]".utf8)
        }
        try job.leaveOut(bytes + [UInt8(ascii: "\n")], line: positionLine, reason)
    }

    private mutating func end(_ byte: UInt8) throws {
        guard let container = open.popLast(), container.isArray == (byte == UInt8(ascii: "]")) else {
            throw job.failure(line: line, "a bracket closes what is not open", remedy: "Check that this is GeoJSON.")
        }
        job.write(container.pending.filter { $0 != UInt8(ascii: ",") })
        job.write(CollectionOfOne(byte))
        name = nil
    }
}

/// The numbers of a flat JSON array.
enum JSONNumbers {
    /// Where they lie; whatever stands between commas and brackets counts.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for (index, byte) in bytes.enumerated() {
            let isBetween =
                byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
                || byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
            if isBetween {
                if let first = start { ranges.append(first..<index) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        return ranges
    }
}
