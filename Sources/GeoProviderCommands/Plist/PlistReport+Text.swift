// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PlistReport {
    /// The report, made for reading.
    func text(on page: Page) -> String {
        var page = page
        page.add(file, indent: 0, style: .bold)
        addUsageTexts(to: &page)
        addLocalizations(to: &page)
        var rest = outlooks[...]
        while let first = rest.first {
            let alike = rest.prefix { $0.reads(like: first) }
            add(first, named: "iOS " + alike.map(\.os.description).joined(separator: ", "), to: &page)
            rest = rest.dropFirst(alike.count)
        }
        addWorksOn(to: &page)
        addSDKChoices(to: &page)
        addDiagnostics(to: &page)
        return page.text
    }

    private func addUsageTexts(to page: inout Page) {
        guard let plist else { return }
        page.addGap()
        page.add(page.styled(say("Usage texts", "用途说明"), .bold))
        let rows = UsageKey.allCases.map { key in
            [name(of: key), plist.usageText(for: key).map(Self.quoted) ?? "–"]
        }
        page.addTable(rows, indent: 2)
        for (key, text) in plist.temporaryUsageTexts.sorted(by: { $0.key < $1.key }) {
            page.add(say("Full accuracy, purpose ", "精确位置，用途 ") + TerminalText.visible(key), indent: 2)
            page.add(Self.quoted(text), indent: 6)
        }
    }

    private func add(_ outlook: Outlook, named title: String, to page: inout Page) {
        page.addGap()
        page.add(page.styled(title, .bold))
        let texts = PromptTexts(language, outlook.rules)
        for forecast in outlook.forecasts {
            let name = name(of: forecast.request)
            page.add(outcome(of: forecast), indent: 16, lead: "  " + name, style: Self.style(of: forecast))
            for step in forecast.sequence {
                let words = step.buttons.map { "[\(texts.button($0, on: step.prompt))]" }
                var facts = [step.prompt.rawValue, textName(of: step)].compactMap(\.self)
                if let isPrecise = step.isPrecise { facts.append(texts.preciseSwitch(isOn: isPrecise)) }
                page.add(
                    facts.joined(separator: " · "),
                    indent: 16,
                    lead: "        " + (step.isLater ? say("later", "以后") : say("now", "现在"))
                )
                page.add(words.joined(separator: " "), indent: 16)
            }
            if let upgrade = forecast.afterWhenInUse.flatMap(upgrade) { page.add(upgrade, indent: 16) }
        }
        let choices = outlook.settings.map { name(of: $0) }.joined(separator: " · ")
        let isListed = outlook.forecasts.contains { !$0.sequence.isEmpty }
        page.add(
            isListed ? choices : say("does not list the app, which can never ask", "不列出这个 App：它永远无法请求"),
            indent: 16,
            lead: "  " + say("Settings", "设置")
        )
    }

    private func addWorksOn(to page: inout Page) {
        guard plist != nil else { return }
        page.addGap()
        page.add(page.styled(say("Works on", "适用于"), .bold))
        let titles = [say("When In Use", "使用期间"), say("Always", "始终"), say("Full accuracy", "精确位置")]
        page.addTable(
            zip(titles, worksOn).map {
                [$0, $1.rules.isEmpty ? say("nothing", "无") : "iOS " + RuleRange.text($1.rules, in: language)]
            },
            indent: 2
        )
    }

    private func addDiagnostics(to page: inout Page) {
        page.addGap()
        guard !diagnostics.isEmpty else {
            return page.add(say("Nothing is wrong.", "没有发现问题。"), indent: 0, style: .green)
        }
        page.add(page.styled(say("Findings", "发现"), .bold))
        for diagnostic in diagnostics {
            let place = diagnostic.line.map { say(", line \($0)", "，第 \($0) 行") } ?? ""
            let style = Self.styles[diagnostic.severity] ?? .bold
            page.add("  " + page.styled(name(of: diagnostic.severity), style) + "  \(diagnostic.id.rawValue)\(place)")
            page.add(TerminalText.visible(diagnostic.message(in: language)), indent: 6)
            page.add(TerminalText.visible(diagnostic.remedy(in: language)), indent: 8, lead: "      →")
        }
    }
}
