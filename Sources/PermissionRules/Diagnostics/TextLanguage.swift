// SPDX-License-Identifier: Apache-2.0

/// A language by its code, as far as its script, or English words in it, tell whether a text can be in it.
struct TextLanguage: Sendable {
    /// The scripts that tell languages apart here.
    enum Script: Sendable, Hashable {
        case latin, han, kana, hangul, cyrillic, greek, arabic, hebrew, thai, devanagari

        /// The scripts that write no spaces between words.
        static let withoutSpaces: Set<Script> = [.han, .kana, .thai]

        /// The script of a letter; nil for digits, punctuation and scripts that are not told apart.
        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
            case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
            case 0x400...0x52F: self = .cyrillic
            case 0x590...0x5FF: self = .hebrew
            case 0x600...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
            case 0x900...0x97F: self = .devanagari
            case 0xE00...0xE7F: self = .thai
            case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
            case 0x3040...0x30FF: self = .kana
            case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
            default: return nil
            }
        }
    }

    private let language: String

    /// Takes a code such as `zh-Hans`, `pt_BR` or the old folder name `German`.
    init(code: String) {
        let primary = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        language = Self.oldNames[primary] ?? primary
    }

    /// Whether a text may be in the language; a text without letters may be in any.
    func mayBeLanguage(of text: String) -> Bool {
        let found = Set(text.unicodeScalars.compactMap(Script.init))
        guard !found.isEmpty else { return true }
        let own = Self.scripts[language] ?? [.latin]
        guard !found.isDisjoint(with: own) else { return false }
        guard own.contains(.latin), language != "en" else { return true }
        return !Self.isEnglish(text)
    }

    /// Whether a text has at least three different small words that, together, only English has.
    private static func isEnglish(_ text: String) -> Bool {
        let words = Set(text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init))
        return words.intersection(englishWords).count >= 3
    }

    private static let englishWords: Set<String> = [
        "the", "your", "you", "this", "with", "when", "while", "and", "our", "uses", "used", "using", "needs", "can",
        "of", "your", "is", "to", "will", "access", "allow", "allows", "requires", "we", "us", "even", "it", "its",
    ]

    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
        "dutch": "nl",
    ]

    private static let scripts: [String: Set<Script>] = [
        "zh": [.han], "yue": [.han], "ja": [.han, .kana], "ko": [.hangul], "ru": [.cyrillic], "uk": [.cyrillic],
        "be": [.cyrillic], "bg": [.cyrillic], "mk": [.cyrillic], "kk": [.cyrillic, .latin],
        "sr": [.cyrillic, .latin], "el": [.greek], "ar": [.arabic], "fa": [.arabic], "ur": [.arabic],
        "he": [.hebrew], "iw": [.hebrew], "th": [.thai], "hi": [.devanagari], "mr": [.devanagari],
        "ne": [.devanagari],
    ]
}
