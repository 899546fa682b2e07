// SPDX-License-Identifier: Apache-2.0

import MarkupReader

/// Reads an XML property list in one pass, with the line of every key and value and with repeated keys.
enum XMLPropertyListReader {
    static func value(
        of bytes: [UInt8],
        name: String,
        limits: PropertyListLimits
    ) throws(PropertyListError) -> PropertyListValue {
        var builder = XMLPropertyListBuilder(limits: limits)
        do throws(XMLStop) {
            try read(bytes, into: &builder, limits: limits)
        } catch {
            throw Self.error(for: error.fault, in: bytes, name: name)
        }
        guard let value = builder.result else {
            throw PropertyListError(.noValue, in: name, line: 1)
        }
        return value
    }

    private static func read(
        _ bytes: [UInt8],
        into builder: inout XMLPropertyListBuilder,
        limits: PropertyListLimits
    ) throws(XMLStop) {
        var markupLimits = MarkupLimits()
        markupLimits.depth = limits.depth
        markupLimits.allowsLeadingBlanks = true
        var reader = MarkupReader(bytes, limits: markupLimits)
        while true {
            let token: MarkupToken
            do throws(MarkupFault) {
                token = try reader.next()
            } catch {
                throw builder.stop(for: error)
            }
            switch token {
            case .start: try builder.open(reader.nameText, line: reader.tokenLine())
            case .end: try builder.close()
            case .text: try builder.add(reader.withText { String(lent: $0) }, line: reader.tokenLine())
            case .finished: return
            }
        }
    }

    /// Turns a fault into an error that shows the line, or the merge conflict that caused the fault.
    private static func error(for fault: XMLFault, in bytes: [UInt8], name: String) -> PropertyListError {
        let lines = SourceLines(bytes)
        if !fault.isLimit, let conflict = lines.mergeConflict(faultLine: fault.line) {
            return conflict.error(in: name)
        }
        var arguments = fault.arguments
        arguments["excerpt"] = arguments["excerpt"] ?? lines.excerpt(fault.line)
        return PropertyListError(fault.code, in: name, line: fault.line, column: fault.column, arguments)
    }
}
