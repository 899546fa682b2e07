// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

/// Each rule of the linter, in files that have it and in near misses that have not.
@Suite("Rules of the linter")
struct LinterRuleTests {
    /// A file of an app that is good but for what a test adds.
    private static let good: [(String, PropertyListValue)] = [
        ("CFBundleIdentifier", "com.example.app"), ("CFBundlePackageType", "APPL"),
    ]
    private static let whenInUse = "NSLocationWhenInUseUsageDescription"
    private static let always = "NSLocationAlwaysUsageDescription"
    private static let both = "NSLocationAlwaysAndWhenInUseUsageDescription"
    private static let temporary = "NSLocationTemporaryUsageDescriptionDictionary"
    private static let modes = "UIBackgroundModes"

    private func plist(_ entries: [(String, PropertyListValue)], bundle: Bool = true) -> InfoPlist {
        let all = (bundle ? Self.good : []) + entries
        let text = all.map { "<key>\($0.0)</key>\(xml($0.1))" }.joined(separator: "\n")
        let list = try? InfoPlist(data: Fixture.xml("<dict>\n\(text)\n</dict>"), name: "Info.plist")
        return list ?? [:]
    }

    private func xml(_ value: PropertyListValue) -> String {
        switch value.content {
        case .string(let text): "<string>\(text)</string>"
        case .boolean(let value): value ? "<true/>" : "<false/>"
        case .array(let values): "<array>\(values.map(xml).joined())</array>"
        case .dictionary(let dictionary):
            "<dict>\(dictionary.entries.map { "<key>\($0.key)</key>\(xml($0.value))" }.joined())</dict>"
        default: "<integer>1</integer>"
        }
    }

    private func lint(
        _ entries: [(String, PropertyListValue)],
        os: String = "14",
        bundle: Bool = true,
        purposeKeys: [String] = [],
        localizedKeys: Set<String> = []
    ) throws -> [String] {
        PlistLinter.diagnostics(
            for: plist(entries, bundle: bundle),
            targets: [try IOSVersion(parsing: os)],
            purposeKeys: purposeKeys,
            localizedKeys: localizedKeys
        ).map { "\($0.id) \($0.severity)" }
    }

    private static let sentence: PropertyListValue = "We show what is near you."
    private static let reason: PropertyListValue = "We warn you on your way."

    @Test("A file with a good When-In-Use text has no findings.")
    func clean() throws {
        #expect(try lint([(Self.whenInUse, Self.sentence)]).isEmpty)
    }

    @Test("A usage text that is no string counts as absent.")
    func noString() throws {
        #expect(try lint([(Self.whenInUse, true)]) == ["NO-KEYS error"])
    }

    @Test("Background modes: what the texts allow decides.")
    func background() throws {
        let mode = (Self.modes, ["location"] as PropertyListValue)
        #expect(try lint([(Self.whenInUse, Self.sentence), mode]) == ["BG-WIU-ONLY info"])
        #expect(try lint([(Self.whenInUse, Self.sentence), (Self.both, Self.reason), mode]).isEmpty)
        #expect(try lint([mode]) == ["BG-WITHOUT-AUTH error", "NO-KEYS error"])
        #expect(try lint([(Self.always, Self.reason), mode], os: "10") == ["LEGACY-ALW info"])
        #expect(try lint([(Self.whenInUse, Self.sentence), (Self.modes, [])]) == ["BG-EMPTY info"])
    }

    @Test("A text for Always without the mode is a warning, and a fact in a partial file.")
    func noBackgroundMode() throws {
        let texts = [(Self.whenInUse, Self.sentence), (Self.both, Self.reason)]
        #expect(try lint(texts) == ["NO-BG-MODE warning"])
        #expect(try lint(texts, bundle: false) == ["NO-BG-MODE info", "PARTIAL-PLIST info"])
    }

    @Test(
        "Placeholders are told from sentences, in any script.",
        arguments: [
            ("location", true), ("Location.", true), ("定位", true), ("获取位置", true), ("TODO: write this", true),
            ("Dummy text for the prompt", true), ("$(APP_NAME) shows what is near", true),
            ("${PRODUCT_NAME} needs it", true), ("This app needs access to location when open.", true),
            ("App需要您的同意，才能访问位置", true), ("用于查找您附近的门店", false), ("Pay $5 (or less) near you", false),
            ("Finds shops near you", false), ("Wir zeigen Läden in der Nähe", false),
        ]
    )
    func placeholders(text: String, isFound: Bool) throws {
        let found = try lint([(Self.whenInUse, PropertyListValue(.string(text)))])
        #expect(found == (isFound ? ["PLACEHOLDER warning"] : []))
    }

    @Test("Blank texts are errors, also among the purposes.", arguments: ["", " ", "\n\t"])
    func blank(text: String) throws {
        let value = PropertyListValue(.string(text))
        #expect(try lint([(Self.whenInUse, value)]) == ["EMPTY error"])
        #expect(
            try lint([(Self.whenInUse, Self.sentence), (Self.temporary, ["nav": value])]) == ["EMPTY error"]
        )
    }

    @Test("The temporary dictionary: its type, its keys, and texts that are only names.")
    func temporary() throws {
        let base = (Self.whenInUse, Self.sentence)
        let good = (Self.temporary, ["nav": Self.reason] as PropertyListValue)
        #expect(try lint([base, good], purposeKeys: ["nav"]).isEmpty)
        #expect(try lint([base, good], purposeKeys: ["nav", "search"]) == ["TEMP-MISSING error"])
        #expect(try lint([base], purposeKeys: ["nav"]) == ["TEMP-MISSING error"])
        #expect(try lint([base, (Self.temporary, "text")]) == ["TEMP-TYPE error"])
        #expect(try lint([base, (Self.temporary, ["nav": true])]) == ["TEMP-TYPE error"])
        #expect(try lint([base, (Self.temporary, ["nav": "nav"])]) == ["TEMP-PLACEHOLDER warning"])
        #expect(try lint([base, (Self.temporary, ["nav": "location.purpose"])]) == ["TEMP-PLACEHOLDER warning"])
        #expect(try lint([base, (Self.temporary, ["nav": "see InfoPlist.strings"])]) == ["TEMP-PLACEHOLDER warning"])
        #expect(try lint([base, (Self.temporary, ["nav": "navPurpose"])], localizedKeys: ["nav"]).isEmpty)
        #expect(try lint([base, (Self.temporary, ["nav": "navigation"])]) == ["PLACEHOLDER warning"])
    }

    @Test("Repeated keys are errors where location reads the dictionary, and facts elsewhere.")
    func duplicateKeys() throws {
        let base = (Self.whenInUse, Self.sentence)
        #expect(try lint([base, (Self.whenInUse, Self.reason)]) == ["DUPKEY error"])
        #expect(try lint([base, ("Other", true), ("Other", false)]) == ["DUPKEY error"])
        #expect(
            try lint([base, (Self.temporary, ["nav": Self.reason, "nav": Self.reason])]) == ["DUPKEY error"]
        )
        #expect(try lint([base, ("Other", [["a": true, "a": true]])]) == ["DUPKEY info"])
    }

    @Test(
        "Private links to Settings are found in both lists.",
        arguments: [("prefs", true), ("App-Prefs", true), ("app-prefs:root=Privacy", true), ("prefsync", false)]
    )
    func settingsLinks(scheme: String, isFound: Bool) throws {
        let base = (Self.whenInUse, Self.sentence)
        let value = PropertyListValue(.string(scheme))
        let expected = isFound ? ["LEGACY-SETTINGS-URL warning"] : []
        #expect(try lint([base, ("LSApplicationQueriesSchemes", [value])]) == expected)
        #expect(try lint([base, ("CFBundleURLTypes", [["CFBundleURLSchemes": [value]]])]) == expected)
    }

    @Test("What is no app is told, and the other warnings are not.")
    func notAnApp() throws {
        let warned = [(Self.whenInUse, "location" as PropertyListValue)]
        let framework = [("CFBundlePackageType", "FMWK" as PropertyListValue)] + warned
        #expect(try lint(framework, bundle: false) == ["NOT-AN-APP warning"])
        let point = (
            "NSExtension", ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"] as PropertyListValue
        )
        #expect(try lint(warned + [point]) == ["NOT-AN-APP warning"])
        let variable = ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)" as PropertyListValue)
        #expect(try lint([variable] + warned, bundle: false) == ["PLACEHOLDER warning"])
    }

    @Test(
        "Keys that are almost right are named with the right one.",
        arguments: [
            ("NSLocationWhenInUseUsageDescription ", true), ("NSLocation WhenInUseUsageDescription", true),
            ("nsLocationWheninUseUsageDescription", true), ("NSLocationWhenInUseUsageDescripton", true),
            ("NSLocationWhenInUseUsageDescripiton", true), ("NSLocationWhenInUseUsageDescriptionn", true),
            ("\u{200B}NSLocationWhenInUseUsageDescription", true), ("UIBackgroundMode", true),
            ("NSLocationInUseUsageDescription", false), ("NSMotionUsageDescription", false),
        ]
    )
    func almostRight(key: String, isFound: Bool) throws {
        let found = try lint([(Self.whenInUse, Self.sentence), (key, Self.reason)])
        #expect(found == (isFound ? ["SUSPICIOUS-KEY error"] : []))
    }

    @Test(
        "A text in another language than its folder's is found by script, or by English words.",
        arguments: [
            ("zh-Hans", "We show what is near you.", true), ("zh-Hans", "用于查找附近的 App Store 门店", false),
            ("de", "Your location is used to show the way.", true), ("de", "Zeigt Läden in der Nähe.", false),
            ("fr", "Nous utilisons la location pour vous guider.", false), ("en", "用于查找附近门店", true),
            ("en-GB", "Your location is used to show the way.", false), ("German", "The app uses your location", true),
            ("ja", "現在地を表示します", false), ("ru", "We show what is near you.", true), ("Base", "用于查找附近门店", false),
        ]
    )
    func languages(folder: String, text: String, isFound: Bool) throws {
        let list = Fixture.xml(
            "<dict><key>CFBundleName</key><string>a</string><key>\(Self.whenInUse)</key><string>\(text)</string></dict>"
        )
        let plist = try InfoPlist(data: list, name: "\(folder).lproj/Info.plist")
        let found = PlistLinter.diagnostics(for: plist, targets: [try IOSVersion(parsing: "14")])
        #expect(found.map(\.id) == (isFound ? [.localisedCopy] : []))
    }

    @Test("A file without any key is partial and has none of the texts.")
    func emptyFile() throws {
        #expect(try lint([], bundle: false) == ["NO-KEYS error", "PARTIAL-PLIST info"])
    }
}
