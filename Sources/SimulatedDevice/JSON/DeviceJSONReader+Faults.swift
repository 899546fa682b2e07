// SPDX-License-Identifier: Apache-2.0

extension DeviceJSONReader {
    /// A fault of grammar at a place, by default the one in front of the reader.
    func syntax(
        _ message: String,
        remedy: String? = nil,
        at place: DeviceInputError.Position? = nil
    ) -> DeviceInputError {
        DeviceInputError(
            .syntax,
            message,
            file: file,
            position: place ?? position,
            keyPath: keyPath.description,
            remedy: remedy
        )
    }

    /// What stands in front of the reader, in words for a message.
    var unexpectedText: String {
        guard peek != nil else { return "the end of the document" }
        guard let length = scalarLength else { return "a byte that is not UTF-8" }
        let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
        guard let scalar = text.unicodeScalars.first, scalar.properties.generalCategory != .control else {
            return "a control character"
        }
        return scalar == "'" ? "an apostrophe" : "'\(text)'"
    }

    /// Refuses encodings other than UTF-8, which would otherwise look like stray characters.
    func refuseOtherEncodings() throws(DeviceInputError) {
        let start = bytes.prefix(2)
        let isUTF16 = start.elementsEqual([0xFE, 0xFF]) || start.elementsEqual([0xFF, 0xFE]) || start.contains(0)
        guard isUTF16 else { return }
        throw syntax("the document is not in UTF-8", remedy: "Save it as UTF-8")
    }

    func invalidUTF8() -> DeviceInputError {
        syntax("a byte that is not UTF-8", remedy: "Save the file as UTF-8")
    }

    func unclosedString(from start: DeviceInputError.Position) -> DeviceInputError {
        syntax(
            "the string is not closed on its line",
            remedy: "Add the closing \"; a line break inside a string is written \\n",
            at: start
        )
    }

    func tooDeep() -> DeviceInputError {
        syntax("more than \(limits.depth) objects and lists inside one another", remedy: "Nest less deeply")
    }

    func duplicateKey(
        _ key: String,
        at place: DeviceInputError.Position,
        first: DeviceInputError.Position
    ) -> DeviceInputError {
        DeviceInputError(
            .duplicateKey,
            "the key stands here for the second time; the first is at \(first)",
            file: file,
            position: place,
            keyPath: keyPath.description,
            remedy: "Remove one of the two"
        )
    }

    func trailingContent() -> DeviceInputError {
        syntax("\(unexpectedText) after the end of the document", remedy: "A document holds one value")
    }

    func trailingComma(at comma: DeviceInputError.Position, closing bracket: Character) -> DeviceInputError {
        syntax("a comma with nothing behind it", remedy: "Remove the comma before the '\(bracket)'", at: comma)
    }

    func missingColon(after key: String) -> DeviceInputError {
        syntax("\(unexpectedText) where a ':' belongs", remedy: "Write a colon between a key and its value")
    }

    func missingComma(
        closing bracket: Character,
        of container: String,
        openedAt start: DeviceInputError.Position
    ) -> DeviceInputError {
        if peek == nil {
            return syntax(
                "the document ends inside the \(container) that starts at \(start)",
                remedy: "Add the missing '\(bracket)'"
            )
        }
        return syntax(
            "\(unexpectedText) after a value of the \(container) that starts at \(start)",
            remedy: commentRemedy ?? "A ',' or the closing '\(bracket)' is missing before it"
        )
    }

    func unexpectedKey(openedAt start: DeviceInputError.Position) -> DeviceInputError {
        if peek == nil {
            return syntax("the document ends inside the object that starts at \(start)", remedy: "Add the missing '}'")
        }
        return syntax(
            "\(unexpectedText) where a key belongs",
            remedy: commentRemedy ?? "Keys stand in double quotes"
        )
    }

    func unexpectedValue() -> DeviceInputError {
        guard let byte = peek else {
            return syntax("the document ends where a value belongs", remedy: "Complete the document")
        }
        let word = String(decoding: bytes[index...].prefix(40).prefix { Self.isWordByte($0) }, as: UTF8.self)
        let remedy: String? =
            switch word.lowercased() {
            case "true", "false", "null": "Write \(word.lowercased()) in lower case"
            case "nil", "none", "undefined": "Write null"
            case "nan", "infinity", "inf", "+infinity", "+inf": "Numbers are finite; leave the value out or write null"
            default:
                switch byte {
                case UInt8(ascii: "+"): "Remove the plus sign"
                case UInt8(ascii: "."): "Write a 0 before the decimal point"
                default: commentRemedy ?? (word.isEmpty ? nil : "Strings stand in double quotes")
                }
            }
        return syntax("\(word.isEmpty ? unexpectedText : "'\(word)'") where a value belongs", remedy: remedy)
    }

    private var commentRemedy: String? {
        switch peek {
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments: remove it"
        case UInt8(ascii: "'"): "JSON uses double quotes"
        default: nil
        }
    }
}
