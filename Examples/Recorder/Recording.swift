// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a real phone did: the same timeline that `geoprovider run --format json` prints, behind a header.
///
/// This file needs Foundation only. Everything that belongs to the phone is in the files beside it.
struct Recording: Codable, Equatable {
    var formatVersion = 1
    /// What was tried, in a few words.
    var recording: String
    var phone: Phone
    var app: App
    var start: Start
    /// Whether coordinates were left out.
    var redacted: Bool
    var timeline: [Entry]

    /// The phone.
    struct Phone: Codable, Equatable {
        /// Apple's name for the model, such as `iPhone14,5`.
        var model: String
        /// The iOS version, such as `17.4`.
        var os: String
        /// The language of its prompts: `en` or `zh-Hans`.
        var language: String
    }

    /// The app that was recorded.
    struct App: Codable, Equatable {
        var name: String
        var bundleIdentifier: String
        /// The keys of its Info.plist that concern location.
        var infoPlist: [String: InfoValue]
    }

    /// What held at second 0, as the person with the phone knows it.
    struct Start: Codable, Equatable {
        /// What the user decided before, in a scenario's words: `unasked`, `denied`, `whenInUse`, `once`,
        /// `provisionalAlways` or `always`.
        var grant: String
        /// Whether the one upgrade to Always was used up before.
        var alwaysAsked: Bool
        /// Whether the Precise switch was on.
        var precise: Bool
        /// Whether Location Services were on.
        var locationServices: Bool
    }

    /// One thing that happened.
    struct Entry: Codable, Equatable {
        /// Seconds since the recording began.
        var t: Double
        /// Who did it: `user`, `system` or `coreLocation`.
        var lane: String
        /// What kind of thing, as the timeline of `run` names it.
        var event: String
        /// The details, in the words of the timeline of `run`.
        var detail: String
        /// Always nil: a phone does not tell its rules.
        var rule: String?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(t, forKey: .t)
            try container.encode(lane, forKey: .lane)
            try container.encode(event, forKey: .event)
            try container.encode(detail, forKey: .detail)
            try container.encode(rule, forKey: .rule)
        }
    }

    /// A value of the Info.plist.
    enum InfoValue: Codable, Equatable {
        case text(String)
        case flag(Bool)
        case list([String])
        case texts([String: String])

        /// Takes a value out of an info dictionary; nil for a type that no location key has.
        init?(_ value: Any) {
            if let text = value as? String {
                self = .text(text)
            } else if let flag = value as? Bool {
                self = .flag(flag)
            } else if let list = value as? [String] {
                self = .list(list)
            } else if let texts = value as? [String: String] {
                self = .texts(texts)
            } else {
                return nil
            }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let list = try? container.decode([String].self) {
                self = .list(list)
            } else {
                self = .texts(try container.decode([String: String].self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .flag(let flag): try container.encode(flag)
            case .list(let list): try container.encode(list)
            case .texts(let texts): try container.encode(texts)
            }
        }
    }

    /// The keys of an info dictionary that concern location.
    static func locationKeys(of dictionary: [String: Any]) -> [String: InfoValue] {
        var keys: [String: InfoValue] = [:]
        for (key, value) in dictionary where key.hasPrefix("NSLocation") || key == "UIBackgroundModes" {
            keys[key] = InfoValue(value)
        }
        return keys
    }

    /// The file, the same bytes for the same recording.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
