// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PlistReport {
    static let styles: [PlistDiagnostic.Severity: TextStyle] = [.error: .red, .warning: .yellow, .info: .blue]

    /// A text from the file in quotation marks.
    static func quoted(_ text: String) -> String { "“\(TerminalText.visible(text))”" }

    static func style(of forecast: PromptForecast) -> TextStyle {
        forecast.sequence.isEmpty ? .red : .green
    }

    /// A usage text by a short name.
    func name(of key: UsageKey) -> String {
        switch key {
        case .whenInUse: say("When In Use", "使用期间")
        case .always: say("Always (iOS 8 to 10)", "始终（iOS 8 至 10）")
        case .alwaysAndWhenInUse: say("Always and When In Use", "始终和使用期间")
        }
    }

    /// A choice in Settings.
    func name(of access: SettingsAccess) -> String {
        switch access {
        case .never: say("Never", "永不")
        case .askNextTime: say("Ask Next Time", "下次询问")
        case .whileUsing: say("While Using the App", "使用App期间")
        case .always: say("Always", "始终")
        }
    }

    func name(of request: PromptForecast.Request) -> String {
        switch request {
        case .authorization(.whenInUse): say("When In Use", "使用期间")
        case .authorization(.always): say("Always", "始终")
        case .temporaryFullAccuracy: say("Full accuracy", "精确位置")
        }
    }

    /// How bad a finding is.
    func name(of severity: PlistDiagnostic.Severity) -> String {
        switch severity {
        case .error: say("error", "错误")
        case .warning: say("warning", "警告")
        case .info: say("info", "提示")
        }
    }

    /// What a request does, in a few words.
    func outcome(of forecast: PromptForecast) -> String {
        let purpose = forecast.request.purposeKey.map(TerminalText.visible)
        if !forecast.sequence.isEmpty {
            if forecast.sequence.contains(where: \.isLater) {
                return say("prompts now, and again later", "现在弹窗，以后再弹一次")
            }
            return say("prompts", "弹窗") + (purpose.map { say(" for \($0)", "，用途 \($0)") } ?? "")
        }
        if let purpose { return say("fails without a prompt for \(purpose)", "不弹窗即失败，用途 \(purpose)") }
        let missing = forecast.missing.map(\.rawValue)
        guard !missing.isEmpty else { return say("does nothing", "没有任何反应") }
        return say(
            "does nothing: \(CommandText.list(missing, "and")) \(missing.count == 1 ? "is" : "are") missing",
            "没有任何反应：缺少 \(missing.joined(separator: " 和 "))"
        )
    }

    /// Which text a prompt shows.
    func textName(of step: PromptForecast.Step) -> String? {
        let blank = step.text?.allSatisfy(\.isWhitespace) == true ? say(", which is blank", "，为空白") : ""
        if let key = step.usageKey.flatMap(UsageKey.init) { return name(of: key) + say(" text", "说明") + blank }
        return step.usageKey.map { _ in say("the purpose's text", "该用途的说明") + blank }
    }

    /// What an Always request does after a When-In-Use grant; nil where it does nothing.
    func upgrade(_ effect: RequestEffect) -> String? {
        switch effect {
        case .nothing: nil
        case .prompt(let prompt, _):
            say(
                "After While Using was granted: prompts at once, once ever (\(prompt.rawValue))",
                "已允许使用期间之后：立即弹窗，仅此一次（\(prompt.rawValue)）"
            )
        case .becomes:
            say("After While Using was granted: provisional Always without a prompt", "已允许使用期间之后：不弹窗，成为临时的始终允许")
        }
    }
}
