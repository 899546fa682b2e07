// SPDX-License-Identifier: Apache-2.0

/// The encoding that an XML declaration names, as far as it may be handed to the parser.
///
/// The parser here dies of encodings that its converters do not know, or know only half, such as UTF-7 and UTF-32; so
/// only encodings that files really have get there.
enum XMLEncoding {
    /// How many bytes from the start of a file hold every declaration.
    static let declarationBytes = 1024

    /// The encoding that a text names although it cannot be read; nil where it names none, or a usual one.
    ///
    /// - Parameter start: The first bytes of the text.
    static func unusual(in start: some Sequence<UInt8>) -> String? {
        guard let name = declared(in: start) else { return nil }
        let folded = name.lowercased()
        let isUsual = usual.contains(folded) || families.contains { folded.hasPrefix($0) }
        return isUsual ? nil : name
    }

    private static let usual: Set = [
        "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "ascii", "us-ascii", "latin1", "gbk", "gb2312", "gb18030",
        "big5", "big5-hkscs", "shift_jis", "euc-jp", "euc-kr", "iso-2022-jp", "koi8-r", "koi8-u", "tis-620",
    ]
    private static let families = ["iso-8859-", "iso8859-", "windows-125", "cp125"]

    /// The name in a declaration, also in one that ends too early; nil without a declaration or a name in it.
    private static func declared(in start: some Sequence<UInt8>) -> String? {
        let marks: Set<UInt8> = [0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
        let text = String(decoding: start.prefix(declarationBytes).filter { !marks.contains($0) }, as: UTF8.self)
        let trimmed = text.drop(while: \.isWhitespace)
        guard trimmed.hasPrefix("<?xml") else { return nil }
        let declaration = trimmed.dropFirst(5).prefix { $0 != ">" && $0 != "<" }
        guard let key = declaration.firstRange(of: "encoding") else { return nil }
        let rest = declaration[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }
}
