// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PlistReport {
    static let names: [UsageKey: String] = [
        .whenInUse: "When In Use", .always: "Always (iOS 8 to 10)", .alwaysAndWhenInUse: "Always and When In Use",
    ]

    static let settingsNames: [SettingsAccess: String] = [
        .never: "Never", .askNextTime: "Ask Next Time", .whileUsing: "While Using the App", .always: "Always",
    ]

    static let styles: [PlistDiagnostic.Severity: TextStyle] = [.error: .red, .warning: .yellow, .info: .blue]

    /// A text from the file in quotation marks.
    static func quoted(_ text: String) -> String { "“\(TerminalText.visible(text))”" }

    static func name(of request: PromptForecast.Request) -> String {
        switch request {
        case .authorization(.whenInUse): "When In Use"
        case .authorization(.always): "Always"
        case .temporaryFullAccuracy: "Full accuracy"
        }
    }

    /// What a request does, in a few words.
    static func outcome(of forecast: PromptForecast) -> String {
        if !forecast.sequence.isEmpty {
            let purpose = forecast.request.purposeKey.map { " for \(TerminalText.visible($0))" } ?? ""
            return forecast.sequence.contains(where: \.isLater) ? "prompts now, and again later" : "prompts" + purpose
        }
        if let purposeKey = forecast.request.purposeKey {
            return "fails without a prompt for \(TerminalText.visible(purposeKey))"
        }
        let missing = forecast.missing.map(\.rawValue)
        return missing.isEmpty
            ? "does nothing"
            : "does nothing: \(CommandText.list(missing, "and")) \(missing.count == 1 ? "is" : "are") missing"
    }

    static func style(of forecast: PromptForecast) -> TextStyle {
        forecast.sequence.isEmpty ? .red : .green
    }

    /// Which text a prompt shows.
    static func textName(of step: PromptForecast.Step) -> String? {
        let blank = step.text?.allSatisfy(\.isWhitespace) == true ? ", which is blank" : ""
        if let key = step.usageKey.flatMap(UsageKey.init) { return (names[key] ?? key.rawValue) + " text" + blank }
        return step.usageKey.map { _ in "the purpose's text" + blank }
    }

    /// What an Always request does after a When-In-Use grant; nil where it does nothing.
    static func upgrade(_ effect: RequestEffect) -> String? {
        switch effect {
        case .nothing: nil
        case .prompt(let prompt, _): "After While Using was granted: prompts at once, once ever (\(prompt.rawValue))"
        case .becomes: "After While Using was granted: provisional Always without a prompt"
        }
    }
}
