// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// The permission page: one file of HTML in which a reader chooses and answers, and a script looks up what was run.
///
/// The script knows no rule: it finds the choice in the data and writes it down, as text.
struct PermissionPage {
    private let words: PermissionWords
    private let data: DeviceJSON

    /// Runs every choice.
    init(in language: PromptLanguage, providers: [ProviderRegistration]) throws {
        words = PermissionWords(language)
        data = try PermissionAtlas(in: language, providers: providers).json
    }

    /// The whole file.
    var text: String {
        """
        <!doctype html>
        <html lang="\(words.language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        script-src 'unsafe-inline'">
        <title>\(HTMLText.escaped(words.title))</title>
        <style>
        \(ContractPage.style)
        \(ReportDocument.style)
        \(Self.style)
        </style>
        </head>
        <body>
        <a class="skip" href="#outcome">\(HTMLText.escaped(words.skip))</a>
        <header>
        <h1>\(HTMLText.escaped(words.title))</h1>
        <p>\(HTMLText.escaped(words.subtitle))</p>
        <noscript><p class="note">\(HTMLText.escaped(words.needsScript))</p></noscript>
        </header>
        <main>
        <form id="choice" aria-label="\(HTMLText.escaped(words.choose))">
        \(versions)
        \(texts)
        \(questions)
        </form>
        <section id="prompts" aria-labelledby="prompts-heading">
        <h2 id="prompts-heading">\(HTMLText.escaped(words.prompts))</h2>
        <div id="screens"></div>
        </section>
        <section id="outcome" tabindex="-1" aria-labelledby="outcome-heading">
        <h2 id="outcome-heading">\(HTMLText.escaped(words.outcome))</h2>
        <p id="news" class="hidden" role="status"></p>
        <div id="results"></div>
        </section>
        </main>
        <script type="application/json" id="data">\(Self.embedded(data))</script>
        <script type="application/json" id="words">\(Self.embedded(words.script))</script>
        <script>
        \(Self.script)
        </script>
        </body>
        </html>
        """
    }

    /// A document that cannot end the element it stands in.
    static func embedded(_ json: DeviceJSON) -> String {
        json.serialized(.compact).replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
            .replacing("&", with: "\\u0026").replacing("\u{2028}", with: "\\u2028")
    }

    private var versions: String {
        let items = RuleSet.all.enumerated().map { index, rules in
            option("radio", "os", rules.name, words.name(of: rules), isOn: index + 1 == RuleSet.all.count)
        }
        return group(words.version, items)
    }

    private var texts: String {
        let items = UsageKey.allCases.map { key in
            option("checkbox", "texts", key.shortName, key.rawValue, isOn: key == .whenInUse, isCode: true)
        }
        return group(words.usageTexts, items)
    }

    private var questions: String {
        let items = PermissionQuestion.allCases.map { question in
            option("radio", "request", question.rawValue, words.name(of: question), isOn: question == .whenInUse)
        }
        return group(words.request, items)
    }

    private func group(_ name: String, _ items: [String]) -> String {
        "<fieldset><legend>\(HTMLText.escaped(name))</legend>\n\(items.joined(separator: "\n"))\n</fieldset>"
    }

    private func option(
        _ kind: String,
        _ name: String,
        _ value: String,
        _ label: String,
        isOn: Bool,
        isCode: Bool = false
    ) -> String {
        let text = HTMLText.escaped(label)
        return """
            <label><input type="\(kind)" name="\(name)" value="\(HTMLText.escaped(value))"\(isOn ? " checked" : "")> \
            \(isCode ? "<code>\(text)</code>" : "<span>\(text)</span>")</label>
            """
    }
}
