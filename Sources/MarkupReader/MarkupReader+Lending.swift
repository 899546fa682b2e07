// SPDX-License-Identifier: Apache-2.0

extension MarkupReader {
    /// Lends the name of the element that has begun, with its prefix.
    @inlinable package func withName<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        body(bytes.span.extracting(name))
    }

    /// Lends a piece of text.
    @inlinable package func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        isTextDecoded ? body(scratch.span.extracting(text)) : body(bytes.span.extracting(text))
    }

    /// The number of attributes of the element that has begun.
    @inlinable package var attributeCount: Int { attributes.count }

    /// Lends the name and the value of an attribute, in the order of the file.
    @inlinable package func withAttribute<Result>(
        at index: Int,
        _ body: (_ name: Span<UInt8>, _ value: Span<UInt8>) -> Result
    ) -> Result {
        let attribute = attributes[index]
        let name = bytes.span.extracting(attribute.name)
        return attribute.isDecoded
            ? body(name, scratch.span.extracting(attribute.value)) : body(name, bytes.span.extracting(attribute.value))
    }

    /// The name of the element that has begun, as text.
    package var nameText: String { withName { String(lent: $0) } }
}

extension String {
    /// A text of lent bytes, which are UTF-8.
    @inlinable package init(lent bytes: Span<UInt8>) {
        self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}
