// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// What the tool is asked to check.
struct LintRequest {
    private(set) var files: [String] = []
    private(set) var targets: [IOSVersion] = []
    private(set) var purposeKeys: [String] = []
    private(set) var strings: [String] = []
    private(set) var language = PromptLanguage.english
    /// Whether warnings fail the check, too.
    private(set) var isStrict = false

    /// The versions that are asked about unless told otherwise: those that `geoprovider plist` takes.
    private static let standardTargets = "13,14,18,26"

    static let help = [
        "usage: lint-location-plist [FILE…] [--os LIST] [--purpose-key KEY]… [--strings DIR]…",
        "                           [--language en|zh-Hans] [--strict]",
        "Says which location requests an iPhone would ignore because of an Info.plist, and what to write instead.",
        "Without FILE every Info.plist of the package is checked. --os names the iOS versions the app runs on, such",
        "as 15,18.2 (\(standardTargets) otherwise); with --strict a warning fails the check as an error does.",
    ]

    init(parsing arguments: [String]) throws(LintUsageError) {
        var rest = arguments[...]
        var folders: [String] = []
        while let word = rest.popFirst() {
            switch word {
            case "--os": targets += try Self.versions(in: try Self.value(of: word, in: &rest))
            case "--purpose-key": purposeKeys.append(try Self.value(of: word, in: &rest))
            case "--strings": strings.append(try Self.value(of: word, in: &rest))
            case "--language": language = try Self.language(named: try Self.value(of: word, in: &rest))
            case "--strict": isStrict = true
            case "--search": folders.append(try Self.value(of: word, in: &rest))
            case _ where word.hasPrefix("-"):
                throw LintUsageError(message: "There is no option \(word).")
            default: files.append(word)
            }
        }
        if files.isEmpty { files = folders.flatMap(PlistSearch.files) }
        if files.isEmpty {
            throw LintUsageError(message: "There is no Info.plist to check: name one.")
        }
        if targets.isEmpty { targets = try Self.versions(in: Self.standardTargets) }
    }

    private static func value(of option: String, in rest: inout ArraySlice<String>) throws(LintUsageError) -> String {
        guard let value = rest.popFirst() else { throw LintUsageError(message: "\(option) wants a value.") }
        return value
    }

    private static func language(named name: String) throws(LintUsageError) -> PromptLanguage {
        guard let language = PromptLanguage(rawValue: name) else {
            throw LintUsageError(message: "--language \(name): write en or zh-Hans.")
        }
        return language
    }

    private static func versions(in list: String) throws(LintUsageError) -> [IOSVersion] {
        var versions: [IOSVersion] = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            do throws(IOSVersionError) {
                versions.append(try IOSVersion(parsing: String(part)))
            } catch {
                throw LintUsageError(message: "--os \(list): \(error) Write a list such as 12,17.4.")
            }
        }
        return versions
    }
}
