// SPDX-License-Identifier: Apache-2.0

/// What a merge left in a text: the markers of version control, and the two sides between them.
struct MergeConflict: Sendable, Equatable {
    /// The line of the first marker, counted from 1.
    let line: Int

    /// The first marker, as it stands there.
    let marker: String

    /// The lines above and below the middle marker.
    let sides: [[String]]

    /// Finds the first conflict of a text.
    ///
    /// A lone marker, which half a repair leaves, counts where the caller's fault is that very line; a lone `=======`
    /// elsewhere may be the underline of a heading.
    init?(in lines: [Substring], faultLine: Int? = nil) {
        var start = lines.firstIndex { Self.kind(of: $0) == "<" }
        if start == nil, let faultLine, lines.indices.contains(faultLine - 1),
            Self.kind(of: lines[faultLine - 1]) != nil
        {
            start = faultLine - 1
        }
        guard let start else { return nil }
        line = start + 1
        marker = String(lines[start].trimmingBlanks())
        guard Self.kind(of: lines[start]) == "<" else {
            sides = []
            return
        }
        var sides: [[String]] = [[]]
        var isBase = false
        loop: for text in lines[(start + 1)...] {
            switch Self.kind(of: text) {
            case "|": isBase = true
            case "=":
                isBase = false
                sides.append([])
            case ">": break loop
            case "<": break loop
            default:
                if !isBase { sides[sides.count - 1].append(String(text.trimmingBlanks())) }
            }
        }
        self.sides = sides.count == 2 ? sides : []
    }

    /// The character of a marker line: seven of one kind at its very beginning, then a blank or nothing.
    private static func kind(of line: Substring) -> Character? {
        guard let first = line.first, "<|=>".contains(first) else { return nil }
        let run = line.prefix { $0 == first }
        let rest = line.dropFirst(run.count).first
        return run.count == 7 && (rest == nil || rest == " " || rest == "\r") ? first : nil
    }

    /// The error that shows the conflict.
    func error(in file: String) -> PropertyListError {
        let marker = SourceLines.quoted(marker)
        guard sides.count == 2 else {
            return PropertyListError(.conflictMarker, in: file, line: line, ["marker": marker])
        }
        let shown = sides.map { SourceLines.quoted($0.joined(separator: " "), limit: 160) }
        return PropertyListError(
            .mergeConflict,
            in: file,
            line: line,
            ["marker": marker, "one": shown[0], "other": shown[1]]
        )
    }
}
