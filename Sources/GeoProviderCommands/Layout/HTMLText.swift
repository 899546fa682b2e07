// SPDX-License-Identifier: Apache-2.0

/// Texts as a page of HTML holds them.
enum HTMLText {
    /// A text that is nothing but text, in an element and in an attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// An element with other elements in it.
    static func element(_ name: String, _ attributes: String = "", _ content: String...) -> String {
        "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(content.joined())</\(name)>"
    }

    /// A text as the name of a place on the page.
    static func anchor(_ text: String) -> String {
        String(text.unicodeScalars.map { $0.properties.isAlphabetic || "0"..."9" ~= $0 ? Character($0) : "-" })
    }
}
