// SPDX-License-Identifier: Apache-2.0

/// Why a file could not be read as a property list: what is there, where, and what to do about it.
public struct PropertyListError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code

    /// The file, as the caller named it.
    public let file: String

    /// The line of the fault, counted from 1; nil where the format has no lines.
    public let line: Int?

    /// The column of the fault, counted from 1; nil where it is not known.
    public let column: Int?

    /// The place of the fault in a binary list, in bytes from its beginning; nil in text.
    public let byteOffset: Int?

    /// What the message says besides its fixed words, by the names that the templates use.
    let arguments: [String: String]

    init(
        _ code: Code,
        in file: String,
        line: Int? = nil,
        column: Int? = nil,
        byteOffset: Int? = nil,
        _ arguments: [String: String] = [:]
    ) {
        self.code = code
        self.file = file
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
        self.arguments = arguments
    }

    /// What is wrong, in English, without file and line.
    public var message: String { message(in: .english) }

    /// What to do about it, in English.
    public var remedy: String { remedy(in: .english) }

    /// What is wrong, without file and line.
    public func message(in language: PromptLanguage) -> String {
        Self.table(of: language)[code].message.filled(with: arguments)
    }

    /// What to do about it.
    public func remedy(in language: PromptLanguage) -> String {
        Self.table(of: language)[code].remedy.filled(with: arguments)
    }

    /// File, place, message and remedy on one line, as compilers print them.
    public var description: String { description(in: .english) }

    /// File, place, message and remedy on one line, in a language.
    public func description(in language: PromptLanguage) -> String {
        var place = file
        if let line { place += ":\(line)" }
        if let column, line != nil { place += ":\(column)" }
        if let byteOffset { place += ": byte \(byteOffset)" }
        return "\(place): \(message(in: language)) \(remedy(in: language))"
    }

    private static func table(of language: PromptLanguage) -> DiagnosticTexts<Code> {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese
        }
    }
}
