// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// `lesson`: bugs of location, to see, to understand and to mend.
enum LessonCommand {
    static var command: Command {
        Command(
            name: "lesson",
            summary: "Teaches by bugs: see one break, read why, mend it, watch it turn green",
            details: [
                "A lesson replays its bug here and now, cites the clause and the rules behind it, shows the code before and "
                    + "after, and replays it mended. Without a name the lessons are listed."
            ],
            operands: [.init(name: "NAME", summary: "The lesson", isOptional: true, words: Lesson.all.map(\.name))],
            flags: [
                Flag(
                    name: "language",
                    value: .choice(PromptLanguage.allCases.map(\.rawValue)),
                    summary: "The lesson's language"
                ),
                Flag(
                    name: "scenarios",
                    value: .text("FOLDER"),
                    summary: "Writes the lesson's two scenarios there, to change and run them"
                ),
                Flag(
                    name: "format",
                    value: .choice(["text", "json", "markdown", "html"]),
                    summary: "How to print it; json lists the lessons, markdown and html give one as a page"
                ),
                .output,
            ],
            examples: [
                .init(line: "lesson", purpose: "Lists the lessons"),
                .init(line: "lesson first-launch", purpose: "Shows why a first launch stays silent"),
                .init(line: "lesson delegate --language zh-Hans", purpose: "Gives a lesson in Simplified Chinese"),
                .init(
                    line: "lesson delegate --format html --output delegate.html",
                    purpose: "Writes a lesson as a page, with its timelines as swim-lanes"
                ),
                .init(line: "lesson --format json", purpose: "Lists them for a program"),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let language = invocation.choice("language", default: PromptLanguage.english)
        guard let name = invocation.operands.first else {
            guard !invocation.has("scenarios") else {
                throw CommandFailure(
                    "--scenarios lacks a lesson",
                    remedy: "Write: geoprovider lesson NAME --scenarios FOLDER"
                )
            }
            guard invocation.text("format") != "html", !invocation.has("output") else {
                throw CommandFailure(
                    "--format html and --output are for one lesson",
                    remedy: "Write: geoprovider lesson NAME --format html --output FILE"
                )
            }
            list(invocation.text("format"), language, on: session.console)
            return .good
        }
        guard let lesson = Lesson.all.first(where: { $0.name == name }) else {
            throw CommandFailure.unknown("lesson", name, among: Lesson.all.map(\.name))
        }
        if let folder = invocation.text("scenarios") { try write(lesson, to: folder) }
        let file = invocation.text("output")
        let sheet = try LessonSheet(lesson, in: language, session)
        let text =
            switch invocation.text("format") {
            case "json": DeviceJSON.array([lesson.json]).serialized()
            case "markdown": String(sheet.markdown.dropLast())
            case "html": sheet.html(providers: session.providers)
            default: sheet.text(on: file == nil ? session.console.page : Page())
            }
        if let file { try session.console.write(text, toFile: file) } else { session.console.print(text) }
        return sheet.isSound ? .good : .fellShort
    }

    private static func list(_ format: String?, _ language: PromptLanguage, on console: Console) {
        switch format {
        case "json": console.print(.array(Lesson.all.map(\.json)))
        case "markdown": console.print(String(Lesson.index(in: language).dropLast()))
        default:
            var page = console.page
            page.addTable(Lesson.all.map { [$0.name, $0.requirement, $0.title[language]] }) { _, column in
                column == 0 ? .bold : .faint
            }
            page.addGap()
            page.add(LessonLanguage.of(language).how, indent: 0, style: .faint)
            console.print(page.text)
        }
    }

    private static func write(_ lesson: Lesson, to folder: String) throws {
        for side in Lesson.Side.allCases {
            let name = lesson.scenario(side)
            try OutputFile.write(LessonScenarios.texts[name] ?? "", to: "\(folder)/\(name).json")
        }
    }
}

extension Lesson {
    /// What a list for programs says of it.
    var json: DeviceJSON {
        [
            "name": .string(name), "title": .string(title.english), "titleZh": .string(title.chinese),
            "requirement": .string(requirement),
        ]
    }
}
