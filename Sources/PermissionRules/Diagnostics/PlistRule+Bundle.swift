// SPDX-License-Identifier: Apache-2.0

extension PlistRule {
    /// The Precise switch that starts off.
    @Sendable
    static func reducedDefault(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.plist.defaultAccuracyReduced else { return [] }
        let key = InfoPlistKey.defaultAccuracyReduced
        return [PlistFinding(.reducedDefault, key: key.rawValue, line: subject.line(key))]
    }

    /// The private schemes of Settings, offered or asked for.
    @Sendable
    static func legacySettingsURL(in subject: PlistSubject) -> [PlistFinding] {
        let types = subject.value(.urlTypes)?.array ?? []
        let offered = types.flatMap { $0.dictionary?.value(for: "CFBundleURLSchemes")?.array ?? [] }
        let queried = subject.value(.queriedSchemes)?.array ?? []
        return settingsSchemes(offered, of: .urlTypes) + settingsSchemes(queried, of: .queriedSchemes)
    }

    private static func settingsSchemes(_ values: [PropertyListValue], of key: InfoPlistKey) -> [PlistFinding] {
        values.compactMap { value in
            guard let text = value.string else { return nil }
            let scheme = text.trimmingBlanks().prefix { $0 != ":" }.lowercased()
            guard scheme == "prefs" || scheme == "app-prefs" else { return nil }
            return PlistFinding(.legacySettingsURL, key: key.rawValue, line: value.line, ["scheme": text])
        }
    }

    /// A file that the build merges with others.
    @Sendable
    static func partialPlist(in subject: PlistSubject) -> [PlistFinding] {
        subject.isPartial ? [PlistFinding(.partialPlist)] : []
    }

    /// A file of something else than an app, by its package type or its extension point.
    @Sendable
    static func notAnApp(in subject: PlistSubject) -> [PlistFinding] {
        let point = subject.value(.appExtension)?.dictionary?.value(for: "NSExtensionPointIdentifier")
        for (key, isThere) in [
            (InfoPlistKey.appExtension, point != nil),
            (.extensionKitAttributes, subject.value(.extensionKitAttributes)?.dictionary != nil),
        ] where isThere {
            return [PlistFinding(.appExtension, key: key.rawValue, line: subject.line(key))]
        }
        guard let type = subject.value(.packageType)?.string, type != "APPL", !type.utf8.contains(UInt8(ascii: "$"))
        else { return [] }
        let key = InfoPlistKey.packageType
        return [PlistFinding(.packageType, key: key.rawValue, line: subject.line(key), ["found": type])]
    }
}
