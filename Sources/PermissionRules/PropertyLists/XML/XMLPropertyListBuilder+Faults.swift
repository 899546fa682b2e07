// SPDX-License-Identifier: Apache-2.0

import MarkupReader

extension XMLPropertyListBuilder {
    /// Names the fault of a text that is no well-formed XML.
    func stop(for fault: MarkupFault) -> XMLStop {
        let (line, column) = (fault.line, fault.column)
        switch fault.code {
        case .tagMismatch:
            guard let open = frames.last else { break }
            return XMLStop(.tagMismatch, line: line, ["open": open.tag.rawValue, "openLine": "\(open.line)"])
        case .empty, .truncated:
            if let fault = faultAtEnd(line: line) { return XMLStop(fault) }
        case .contentAfterEnd:
            return XMLStop(.contentAfterEnd, line: line)
        case .notMarkup:
            return XMLStop(.strayText, line: line)
        case .strayMarkup, .badReference:
            return XMLStop(.strayMarkup, line: line, column: column)
        case .unknownEntity:
            return XMLStop(.unknownEntity, line: line, column: column)
        case .badCharacter:
            return XMLStop(.encoding, line: line, column: column)
        case .unknownEncoding, .encodingConflict:
            return XMLStop(.encoding, line: line, ["excerpt": fault.detail])
        case .internalSubset:
            return XMLStop(.documentTypeSubset, line: line)
        case .tooDeep:
            return XMLStop(.tooDeep, line: line, ["limit": fault.detail])
        default: break
        }
        return XMLStop(.malformedXML, line: line, column: column, ["fault": String(fault.message.dropLast())])
    }

    /// The fault of a text that ends here: an open tag, or no list at all.
    private func faultAtEnd(line: Int) -> XMLFault? {
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
