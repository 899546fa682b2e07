// SPDX-License-Identifier: Apache-2.0

/// A report as one file of HTML: it loads nothing and runs no script.
struct ReportDocument {
    /// The title, as text.
    let title: String
    /// What stands under the title, as text.
    let subtitle: String
    /// The parts in order: the name of the place, the heading, and the content as HTML.
    let sections: [Section]
    /// The language of what the page says.
    var language = "en"
    /// What the link behind which a keyboard skips the head says, and the name of the list of parts.
    var skip = "To the report"
    var parts = "Parts of the report"

    /// A part of the report.
    struct Section {
        let id: String
        let heading: String
        let content: String
    }

    /// The whole file.
    var text: String {
        let links = sections.map { ##"<li><a href="#\##($0.id)">\##($0.heading)</a></li>"## }.joined()
        let parts = sections.map { section in
            """
            <section id="\(section.id)" aria-labelledby="\(section.id)-heading">
            <h2 id="\(section.id)-heading">\(section.heading)</h2>
            \(section.content)
            </section>
            """
        }
        return """
            <!doctype html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(HTMLText.visible(title))</title>
            <style>
            \(ContractPage.style)
            \(Self.style)
            </style>
            </head>
            <body>
            <a class="skip" href="#content">\(skip)</a>
            <header>
            <h1>\(HTMLText.visible(title))</h1>
            <p>\(HTMLText.visible(subtitle))</p>
            <nav aria-label="\(self.parts)"><ul>\(links)</ul></nav>
            </header>
            <main id="content">
            \(parts.joined(separator: "\n"))
            </main>
            </body>
            </html>
            """
    }
}

extension HTMLText {
    /// A text of a stranger: escaped, and without characters that turn or hide what stands beside them.
    static func visible(_ text: String) -> String { escaped(TerminalText.visible(text)) }
}
