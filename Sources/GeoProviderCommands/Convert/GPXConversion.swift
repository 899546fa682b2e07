// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A GPX file with the coordinates of its points exchanged.
struct GPXConversion {
    private let job: ConversionJob
    private let shift: PlaceShift
    private var state = State.text
    private var markup: [UInt8] = []
    private var line = 1
    private var markupLine = 1
    /// The element that is left out: its bytes, its line, why, and how many of its elements are open.
    private var dropped: (bytes: [UInt8], line: Int, reason: String, depth: Int)?
    private var depth = 0

    private enum State {
        case text
        /// Inside a tag; the quotation mark that is open, if one is.
        case tag(quote: UInt8?)
        /// Inside a comment, a CDATA section or an instruction, which these bytes end.
        case passage(end: [UInt8])
    }

    private static let longestTag = 1 << 16
    /// The longest element that is kept together because it is left out.
    private static let longestElement = 1 << 20

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
            if let dropped, dropped.bytes.count > Self.longestElement {
                throw job.failure(
                    line: dropped.line,
                    "an element that cannot be converted (\(dropped.reason)) is longer than 1 MB",
                    remedy: "Check that this is GPX, and that the element is closed."
                )
            }
        }
        guard case .text = state, depth == 0, dropped == nil else {
            throw job.failure(line: line, "the file ends in the middle", remedy: "Get the whole file again.")
        }
    }

    private mutating func take(_ byte: UInt8) throws {
        if byte == UInt8(ascii: "\n") { line += 1 }
        switch state {
        case .text:
            guard byte == UInt8(ascii: "<") else { return pass(CollectionOfOne(byte)) }
            state = .tag(quote: nil)
            markupLine = line
            markup.append(byte)
        case .tag(let quote): try takeInTag(byte, quote)
        case .passage(let end):
            markup.append(byte)
            if markup.suffix(end.count).elementsEqual(end) {
                endMarkup()
            } else if markup.count > Self.longestTag {
                pass(markup.dropLast(end.count))
                markup.removeFirst(markup.count - end.count)
            }
        }
    }

    private mutating func takeInTag(_ byte: UInt8, _ quote: UInt8?) throws {
        markup.append(byte)
        guard markup.count <= Self.longestTag else {
            throw job.failure(line: markupLine, "a tag is longer than 64 kB", remedy: "Check that this is GPX.")
        }
        if let quote {
            if byte == quote { state = .tag(quote: nil) }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            state = .tag(quote: byte)
        } else if byte == UInt8(ascii: ">") {
            try endTag()
        } else if let end = Self.passageEnds.first(where: { markup.elementsEqual($0.start) })?.end {
            state = .passage(end: end)
        }
    }

    private static let passageEnds: [(start: [UInt8], end: [UInt8])] = [
        (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
        (Array("<?".utf8), Array("?>".utf8)),
    ]

    private mutating func endMarkup() {
        pass(markup)
        markup.removeAll(keepingCapacity: true)
        state = .text
    }

    private mutating func pass(_ bytes: some Sequence<UInt8>) {
        if dropped != nil {
            dropped?.bytes.append(contentsOf: bytes)
        } else {
            job.write(bytes)
        }
    }

    private mutating func endTag() throws {
        defer {
            markup.removeAll(keepingCapacity: true)
            state = .text
        }
        let isDeclaration = markup.starts(with: [UInt8(ascii: "<"), UInt8(ascii: "!")])
        let isEnd = markup.starts(with: [UInt8(ascii: "<"), UInt8(ascii: "/")])
        let isWhole = markup.count > 2 && markup[markup.count - 2] == UInt8(ascii: "/")
        if isDeclaration { return pass(markup) }
        if !isEnd, !isWhole { depth += 1 }
        if isEnd { depth -= 1 }
        guard depth >= 0 else {
            throw job.failure(line: markupLine, "an element ends that never began", remedy: "Check that this is GPX.")
        }
        if dropped == nil, !isEnd, GPXTag.isPoint(markup) {
            try convertPoint(isWhole: isWhole)
        } else {
            pass(markup)
        }
        if let drop = dropped, depth < drop.depth {
            dropped = nil
            try job.leaveOut(drop.bytes, line: drop.line, drop.reason)
        }
    }

    /// Prints the tag of a point in its new place, or begins to leave the point out.
    private mutating func convertPoint(isWhole: Bool) throws {
        let latitude = GPXTag.value(of: "lat", in: markup)
        let longitude = GPXTag.value(of: "lon", in: markup)
        let fault: PlaceShift.Fault
        if let latitude, let longitude {
            switch shift(latitude: markup[latitude], longitude: markup[longitude]) {
            case .success(let place):
                let edits = [(latitude, place.latitude), (longitude, place.longitude)]
                    .sorted { $0.0.lowerBound < $1.0.lowerBound }
                var position = 0
                for (range, number) in edits {
                    job.write(markup[position..<range.lowerBound])
                    job.write(number)
                    position = range.upperBound
                }
                job.write(markup[position...])
                return job.countConverted()
            case .failure(let reason): fault = reason
            }
        } else {
            fault = PlaceShift.Fault("\(latitude == nil ? "lat" : "lon") is missing")
        }
        // A tag that is the whole element is over at once.
        dropped = (markup, markupLine, fault.reason, isWhole ? depth + 1 : depth)
    }
}

/// The tags of GPX as bytes.
enum GPXTag {
    private static let points = ["trkpt", "rtept", "wpt"].map { Array($0.utf8) }

    /// Whether a tag, from its bracket on, is that of a point, whatever its prefix.
    static func isPoint(_ tag: [UInt8]) -> Bool {
        var name = tag.dropFirst().prefix { !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        if let colon = name.lastIndex(of: UInt8(ascii: ":")) { name = name[(colon + 1)...] }
        return points.contains { name.elementsEqual($0) }
    }

    /// Where the value of an attribute lies, without its quotation marks.
    static func value(of attribute: String, in tag: [UInt8]) -> Range<Int>? {
        var index = tag.firstIndex(where: isBlank) ?? tag.count
        while index < tag.count {
            while index < tag.count, isBlank(tag[index]) { index += 1 }
            let start = index
            while index < tag.count, tag[index] != UInt8(ascii: "="), !isBlank(tag[index]) { index += 1 }
            let name = tag[start..<index]
            while index < tag.count, isBlank(tag[index]) || tag[index] == UInt8(ascii: "=") { index += 1 }
            guard index < tag.count, tag[index] == UInt8(ascii: "\"") || tag[index] == UInt8(ascii: "'") else {
                return nil
            }
            let first = index + 1
            guard let end = tag[first...].firstIndex(of: tag[index]) else { return nil }
            if name.elementsEqual(attribute.utf8) { return first..<end }
            index = end + 1
        }
        return nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
