// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// A command of a lesson with what it really prints, cut down to what the lesson is about.
struct LessonExhibit {
    /// The command without the program's name.
    let command: String
    /// The lines that are shown; “…” stands for lines left out.
    let lines: [String]
    /// The command's exit code.
    let status: ExitStatus
    /// The run that it shows; nil where the command is another.
    var run: RunRecord?

    /// Replays a scenario of a lesson, and keeps the entries that cite the lesson's rules, and what came of it.
    static func replay(
        _ side: Lesson.Side,
        of lesson: Lesson,
        in language: PromptLanguage,
        providers: [ProviderRegistration]
    ) throws -> LessonExhibit {
        let record = try LessonReplay.run(lesson.scenario(side), in: language, providers: providers)
        let flag = language == .english ? "" : " --language \(language.rawValue)"
        return LessonExhibit(
            command: "run Examples/Scenarios/lessons/\(lesson.scenario(side)).json" + flag,
            lines: excerpt(of: record.text(on: Page()), citing: lesson.ledger),
            status: record.meetsExpectations ? .good : .fellShort,
            run: record
        )
    }

    /// Judges a provider by the lesson's first clause.
    static func contract(of lesson: Lesson, in session: CommandSession) -> LessonExhibit {
        let command = "contract --provider \(lesson.provider) --clause \(lesson.clauses[0])"
        let console = Console.capturing()
        let words = command.split(separator: " ").map(String.init)
        let inner = CommandSession(console: console, providers: session.providers)
        let status = CommandTable.standard.run(words, in: inner)
        return LessonExhibit(
            command: command,
            lines: lines(of: console.output).dropLast().map { $0.contains(", digest ") ? "…" : $0 },
            status: status
        )
    }

    /// The events that belong to every story: the question, the answer, and the request that nobody heard.
    private static let decisive: Set = ["prompt", "answer", "refused", "authorization"]

    /// The timeline's decisive entries and those that cite a rule, and everything behind the timeline.
    static func excerpt(of text: String, citing rules: [String]) -> [String] {
        let lines = lines(of: text)
        guard let head = lines.firstIndex(where: { $0.contains("lane ") && $0.contains("what happened") }),
            let end = lines[head...].firstIndex(of: "")
        else { return lines }
        let column = lines[head].prefix { $0 != "l" }.count
        let events = lines[head].prefix { $0 != "v" }.count - 1
        var shown = Array(lines[...head])
        for entry in entries(of: lines[(head + 1)..<end], at: column) {
            let cites = rules.contains { rule in entry.contains { $0.contains("[\(rule)]") } }
            let event = entry[0].dropFirst(events).prefix { $0 != " " }
            if cites || Self.decisive.contains(String(event)) {
                shown += entry
            } else if shown.last != "…" {
                shown.append("…")
            }
        }
        return shown + lines[end...]
    }

    /// Lines by entries: an entry begins where something stands in the column of lanes.
    private static func entries(of lines: ArraySlice<String>, at column: Int) -> [[String]] {
        var entries: [[String]] = []
        for line in lines {
            if entries.isEmpty || line.dropFirst(column).first != " " { entries.append([]) }
            entries[entries.count - 1].append(line)
        }
        return entries
    }

    static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
