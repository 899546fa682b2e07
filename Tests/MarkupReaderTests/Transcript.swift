// SPDX-License-Identifier: Apache-2.0

import MarkupReader

/// What a reader delivers, as one line of text: tags with sorted attributes, texts joined.
enum Transcript {
    static func of(_ text: String, _ limits: MarkupLimits = MarkupLimits()) throws(MarkupFault) -> String {
        try of(Array(text.utf8), limits)
    }

    /// - Parameter piece: How many bytes the source gives at once.
    static func of(
        _ bytes: [UInt8],
        _ limits: MarkupLimits = MarkupLimits(),
        piece: Int = .max
    ) throws(MarkupFault) -> String {
        var place = 0
        var reader = MarkupReader(limits: limits) { buffer in
            let count = min(buffer.count, piece, bytes.count - place)
            for index in 0..<count { buffer[index] = bytes[place + index] }
            place += count
            return count
        }
        var line = ""
        while true {
            switch try reader.next() {
            case .start:
                let attributes = (0..<reader.attributeCount).map { index in
                    reader.withAttribute(at: index) { " \(String(lent: $0))=\(String(lent: $1))" }
                }
                line += "<\(reader.nameText)\(attributes.joined())>"
            case .end: line += "</>"
            case .text: line += reader.withText { String(lent: $0) }
            case .finished: return line
            }
        }
    }

    /// The fault that ends the reading, as `code line:column detail`; nil when there is none.
    static func fault(_ bytes: [UInt8], _ limits: MarkupLimits = MarkupLimits(), piece: Int = .max) -> String? {
        do {
            _ = try of(bytes, limits, piece: piece)
            return nil
        } catch {
            let detail = error.detail.isEmpty ? "" : " " + error.detail
            return "\(error.code) \(error.line):\(error.column)\(detail)"
        }
    }
}
