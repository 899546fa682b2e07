// SPDX-License-Identifier: Apache-2.0

import MarkupReader

extension GPXBuilder {
    private static let mostRejections = 1_000

    mutating func beginFile(_ reader: borrowing MarkupReader) {
        switch reader.text(ofAttribute: "version") {
        case "1.0", "1.1": break
        case nil: document.warnings.append("the gpx element has no version; read as 1.1")
        case let other?: document.warnings.append("version \(QuotedText(other).quoted) is not known; read as 1.1")
        }
        if reader.text(ofAttribute: "creator") == nil { document.warnings.append("the gpx element names no creator") }
    }

    /// Enters a track, segment or route, or starts a point; other elements are passed over.
    mutating func beginContainer(_ element: GPXElement, depth: Int, _ reader: inout MarkupReader) {
        let kind: PointDraft.Kind
        switch (element, place) {
        case (.trk, .file) where depth == 2:
            document.tracks.append(GPXTrack())
            place = .track
            return
        case (.trkseg, .track) where depth == 3:
            place = .segment
            return
        case (.rte, .file) where depth == 2:
            document.routes.append(GPXRoute())
            place = .route
            return
        case (.trkpt, .segment) where depth == 4: kind = .track
        case (.rtept, .route) where depth == 3: kind = .route
        case (.wpt, .file) where depth == 2: kind = .waypoint
        case (.trkpt, _): kind = .misplaced("a trkpt belongs into a trkseg")
        case (.rtept, _): kind = .misplaced("an rtept belongs into a rte")
        case (.wpt, _): kind = .misplaced("a wpt belongs directly into the gpx element")
        default: return
        }
        draft = PointDraft(kind: kind, line: reader.tokenLine(), depth: depth, reader)
    }

    /// Leaves a track, segment or route.
    mutating func endContainer(depth: Int) {
        switch place {
        case .segment where depth == 3:
            document.tracks[document.tracks.count - 1].segments.append(GPXSegment(points: points))
            points = []
            place = .track
        case .track where depth == 2: place = .file
        case .route where depth == 2:
            document.routes[document.routes.count - 1].points = points
            points = []
            place = .file
        default: break
        }
    }

    mutating func setName(_ text: Span<UInt8>) {
        let name = ByteScanner.scan(text) { $0.rest }
        guard !name.isEmpty else { return }
        switch place {
        case .track: document.tracks[document.tracks.count - 1].name = name
        case .route: document.routes[document.routes.count - 1].name = name
        case .file, .segment: break
        }
    }

    /// Keeps a point or lists why not.
    mutating func finishPoint() {
        guard let draft = draft.take() else { return }
        guard let point = draft.point else {
            document.rejectedCount += 1
            if document.rejected.count < Self.mostRejections { document.rejected.append(draft.rejection) }
            return
        }
        dropped.add(draft.problems, line: draft.line)
        if case .waypoint = draft.kind {
            document.waypoints.append(point)
        } else {
            points.append(point)
        }
    }
}

extension MarkupReader {
    /// The value of an attribute of the element that has begun.
    fileprivate borrowing func text(ofAttribute wanted: String) -> String? {
        for index in 0..<attributeCount {
            let value = withAttribute(at: index) { name, value in
                String(lent: name) == wanted ? String(lent: value) : nil
            }
            if let value { return value }
        }
        return nil
    }
}
