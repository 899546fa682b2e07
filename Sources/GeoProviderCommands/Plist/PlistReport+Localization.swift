// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension PlistReport {
    /// A phrase in the language of the report.
    func say(_ english: String, _ chinese: String) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }

    /// What a finding says, and what to do about it.
    func words(of diagnostic: PlistDiagnostic) -> String {
        diagnostic.message(in: language) + say(" ", "") + diagnostic.remedy(in: language)
    }

    /// The keys of the file whose texts a user may read: usage texts and purposes.
    private var readableKeys: [String] {
        guard let plist else { return [] }
        let usage = UsageKey.allCases.filter { plist.usageText(for: $0) != nil }.map(\.rawValue)
        return usage + plist.temporaryUsageTexts.keys.sorted()
    }

    /// What each strings file says of the file's keys, and which it leaves out.
    var localizationRows: [DeviceJSON] {
        texts.localizations.map { localization in
            let shown = readableKeys.filter { localization.texts[$0] != nil }
            return [
                "language": .string(localization.language),
                "file": .string(localization.file),
                "texts": .object(shown.map { DeviceJSON.Member($0, DeviceJSON(localization.texts[$0])) }),
                "missing": DeviceJSON(readableKeys.filter { localization.texts[$0] == nil }),
            ]
        }
    }

    /// Adds the texts of each strings file.
    func addLocalizations(to page: inout Page) {
        for localization in texts.localizations {
            page.addGap()
            let language = localization.language.isEmpty ? say("no language", "未注明语言") : localization.language
            page.add(page.styled("\(language) · \(TerminalText.visible(localization.file))", .bold))
            let rows = readableKeys.map { key in
                [
                    UsageKey(rawValue: key).map { name(of: $0) } ?? TerminalText.visible(key),
                    localization.texts[key].map(Self.quoted) ?? "–",
                ]
            }
            page.addTable(rows, indent: 2)
        }
    }
}
