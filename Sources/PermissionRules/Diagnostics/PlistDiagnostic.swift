// SPDX-License-Identifier: Apache-2.0

/// One thing that is wrong, or worth knowing, about an Info.plist.
public struct PlistDiagnostic: Sendable, Hashable, CustomStringConvertible {
    /// What was found.
    public let id: ID

    /// How bad it is for this file and these targets.
    public let severity: Severity

    /// The target versions that it concerns, in the order in which they were asked for, written like 13.0.
    public let os: [String]

    /// The raw Info.plist key that it is about; nil where it is about none, or about the whole file.
    public let key: String?

    /// The line at which to look, counted from 1; nil where nothing is there or the format has no lines.
    public let line: Int?

    let text: Text

    init(_ id: ID, _ severity: Severity, os: [IOSVersion], key: String?, line: Int?, text: Text) {
        self.id = id
        self.severity = severity
        self.os = os.map(\.description)
        self.key = key
        self.line = line
        self.text = text
    }

    /// What is wrong, in English; a key is named by its raw name and by the one that Xcode shows.
    public var message: String { message(in: .english) }

    /// What to do about it, in English.
    public var remedy: String { remedy(in: .english) }

    /// What is wrong.
    public func message(in language: PromptLanguage) -> String {
        text.message(in: language, key: key)
    }

    /// What to do about it.
    public func remedy(in language: PromptLanguage) -> String {
        text.remedy(in: language, key: key)
    }

    /// Severity, id and message on one line.
    public var description: String {
        "\(line.map { "\($0): " } ?? "")\(severity): \(id): \(message)"
    }
}
