// SPDX-License-Identifier: Apache-2.0

import Geodesy
import MarkupReader

/// A point while its element is being read.
struct PointDraft {
    /// The elements that hold points.
    enum Kind {
        case track, route, waypoint
        /// A point where none may be, with the words that say so.
        case misplaced(String)
    }

    let kind: Kind
    /// The line on which its element begins.
    let line: Int
    /// How deep its element is nested.
    let depth: Int
    /// Why the point cannot be used.
    private(set) var reasons: [String] = []
    /// Values that are dropped, with their words.
    private(set) var problems: [(field: PointField, text: String)] = []

    private var coordinate: Coordinate<WGS84>?
    private var elevation: Double?
    private var time: TrackTime?
    private var measurements = TrackMeasurements()

    /// Begins with the element at which a reader stands.
    init(kind: Kind, line: Int, depth: Int, _ reader: borrowing MarkupReader) {
        self.kind = kind
        self.line = line
        self.depth = depth
        if case .misplaced(let words) = kind { reasons.append(words) }
        var values = (latitude: Degrees.missing, longitude: Degrees.missing)
        for index in 0..<reader.attributeCount {
            reader.withAttribute(at: index) { name, value in
                guard name.count == 3, name[0] == UInt8(ascii: "l") else { return }
                if name[1] == UInt8(ascii: "a"), name[2] == UInt8(ascii: "t") { values.latitude = Degrees(value) }
                if name[1] == UInt8(ascii: "o"), name[2] == UInt8(ascii: "n") { values.longitude = Degrees(value) }
            }
        }
        let latitude = degrees(values.latitude, "latitude")
        let longitude = degrees(values.longitude, "longitude")
        guard let latitude, let longitude else { return }
        do {
            coordinate = try Coordinate(latitude: latitude, longitude: longitude)
        } catch {
            reasons.append(error.message)
        }
    }

    /// The finished point; nil when there is a reason against it.
    var point: TrackPoint? {
        guard let coordinate, reasons.isEmpty else { return nil }
        return TrackPoint(coordinate: coordinate, elevation: elevation, time: time, measurements: measurements)
    }

    /// Everything wrong with a point that is left out, in one line.
    var rejection: TrackRejection {
        let others = problems.map { "\($0.field.rawValue) \($0.text) is not usable" }
        return TrackRejection(line: line, reason: (reasons + others).joined(separator: "; "))
    }

    /// Takes in the text of one of the point's elements; a blank one counts as absent.
    mutating func set(_ field: PointField, _ text: Span<UInt8>) {
        if ByteScanner.scan(text, { $0.isAtEnd }) { return }
        if field == .time {
            time = TrackTime(iso8601: text)
            if time == nil { reasons.append("time \(QuotedText(text).quoted) is no moment in ISO 8601") }
            return
        }
        guard let number = ByteScanner.scan(text, { $0.decimal() }), field.range.contains(number) else {
            problems.append((field, QuotedText(text).quoted))
            return
        }
        set(field, number)
    }

    private mutating func set(_ field: PointField, _ number: Double) {
        switch field {
        case .time: break
        case .elevation: elevation = number
        case .speed: measurements.speed = measurements.speed ?? number
        case .course: measurements.course = measurements.course ?? (number == 360 ? 0 : number)
        case .horizontalAccuracy: measurements.horizontalAccuracy = number
        case .verticalAccuracy: measurements.verticalAccuracy = number
        case .horizontalDilution: measurements.horizontalDilution = measurements.horizontalDilution ?? number
        case .verticalDilution: measurements.verticalDilution = measurements.verticalDilution ?? number
        }
    }

    /// An attribute that should be a number.
    private enum Degrees {
        case missing
        case number(Double)
        case text(QuotedText)

        init(_ text: Span<UInt8>) {
            if let number = ByteScanner.scan(text, { $0.decimal() }) {
                self = .number(number)
            } else {
                self = .text(QuotedText(text))
            }
        }
    }

    private mutating func degrees(_ value: Degrees, _ name: String) -> Double? {
        switch value {
        case .number(let number): return number
        case .missing: reasons.append("\(name) is missing")
        case .text(let words):
            let hint = words.hasDecimalComma ? ": write a point, not a comma, before decimals" : ""
            reasons.append("\(name) \(words.quoted) is not a number\(hint)")
        }
        return nil
    }
}
