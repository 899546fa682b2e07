// SPDX-License-Identifier: Apache-2.0

extension LessonSheet {
    /// The lesson as a terminal shows it.
    func text(on page: Page) -> String {
        var page = page
        let language = words.language
        page.add(lesson.title[language], indent: 0, style: .bold)
        page.add(words.requirement + words.colon + lesson.requirement, indent: 0, style: .faint)
        page.addGap()
        page.add(lesson.story[language], indent: 0)
        heading(words.breaks, on: &page)
        add(broken, to: &page)
        heading(words.why, on: &page)
        page.add(lesson.reason[language], indent: 0)
        page.addGap()
        for clause in clauses { page.add(clause.statement, indent: 26, lead: "  " + clause.id, leadStyle: .cyan) }
        for row in rows { page.add(row.statement, indent: 26, lead: "  " + row.id, leadStyle: .cyan) }
        heading(words.mend, on: &page)
        page.add(lesson.cure[language], indent: 0)
        add(code.before, titled: words.before, style: .red, to: &page)
        add(code.after, titled: words.after, style: .green, to: &page)
        heading(words.green, on: &page)
        add(fixed, to: &page)
        page.addGap()
        add(contract, to: &page)
        return page.text
    }

    private func heading(_ text: String, on page: inout Page) {
        page.addGap()
        page.add(page.styled(text, .bold))
        page.addGap()
    }

    private func add(_ exhibit: LessonExhibit, to page: inout Page) {
        page.add("  " + page.styled("$ geoprovider " + exhibit.command, .bold))
        for line in exhibit.lines { page.add(line.isEmpty ? "" : "  " + line) }
    }

    private func add(_ code: String, titled title: String, style: TextStyle, to page: inout Page) {
        page.addGap()
        page.add("  " + page.styled(title, style))
        for line in LessonExhibit.lines(of: code) { page.add(line.isEmpty ? "" : "    " + line) }
    }
}
