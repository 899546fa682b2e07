// SPDX-License-Identifier: Apache-2.0

/// Turns elements and texts into a document, one point at a time.
///
/// Besides the points kept it holds one point and one text of bounded length.
struct GPXBuilder {
    /// What has been read so far.
    var document: GPXDocument
    /// The first fault that ends the reading.
    private(set) var failure: GPXError?
    /// How many elements are open.
    private(set) var depth = 0
    /// Whether a root element was seen.
    private(set) var hasRoot = false

    /// Where in a track or route the reader is.
    var place = Place.file
    /// The points of the open segment or route.
    var points: [TrackPoint] = []
    /// The point being read.
    var draft: PointDraft?
    /// Values dropped so far.
    var dropped = DroppedValues()

    private var capture: (target: CaptureTarget, depth: Int)?
    private var text = ""
    /// The line on which the next element begins: where the last event ended.
    private var line = 1

    enum Place {
        case file, track, segment, route
    }

    private enum CaptureTarget {
        case field(PointField)
        case name
    }

    static let deepest = 100
    private static let longestText = 1_000

    init(name: String) {
        document = GPXDocument(name: name)
    }

    /// An element begins whose first tag ends on a line.
    mutating func begin(_ element: String, _ attributes: [String: String], line end: Int) {
        depth += 1
        let begin = line
        line = end
        guard failure == nil else { return }
        guard depth <= Self.deepest else {
            failure = .tooDeep(file: document.name, line: begin)
            return
        }
        let name = Self.localName(element)
        if depth == 1 {
            hasRoot = true
            if name == "gpx" {
                beginFile(attributes)
            } else {
                failure = .notGPX(root: element, file: document.name, line: end)
            }
        } else if let pointDepth = draft?.depth {
            if let field = PointField(element: name, isDirectChild: depth == pointDepth + 1) {
                startCapture(.field(field))
            }
        } else if depth == 3, name == "name", place == .track || place == .route {
            startCapture(.name)
        } else {
            beginContainer(name, depth: depth, line: begin, attributes)
        }
    }

    /// The innermost element ends on a line.
    mutating func end(line: Int) {
        self.line = line
        if let capture, capture.depth == depth { finishCapture(capture.target) }
        if let pointDepth = draft?.depth {
            if pointDepth == depth { finishPoint() }
        } else {
            endContainer(depth: depth)
        }
        depth -= 1
    }

    /// A piece of text, perhaps of none that counts, ends on a line.
    mutating func add(_ characters: String, line: Int) {
        self.line = line
        guard capture != nil, text.utf8.count < Self.longestText else { return }
        if characters.utf8.count <= Self.longestText {
            text += characters
        } else {
            text += characters.prefix(Self.longestText)
        }
    }

    private mutating func startCapture(_ target: CaptureTarget) {
        capture = (target, depth)
        text = ""
    }

    private mutating func finishCapture(_ target: CaptureTarget) {
        capture = nil
        switch target {
        case .field(let field): draft?.set(field, text)
        case .name: setName(text)
        }
    }

    /// The element's name without a namespace prefix.
    private static func localName(_ element: String) -> String {
        let hasPrefix = element.utf8.withContiguousStorageIfAvailable { $0.contains(0x3A) } ?? true
        guard hasPrefix, let colon = element.utf8.lastIndex(of: 0x3A) else { return element }
        return String(element[element.utf8.index(after: colon)...])
    }
}
