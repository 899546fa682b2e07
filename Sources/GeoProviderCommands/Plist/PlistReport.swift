// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// What `plist` found out about a file.
struct PlistReport {
    /// The file, as it was named.
    let file: String
    /// The file's content; nil where it cannot be read.
    let plist: InfoPlist?
    /// What happens on each version that was asked for.
    let outlooks: [Outlook]
    /// The rule sets on which each request can prompt.
    let worksOn: [(request: String, rules: [RuleSet])]
    /// What the app's strings files say.
    let texts: LocalizedTexts
    /// The language of the report.
    let language: PromptLanguage
    /// What is wrong, and what is worth knowing.
    let diagnostics: [PlistDiagnostic]

    /// What happens on one version.
    struct Outlook {
        let os: IOSVersion
        let rules: RuleSet
        let forecasts: [PromptForecast]
        let settings: [SettingsAccess]

        /// Whether a reader learns the same from both.
        func reads(like other: Outlook) -> Bool {
            forecasts == other.forecasts && settings == other.settings
        }
    }

    /// Whether something was found that will not work.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The report about a file that was read.
    init(
        _ plist: InfoPlist,
        targets: [IOSVersion],
        purposeKeys: [String] = [],
        texts: LocalizedTexts = LocalizedTexts(),
        language: PromptLanguage = .english
    ) {
        let shown = texts.texts(in: language)
        let forecasters = RuleSet.all.map { rules in
            (rules, PromptForecaster(plist, rules, purposeKeys: purposeKeys, texts: shown))
        }
        self.texts = texts
        self.language = language
        let byRules = Dictionary(uniqueKeysWithValues: forecasters)
        file = plist.name
        self.plist = plist
        outlooks = targets.compactMap { os in
            let rules = RuleSet(binding: os)
            return byRules[rules].map { forecaster in
                Outlook(os: os, rules: rules, forecasts: forecaster.forecasts, settings: forecaster.settingsChoices)
            }
        }
        let prompting = forecasters.map { rules, forecaster in
            (rules, Set(forecaster.forecasts.filter { !$0.sequence.isEmpty }.map(\.request.name)))
        }
        worksOn = Self.requests.map { request in
            (request, prompting.filter { $0.1.contains(request) }.map(\.0))
        }
        diagnostics = PlistLinter.diagnostics(
            for: plist,
            targets: targets,
            purposeKeys: purposeKeys,
            localizedKeys: texts.keys
        )
    }

    /// The report about a file that cannot be read.
    init(unreadable error: PropertyListError, targets: [IOSVersion], language: PromptLanguage = .english) {
        texts = LocalizedTexts()
        self.language = language
        file = error.file
        plist = nil
        outlooks = []
        worksOn = Self.requests.map { ($0, []) }
        diagnostics = [PlistLinter.diagnostic(for: error, targets: targets)]
    }

    private static let requests =
        AuthorizationRequest.allCases.map(\.rawValue) + [
            PromptForecast.Request.temporaryFullAccuracy(purposeKey: "").name
        ]
}
