// SPDX-License-Identifier: Apache-2.0

extension XMLPropertyListBuilder {
    /// Names the fault that the parser reports as a number of its library.
    func stop(forErrorCode code: Int, line: Int, column: Int) -> XMLStop {
        switch code {
        case 76:
            guard let open = frames.last else { return XMLStop(.malformedXML, line: line, column: column) }
            return XMLStop(.tagMismatch, line: line, ["open": open.tag.rawValue, "openLine": "\(open.line)"])
        case 4, 5, 77:
            return faultAtEnd(line: line).map { XMLStop($0) } ?? XMLStop(.contentAfterEnd, line: line)
        case 68, 23:
            return XMLStop(.strayMarkup, line: line, column: column)
        case 26, 27:
            return XMLStop(.unknownEntity, line: line, column: column)
        case 9, 31, 32, 81:
            return XMLStop(.encoding, line: line, column: column)
        default:
            return XMLStop(.malformedXML, line: line, column: column)
        }
    }

    /// The fault of a text that ends here: an open tag, or no list at all.
    func faultAtEnd(line: Int) -> XMLFault? {
        if let open = frames.last {
            return XMLFault(
                code: .unclosedTag,
                line: line,
                arguments: ["open": open.tag.rawValue, "openLine": "\(open.line)"]
            )
        }
        return result == nil ? XMLFault(code: .noValue, line: line) : nil
    }
}
