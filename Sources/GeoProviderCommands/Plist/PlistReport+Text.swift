// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PlistReport {
    /// The report, made for reading.
    func text(on page: Page) -> String {
        var page = page
        page.add(file, indent: 0, style: .bold)
        addUsageTexts(to: &page)
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
        page.add(page.styled("Usage texts", .bold))
        let rows = UsageKey.allCases.map { key in
            [Self.names[key] ?? "", plist.usageText(for: key).map(Self.quoted) ?? "–"]
        }
        page.addTable(rows, indent: 2)
        for (key, text) in plist.temporaryUsageTexts.sorted(by: { $0.key < $1.key }) {
            page.add("Full accuracy, purpose \(TerminalText.visible(key))", indent: 2)
            page.add(Self.quoted(text), indent: 6)
        }
    }

    private func add(_ outlook: Outlook, named title: String, to page: inout Page) {
        page.addGap()
        page.add(page.styled(title, .bold))
        let texts = PromptTexts(.english, outlook.rules)
        for forecast in outlook.forecasts {
            let name = Self.name(of: forecast.request)
            page.add(Self.outcome(of: forecast), indent: 16, lead: "  " + name, style: Self.style(of: forecast))
            for step in forecast.sequence {
                let words = step.buttons.map { "[\(texts.button($0, on: step.prompt))]" }
                var facts = [step.prompt.rawValue, Self.textName(of: step)].compactMap(\.self)
                if let isPrecise = step.isPrecise { facts.append(texts.preciseSwitch(isOn: isPrecise)) }
                page.add(
                    facts.joined(separator: " · "),
                    indent: 16,
                    lead: step.isLater ? "        later" : "        now"
                )
                page.add(words.joined(separator: " "), indent: 16)
            }
            if let upgrade = forecast.afterWhenInUse.flatMap(Self.upgrade) { page.add(upgrade, indent: 16) }
        }
        let choices = outlook.settings.map { Self.settingsNames[$0] ?? $0.rawValue }.joined(separator: " · ")
        let isListed = outlook.forecasts.contains { !$0.sequence.isEmpty }
        page.add(isListed ? choices : "does not list the app, which can never ask", indent: 16, lead: "  Settings")
    }

    private func addWorksOn(to page: inout Page) {
        guard plist != nil else { return }
        page.addGap()
        page.add(page.styled("Works on", .bold))
        let titles = ["When In Use", "Always", "Full accuracy"]
        page.addTable(
            zip(titles, worksOn).map { [$0, $1.rules.isEmpty ? "nothing" : "iOS " + RuleRange.text($1.rules)] },
            indent: 2
        )
    }

    private func addDiagnostics(to page: inout Page) {
        page.addGap()
        guard !diagnostics.isEmpty else { return page.add("Nothing is wrong.", indent: 0, style: .green) }
        page.add(page.styled("Findings", .bold))
        for diagnostic in diagnostics {
            let place = diagnostic.line.map { ", line \($0)" } ?? ""
            let style = Self.styles[diagnostic.severity] ?? .bold
            page.add("  " + page.styled(diagnostic.severity.rawValue, style) + "  \(diagnostic.id.rawValue)\(place)")
            page.add(TerminalText.visible(diagnostic.message), indent: 6)
            page.add(TerminalText.visible(diagnostic.remedy), indent: 8, lead: "      →")
        }
    }
}
