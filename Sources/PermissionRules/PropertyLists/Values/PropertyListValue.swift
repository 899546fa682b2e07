// SPDX-License-Identifier: Apache-2.0

/// One value of a property list, with the source line it came from where the text has one.
///
/// Two values are equal when their contents are: the line says where a value stands, not what it is. A binary or
/// OpenStep list, and a value made in code, has no lines.
public struct PropertyListValue: Sendable, Hashable {
    /// What the value is.
    public let content: Content

    /// The line of the source text at which the value begins, counted from 1.
    public let line: Int?

    /// Makes a value of a content.
    public init(_ content: Content, line: Int? = nil) {
        self.content = content
        self.line = line
    }

    /// Compares the contents and leaves the lines aside.
    public static func == (left: PropertyListValue, right: PropertyListValue) -> Bool {
        left.content == right.content
    }

    /// Hashes the content and leaves the line aside.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(content)
    }
}
