// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// Writes GPX 1.1 piece by piece, so that a track of any length needs no more memory than one of its points.
///
/// What ``GPXDocument`` reads comes back the same, to the last digit and microsecond. Speed and course stand in Garmin's
/// extension and accuracies in that of OpenTracks, where other programs look for them. Way-points come first, then routes,
/// then tracks, as the schema has it; ``finish()`` ends the file.
///
/// ```swift
/// var writer = GPXWriter { try handle.write(contentsOf: $0) }
/// try writer.add(waypoint: summit)
/// try writer.addTrack(name: "Ridge", segments: [points])
/// try writer.finish()
/// ```
public struct GPXWriter {
    /// Takes the next piece of the file.
    public typealias Sink = (_ bytes: [UInt8]) throws -> Void

    private let sink: Sink
    private var bytes: [UInt8] = []

    private static let pieceSize = 1 << 16

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - creator: The program that the file names as its maker.
    ///   - sink: Takes the bytes, in pieces of about 64 kB; what it throws ends the writing.
    public init(creator: String = "GeoProvider", to sink: @escaping Sink) {
        self.sink = sink
        append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\" creator=\"")
        appendEscaped(creator)
        append("\" xmlns=\"http://www.topografix.com/GPX/1/1\"")
        append(" xmlns:gpxtpx=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v2\"")
        append(" xmlns:opentracks=\"http://opentracksapp.com/xmlschemas/v1\">\n")
    }

    /// Writes a way-point.
    public mutating func add(waypoint point: TrackPoint) throws {
        try append(point, "wpt")
    }

    /// Writes a route.
    ///
    /// - Parameters:
    ///   - name: Its name; an empty one is none.
    ///   - points: Its points, which may be made one by one while they are written.
    public mutating func addRoute(name: String? = nil, points: some Sequence<TrackPoint>) throws {
        append("<rte>\n")
        append(name: name)
        for point in points { try append(point, "rtept") }
        append("</rte>\n")
    }

    /// Writes a track.
    ///
    /// - Parameters:
    ///   - name: Its name; an empty one is none.
    ///   - segments: The points of each segment, which may be made one by one while they are written.
    public mutating func addTrack(
        name: String? = nil,
        segments: some Sequence<some Sequence<TrackPoint>>
    ) throws {
        append("<trk>\n")
        append(name: name)
        for points in segments {
            append("<trkseg>\n")
            for point in points { try append(point, "trkpt") }
            append("</trkseg>\n")
        }
        append("</trk>\n")
    }

    /// Ends the file and hands over its last bytes; nothing may follow.
    public mutating func finish() throws {
        append("</gpx>\n")
        try flush()
    }

    private mutating func flush() throws {
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func append(_ point: TrackPoint, _ element: StaticString) throws {
        append("<")
        append(element)
        append(" lat=\"")
        append(point.coordinate.latitude)
        append("\" lon=\"")
        append(point.coordinate.longitude)
        append("\">")
        let measurements = point.measurements
        append(point.elevation, "ele")
        if let time = point.time {
            append("<time>")
            bytes.append(contentsOf: time.description.utf8)
            append("</time>")
        }
        append(measurements.horizontalDilution, "hdop")
        append(measurements.verticalDilution, "vdop")
        appendExtensions(measurements)
        append("</")
        append(element)
        append(">\n")
        if bytes.count >= Self.pieceSize { try flush() }
    }

    private mutating func appendExtensions(_ measurements: TrackMeasurements) {
        let hasMotion = measurements.speed != nil || measurements.course != nil
        let hasAccuracy = measurements.horizontalAccuracy != nil || measurements.verticalAccuracy != nil
        guard hasMotion || hasAccuracy else { return }
        append("<extensions>")
        if hasMotion {
            append("<gpxtpx:TrackPointExtension>")
            append(measurements.speed, "gpxtpx:speed")
            append(measurements.course, "gpxtpx:course")
            append("</gpxtpx:TrackPointExtension>")
        }
        append(measurements.horizontalAccuracy, "opentracks:accuracy_horizontal")
        append(measurements.verticalAccuracy, "opentracks:accuracy_vertical")
        append("</extensions>")
    }

    private mutating func append(_ number: Double?, _ element: StaticString) {
        guard let number else { return }
        append("<")
        append(element)
        append(">")
        append(number)
        append("</")
        append(element)
        append(">")
    }

    private mutating func append(name: String?) {
        guard let name, !name.isEmpty else { return }
        append("<name>")
        appendEscaped(name)
        append("</name>\n")
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func append(_ number: Double) {
        PlainDecimal.append(number, to: &bytes)
    }

    /// Adds a text for an element or an attribute; characters that XML does not have become U+FFFD.
    private mutating func appendEscaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "&": append("&amp;")
            case "\"": append("&quot;")
            case "\r": append("&#13;")
            case "\t", "\n": bytes.append(UInt8(scalar.value))
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: bytes.append(contentsOf: String(Character(scalar)).utf8)
            }
        }
    }
}
