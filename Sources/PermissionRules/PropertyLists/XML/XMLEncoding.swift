// SPDX-License-Identifier: Apache-2.0

/// The encoding that an XML declaration names, as far as it may be handed to the parser.
///
/// The parser here decodes few encodings itself, and dies of bytes that do not fit any other; so only the former get there.
enum XMLEncoding {
    /// How many bytes from the start of a file hold every declaration.
    static let declarationBytes = 1024

    /// The encoding that a text names although the parser may not read it; nil where it names none, or a safe one.
    ///
    /// - Parameter start: The first bytes of the text.
    static func unusual(in start: some Sequence<UInt8>) -> String? {
        guard let name = declared(in: start) else { return nil }
        return safe.contains(name.lowercased()) ? nil : name
    }

    private static let safe: Set = [
        "utf-8", "utf8", "utf-16", "ascii", "us-ascii", "iso-8859-1", "latin1",
    ]

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
