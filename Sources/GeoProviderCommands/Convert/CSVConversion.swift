// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows of a CSV file (RFC 4180) with two of their fields exchanged.
struct CSVConversion {
    private let job: ConversionJob
    private let shift: PlaceShift
    private let names: (latitude: String, longitude: String)?
    private var columns: (latitude: Int, longitude: Int)?
    private var row: [UInt8] = []
    /// Where the fields of the row begin; the ends are one before the next beginning.
    private var fields: [Int] = [0]
    private var isQuoted = false
    /// The line on which the row begins, and the one being read.
    private var rowLine = 1
    private var line = 1

    private static let longestRow = 1 << 20

    init(_ job: ConversionJob, _ shift: PlaceShift, columns: (latitude: String, longitude: String)?) {
        self.job = job
        self.shift = shift
        names = columns
    }

    /// Converts the whole input.
    mutating func run() throws {
        while true {
            let piece = try job.read()
            if piece.isEmpty { break }
            for byte in piece { try take(byte) }
        }
        if isQuoted, !row.isEmpty { throw unclosedQuote }
        if !row.isEmpty { try endRow() }
    }

    private var unclosedQuote: CommandFailure {
        job.failure(
            line: rowLine,
            "a quotation mark in the row that begins here is never closed",
            remedy: "Close it; a mark inside a quoted field is written twice."
        )
    }

    private mutating func take(_ byte: UInt8) throws {
        row.append(byte)
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: ",") where !isQuoted: fields.append(row.count)
        case UInt8(ascii: "\n"):
            line += 1
            if !isQuoted { try endRow() }
        default: break
        }
        if row.count > Self.longestRow {
            throw isQuoted
                ? unclosedQuote
                : job.failure(line: rowLine, "the row is longer than 1 MB", remedy: "Check that this is CSV.")
        }
    }

    private mutating func endRow() throws {
        defer {
            row.removeAll(keepingCapacity: true)
            fields.removeAll(keepingCapacity: true)
            fields.append(0)
            rowLine = line
        }
        if columns == nil { return try readHeader() }
        guard let columns else { return }
        if content(0).isEmpty, fields.count == 1 { return job.write(row) }
        guard max(columns.latitude, columns.longitude) < fields.count else {
            return try job.leaveOut(row, line: rowLine, "the row has only \(fields.count) of the header's fields")
        }
        let latitude = content(columns.latitude)
        let longitude = content(columns.longitude)
        switch shift(latitude: row[latitude], longitude: row[longitude]) {
        case .failure(let fault): try job.leaveOut(row, line: rowLine, fault.reason)
        case .success(let place):
            let isNorthFirst = latitude.lowerBound < longitude.lowerBound
            let (first, second) = isNorthFirst ? (latitude, longitude) : (longitude, latitude)
            job.write(row[..<first.lowerBound])
            job.write(isNorthFirst ? place.latitude : place.longitude)
            job.write(row[first.upperBound..<second.lowerBound])
            job.write(isNorthFirst ? place.longitude : place.latitude)
            job.write(row[second.upperBound...])
            job.countConverted()
        }
    }

    /// Where the content of a field lies: without its quotation marks, the line's end, and a mark of UTF-8 before it.
    private func content(_ field: Int) -> Range<Int> {
        var start = fields[field]
        var end = field + 1 < fields.count ? fields[field + 1] - 1 : row.count
        if field + 1 == fields.count {
            if end > start, row[end - 1] == UInt8(ascii: "\n") { end -= 1 }
            if end > start, row[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        }
        if start == 0, row.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        if end - start >= 2, row[start] == UInt8(ascii: "\""), row[end - 1] == UInt8(ascii: "\"") {
            start += 1
            end -= 1
        }
        return start..<max(start, end)
    }

    private mutating func readHeader() throws {
        let header = fields.indices.map { String(decoding: row[content($0)], as: UTF8.self) }
        let wanted = names.map { [($0.latitude, $0.longitude)] } ?? [("latitude", "longitude"), ("lat", "lon")]
        for (north, east) in wanted {
            let plain = header.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            if let latitude = plain.firstIndex(of: north.lowercased()),
                let longitude = plain.firstIndex(of: east.lowercased())
            {
                columns = (latitude, longitude)
                job.write(row)
                return try job.headRejects(row)
            }
        }
        let found = header.prefix(12).map { "“\(TerminalText.visible($0))”" }.joined(separator: ", ")
        throw job.failure(
            line: rowLine,
            names.map { "the header lacks “\($0.latitude)” or “\($0.longitude)”" }
                ?? "the header has neither latitude and longitude nor lat and lon",
            remedy: "Name two of its columns with --columns: \(found)."
        )
    }
}
