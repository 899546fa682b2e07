// SPDX-License-Identifier: Apache-2.0

extension MarkupReader {
    /// Takes a comment, the beginning of a section, or a document type.
    mutating func takeDeclaration() throws(MarkupFault) {
        if try skip("<!--") { return try skipComment() }
        if try skip("<![CDATA[") {
            guard stage == .inRoot else { throw fault(.strayMarkup, at: position - 9) }
            isInSection = true
            return
        }
        guard try skip("<!DOCTYPE") else { throw fault(.strayMarkup, at: position) }
        guard stage == .beforeRoot, !hasDocumentType else { throw fault(.badDocumentType, at: position - 9) }
        hasDocumentType = true
        try skipDocumentType()
    }

    /// Takes an instruction, with data or without; none but the first of a file may be called xml.
    mutating func takeInstruction() throws(MarkupFault) {
        while Self.endOfName(in: bytes.span, from: position + 2, to: end) == end {
            guard end - position <= limits.nameBytes else { throw fault(.nameTooLong, at: position) }
            guard try more() else { throw faultAtEnd(.truncated) }
        }
        let nameEnd = Self.endOfName(in: bytes.span, from: position + 2, to: end)
        guard nameEnd > position + 2 else { throw fault(.strayMarkup, at: position) }
        let target = String(lent: bytes.span.extracting(position + 2..<nameEnd))
        if target.lowercased() == "xml" {
            let isFirst = discarded + position == firstOffset && target == "xml"
            guard isFirst else { throw fault(.misplacedDeclaration, at: position) }
            position = nameEnd
            return try takeXMLDeclaration()
        }
        position = nameEnd
        guard try has(2) else { throw faultAtEnd(.truncated) }
        guard Self.isBlank(bytes[position]) || bytes[position] == UInt8(ascii: "?") else {
            throw fault(.strayMarkup, at: position)
        }
        try skip(past: "?>")
    }

    /// Takes what an XML declaration says; which encoding it names is known already.
    private mutating func takeXMLDeclaration() throws(MarkupFault) {
        let names = ["version", "encoding", "standalone"]
        var last = -1
        while true {
            let hasBlank = try skipBlanks()
            if try skip("?>") { break }
            let start = position
            var found: Int?
            for (index, name) in names.enumerated() where found == nil && index > last {
                if try skip(name) { found = index }
            }
            guard hasBlank, let index = found, (last == -1) == (index == 0) else {
                throw fault(.badDeclaration, at: start)
            }
            last = index
            _ = try skipBlanks()
            guard try skip("=") else { throw fault(.badDeclaration, at: position) }
            _ = try skipBlanks()
            let value = try takeQuoted()
            let isGood =
                switch index {
                case 0:
                    value.hasPrefix("1.") && value.utf8.count > 2
                        && value.utf8.dropFirst(2).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
                case 1: !value.isEmpty
                default: value == "yes" || value == "no"
                }
            guard isGood else { throw fault(.badDeclaration, at: start) }
        }
        guard last >= 0 else { throw fault(.badDeclaration, at: position - 2) }
    }

    /// Takes a short text in quotation marks.
    private mutating func takeQuoted() throws(MarkupFault) -> String {
        guard try has(1), bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
            throw fault(.badDeclaration, at: min(position, max(end - 1, 0)))
        }
        let quote = bytes[position]
        position += 1
        var length = 0
        while length < 64, try has(length + 1) {
            if bytes[position + length] == quote {
                let value = String(lent: bytes.span.extracting(position..<position + length))
                position += length + 1
                return value
            }
            length += 1
        }
        throw length < 64 ? faultAtEnd(.truncated) : fault(.badDeclaration, at: position)
    }

    private mutating func skipComment() throws(MarkupFault) {
        try skip(past: "--")
        guard try has(1) else { throw faultAtEnd(.truncated) }
        guard bytes[position] == UInt8(ascii: ">") else { throw fault(.badComment, at: position - 1) }
        position += 1
    }

    /// Passes over the name and the identifiers of a document type, and perhaps over its own declarations.
    private mutating func skipDocumentType() throws(MarkupFault) {
        guard try skipBlanks() else { throw fault(.badDocumentType, at: position - 1) }
        while true {
            guard try has(1) else { throw faultAtEnd(.truncated) }
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: ">"): return
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skip(pastByte: byte)
            case UInt8(ascii: "["):
                guard limits.allowsInternalSubset else { throw fault(.internalSubset, at: position - 1) }
                try skipInternalSubset()
            case UInt8(ascii: "<"), UInt8(ascii: "&"): throw fault(.badDocumentType, at: position - 1)
            default: break
            }
        }
    }

    /// Passes over declarations to the bracket that ends them; brackets in quotation marks, comments and instructions do not.
    private mutating func skipInternalSubset() throws(MarkupFault) {
        while true {
            guard try has(1) else { throw faultAtEnd(.truncated) }
            if try skip("<!--") {
                try skipComment()
            } else if try skip("<?") {
                try skip(past: "?>")
            } else {
                let byte = bytes[position]
                position += 1
                if byte == UInt8(ascii: "]") { return }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { try skip(pastByte: byte) }
            }
        }
    }

    /// Passes over white space; whether there was any.
    private mutating func skipBlanks() throws(MarkupFault) -> Bool {
        var hasAny = false
        while try has(1), Self.isBlank(bytes[position]) {
            position += 1
            hasAny = true
        }
        return hasAny
    }

    /// Passes over a word if it stands here.
    private mutating func skip(_ word: String) throws(MarkupFault) -> Bool {
        var index = 0
        for byte in word.utf8 {
            guard try has(index + 1), bytes[position + index] == byte else { return false }
            index += 1
        }
        position += index
        return true
    }

    /// Passes over everything up to a byte, and over it.
    private mutating func skip(pastByte wanted: UInt8) throws(MarkupFault) {
        while try has(1) {
            while position < end, bytes[position] != wanted { position += 1 }
            if position < end {
                position += 1
                return
            }
        }
        throw faultAtEnd(.truncated)
    }

    /// Passes over everything up to a word of two bytes, and over it.
    private mutating func skip(past word: StaticString) throws(MarkupFault) {
        let (first, second) = (word.utf8Start[0], word.utf8Start[1])
        while try has(2) {
            while position + 1 < end, bytes[position] != first || bytes[position + 1] != second { position += 1 }
            if position + 1 < end {
                position += 2
                return
            }
        }
        throw faultAtEnd(.truncated)
    }
}
