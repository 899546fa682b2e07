// SPDX-License-Identifier: Apache-2.0

import MarkupReader

/// Hands what the reader of XML meets to a builder.
enum GPXReader {
    /// Elements nested deeper than any real file's are refused.
    static let deepest = 100

    /// The document that a source holds.
    static func document(from source: @escaping MarkupReader.Source, name: String) throws(GPXError) -> GPXDocument {
        var limits = MarkupLimits()
        limits.depth = deepest
        limits.allowsInternalSubset = true
        var reader = MarkupReader(limits: limits, source: source)
        var builder = GPXBuilder(name: name)
        do throws(MarkupFault) {
            try read(&reader, into: &builder)
        } catch {
            throw GPXError(error, file: name)
        }
        if let failure = builder.failure { throw failure }
        return builder.finishedDocument()
    }

    private static func read(_ reader: inout MarkupReader, into builder: inout GPXBuilder) throws(MarkupFault) {
        while true {
            switch try reader.next() {
            case .start:
                builder.begin(&reader)
                if builder.failure != nil { return }
            case .end: builder.end()
            case .text: if builder.wantsText { reader.withText { builder.add($0) } }
            case .finished: return
            }
        }
    }
}
