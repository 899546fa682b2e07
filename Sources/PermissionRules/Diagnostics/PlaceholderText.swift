// SPDX-License-Identifier: Apache-2.0

/// A usage text that explains nothing, and why it is taken for one.
enum PlaceholderText: Sendable, Equatable {
    case singleWord
    case marker(String)
    case variable(String)
    case template

    /// Nil for a text that may be meant, and for a blank one, which is a finding of its own.
    init?(_ text: String) {
        let body = text.trimmingBlanks()
        guard !body.isEmpty else { return nil }
        if let variable = Self.variable(in: body) {
            self = .variable(variable)
        } else if let marker = Self.marker(in: body) {
            self = .marker(marker)
        } else if Self.isSingleWord(body) {
            self = .singleWord
        } else if Self.templates.contains(Self.folded(body)) {
            self = .template
        } else {
            return nil
        }
    }

    /// The row of the texts that tells it.
    var row: PlistText {
        switch self {
        case .singleWord: .placeholderWord
        case .marker: .placeholderMarker
        case .variable: .placeholderVariable
        case .template: .placeholderTemplate
        }
    }

    /// The part of the text that gives it away, empty where it is the whole.
    var word: String {
        switch self {
        case .marker(let word), .variable(let word): word
        case .singleWord, .template: ""
        }
    }

    /// One word of a language with spaces, or up to four characters of one without.
    private static func isSingleWord(_ text: Substring) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        let scripts = Set(text.unicodeScalars.compactMap(TextLanguage.Script.init))
        return scripts.isDisjoint(with: TextLanguage.Script.withoutSpaces) || text.count <= 4
    }

    private static func marker(in text: Substring) -> String? {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        return words.first { markers.contains($0.lowercased()) }.map(String.init)
    }

    /// A build variable, `$(NAME)` or `${NAME}`.
    private static func variable(in text: Substring) -> String? {
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            rest = rest[start...]
            let close: Character? = rest.hasPrefix("$(") ? ")" : rest.hasPrefix("${") ? "}" : nil
            if let close, let end = rest.firstIndex(of: close) { return String(rest[...end]) }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// A sentence without case, white space and punctuation.
    private static func folded(_ text: Substring) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static let markers: Set<String> = [
        "dummy", "todo", "fixme", "tbd", "lorem", "placeholder", "changeme", "xxx", "xxxx",
    ]

    /// Sentences that manuals of plug-ins give as samples and that apps ship unchanged, folded.
    private static let templates: Set<String> = Set(
        [
            // Location plug-ins of Flutter.
            "This app needs access to location when open.",
            "This app needs access to location when in the background.",
            "This app needs access to location when open and in the background.",
            // The geolocation plug-in of Cordova.
            "need location access to find things nearby",
            // Packagers of web apps in China.
            "App需要您的同意,才能访问位置", "App需要您的同意,才能在使用期间访问位置", "App需要您的同意,才能始终访问位置",
        ].map { folded($0[...]) }
    )
}
