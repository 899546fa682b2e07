// SPDX-License-Identifier: Apache-2.0

import MarkupReader

/// Turns elements and texts into a document, one point at a time.
///
/// Besides the points kept it holds one point and one text of bounded length.
struct GPXBuilder {
    /// What has been read so far.
    var document: GPXDocument
    /// Why the file is no GPX.
    private(set) var failure: GPXError?
    /// How many elements are open.
    private var depth = 0

    /// Where in a track or route the reader is.
    var place = Place.file
    /// The points of the open segment or route.
    var points: [TrackPoint] = []
    /// The point being read.
    var draft: PointDraft?
    /// Values dropped so far.
    var dropped = DroppedValues()

    private var capture: (target: CaptureTarget, depth: Int)?
    private var text: [UInt8] = []

    enum Place {
        case file, track, segment, route
    }

    private enum CaptureTarget {
        case field(PointField)
        case name
    }

    private static let longestText = 1_000

    init(name: String) {
        document = GPXDocument(name: name)
    }

    /// Whether a text that comes now is part of a value.
    var wantsText: Bool { capture != nil }

    /// An element begins: the one at which the reader stands.
    mutating func begin(_ reader: inout MarkupReader) {
        depth += 1
        let element = reader.withName { GPXElement($0) }
        if depth == 1 {
            if element == .gpx {
                beginFile(reader)
            } else {
                failure = .notGPX(root: reader.nameText, file: document.name, line: reader.tokenLine())
            }
        } else if let pointDepth = draft?.depth {
            if let field = PointField(element, isDirectChild: depth == pointDepth + 1) {
                startCapture(.field(field))
            }
        } else if depth == 3, element == .name, place == .track || place == .route {
            startCapture(.name)
        } else {
            beginContainer(element, depth: depth, &reader)
        }
    }

    /// The innermost element ends.
    mutating func end() {
        if let capture, capture.depth == depth { finishCapture(capture.target) }
        if let pointDepth = draft?.depth {
            if pointDepth == depth { finishPoint() }
        } else {
            endContainer(depth: depth)
        }
        depth -= 1
    }

    /// A piece of a text that is wanted; what is too long is cut off.
    mutating func add(_ characters: Span<UInt8>) {
        let room = Self.longestText - text.count
        guard room > 0 else { return }
        var count = characters.count
        if count > room {
            count = room
            while count > 0, characters[count] & 0xC0 == 0x80 { count -= 1 }
        }
        characters.extracting(0..<count).withUnsafeBufferPointer { text.append(contentsOf: $0) }
    }

    private mutating func startCapture(_ target: CaptureTarget) {
        capture = (target, depth)
        if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    }

    private mutating func finishCapture(_ target: CaptureTarget) {
        capture = nil
        let text = text
        switch target {
        case .field(let field): draft?.set(field, text.span)
        case .name: setName(text.span)
        }
    }

    /// The document with the warnings that sum up what was dropped.
    consuming func finishedDocument() -> GPXDocument {
        var document = document
        document.warnings += dropped.warnings
        let unlisted = document.rejectedCount - document.rejected.count
        if unlisted > 0 {
            document.warnings.append("\(unlisted) more points were left out than are listed")
        }
        return document
    }
}
