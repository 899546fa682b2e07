// SPDX-License-Identifier: Apache-2.0

/// The tags of a page, counted in one pass.
enum HTMLTags {
    /// The elements that have no end tag.
    private static let void: Set<String> = [
        "meta", "br", "hr", "input", "col", "!doctype", "rect", "path", "line", "circle",
    ]

    /// The elements that are not opened as often as they are closed.
    static func unbalanced(in html: String) -> [String] {
        var counts: [String: Int] = [:]
        for piece in html.utf8.split(separator: UInt8(ascii: "<")).dropFirst(html.hasPrefix("<") ? 0 : 1) {
            let closes = piece.first == UInt8(ascii: "/")
            let name = piece.dropFirst(closes ? 1 : 0).prefix { byte in
                ![UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\n")].contains(byte)
            }
            counts[String(Substring(name)), default: 0] += closes ? -1 : 1
        }
        return counts.filter { $0.value != 0 && !void.contains($0.key) }.keys.sorted()
    }
}
