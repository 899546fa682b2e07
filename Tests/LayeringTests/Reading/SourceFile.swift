// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A source file of the repository, or a planted one, with views that leave out what a rule must not look at.
struct SourceFile: Sendable {
    /// The path from the root of the repository, such as `Sources/Geodesy/Datum.swift`.
    let path: String
    /// The file as it stands.
    let text: String
    /// The file with comments and the contents of strings blanked out; positions stay the same.
    let code: String
    /// The file with the string literals behind a label `source:` blanked out.
    let withoutSources: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
        var lexer = SourceLexer(text)
        let segments = lexer.segments()
        let bytes = Array(text.utf8)
        code = Self.blanked(bytes, segments.filter { $0.kind != .code }.map(\.range))
        withoutSources = Self.blanked(bytes, Self.sources(in: bytes, segments))
    }

    /// The folder below `Sources` or `Tests`: the name of the target.
    var target: String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// The last part of the path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// Whether the file belongs to a product rather than to a test.
    var isProduct: Bool { path.hasPrefix("Sources/") }

    /// The number of the line in which a position of the text stands.
    func line(at offset: Int) -> Int {
        text.utf16.prefix(offset).count { $0 == 0x0A } + 1
    }

    /// Blanks out byte ranges with as many UTF-16 units, so that offsets mean the same in every view.
    private static func blanked(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> String {
        var result: [UInt8] = []
        var end = 0
        for range in ranges {
            result += bytes[end..<range.lowerBound]
            for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
                result += scalar == "\n" ? [0x0A] : Array(repeating: 0x20, count: UTF16.width(scalar))
            }
            end = range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// The literals that state a source: the one behind `source:`, and those joined to it with `+`.
    private static func sources(in bytes: [UInt8], _ segments: [SourceLexer.Segment]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var code = ""
        var isSource = false
        for segment in segments {
            switch segment.kind {
            case .comment: continue
            case .code: code += String(decoding: bytes[segment.range], as: UTF8.self)
            case .string:
                let before = code.trimmingCharacters(in: .whitespacesAndNewlines.union(["\"", "#"]))
                isSource = before.hasSuffix("source:") || (isSource && before == "+")
                if isSource { ranges.append(segment.range) }
                code = ""
            }
        }
        return ranges
    }
}
