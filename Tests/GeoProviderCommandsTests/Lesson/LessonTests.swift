// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import ProviderContract
import Testing

@testable import GeoProviderCommands

@Suite("Lessons")
struct LessonTests {
    private static let names = Lesson.all.map(\.name)
    private static let root = ScenarioFiles.folder.deletingLastPathComponent().deletingLastPathComponent()

    @Test("There are twelve, listed with their titles for people and for programs.")
    func list() throws {
        #expect(Set(Self.names).count == 12)
        let text = CommandRun("lesson")
        #expect(text.code == 0)
        #expect(Self.names.allSatisfy { text.output.contains($0) })
        #expect(CommandRun("lesson --language zh-Hans").output.contains("首次启动"))
        let rows = try CommandRun("lesson --format json").document(as: [[String: String]].self)
        #expect(rows.map { $0["name"] } == Self.names)
        #expect(rows.allSatisfy { Set($0.keys) == ["name", "title", "titleZh", "requirement"] })
    }

    @Test("A lesson breaks, holds when mended, and ends well, in both languages.", arguments: names)
    func runs(_ name: String) {
        for (language, headings) in [
            ("en", ["See it break", "Why", "Mend it", "Watch it turn green"]),
            ("zh-Hans", ["看它出错", "为什么", "改正", "看它变绿"]),
        ] {
            let run = CommandRun("lesson \(name) --language \(language)")
            #expect(run.code == 0, "\(run.output)\(run.errors)")
            #expect(headings.allSatisfy { run.output.contains("\n\($0)\n") })
            #expect(run.output.contains("NOT MET"))
            #expect(run.output.contains("\n  …\n"))
        }
    }

    @Test("Its scenarios are those of the repository, to the byte, and both expect the same.", arguments: names)
    func scenarios(_ name: String) throws {
        var expectations: [NSDictionary] = []
        for side in Lesson.Side.allCases {
            let url = ScenarioFiles.url("lessons/\(name)-\(side.rawValue)")
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(LessonScenarios.texts["\(name)-\(side.rawValue)"].map { $0 + "\n" } == text)
            let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            expectations.append(try #require(document?["expect"] as? NSDictionary))
            #expect(CommandRun(["run", url.path]).code == (side == .broken ? 1 : 0))
        }
        #expect(expectations[0] == expectations[1])
    }

    @Test("There is no scenario of a lesson that there is not.")
    func noOtherScenarios() {
        let known = Lesson.all.flatMap { lesson in Lesson.Side.allCases.map(lesson.scenario) }
        #expect(ScenarioFiles.names(in: "lessons") == known.sorted())
        #expect(LessonScenarios.texts.keys.sorted() == known.sorted())
    }

    @Test("Its code is that of the examples, word for word.", arguments: names)
    func code(_ name: String) throws {
        let lesson = try #require(Lesson.all.first { $0.name == name })
        let file = Self.root.appending(path: "Examples/Sources/Lessons/\(lesson.code).swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        let shown = try #require(LessonCode.texts[name])
        #expect(shown.before == Self.region("before", of: source))
        #expect(shown.after == Self.region("after", of: source))
        #expect(!shown.before.isEmpty && !shown.after.isEmpty && shown.before != shown.after)
    }

    @Test(
        "It cites clauses and rules that exist, and at least one of the rules turns up in what it shows.",
        arguments: names
    )
    func citations(_ name: String) throws {
        let lesson = try #require(Lesson.all.first { $0.name == name })
        let clauses = ProviderContract.clauses.map(\.id)
        let rows = LedgerEntry.all(providers: .standard).map(\.id)
        #expect(lesson.clauses.filter { !clauses.contains($0) } == [])
        #expect(lesson.ledger.filter { !rows.contains($0) } == [])
        #expect(!lesson.clauses.isEmpty && !lesson.ledger.isEmpty)
        let text = CommandRun("lesson \(name)", width: 160).output
        for id in lesson.clauses { #expect(text.contains("  \(id) ")) }
        for id in lesson.ledger { #expect(text.contains("  \(id) ")) }
    }

    @Test("Stories have three sentences, and every text is there in both languages.", arguments: names)
    func texts(_ name: String) throws {
        let lesson = try #require(Lesson.all.first { $0.name == name })
        #expect(lesson.story.english.split(separator: /\.(?: |$)/).count == 3)
        for words in [lesson.title, lesson.story, lesson.reason, lesson.cure] {
            #expect(
                !words.english.isEmpty
                    && words.english.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x3000 } }
            )
            #expect(words.chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
        }
    }

    @Test("--scenarios writes the two scenarios; without a lesson it is refused.")
    func writes() throws {
        let scratch = try Scratch()
        #expect(CommandRun(["lesson", "delegate", "--scenarios", scratch.path]).code == 0)
        #expect(scratch.names == ["delegate-broken.json", "delegate-fixed.json"])
        #expect(CommandRun(["run", scratch.path + "/delegate-fixed.json"]).code == 0)
        #expect(CommandRun(["lesson", "--scenarios", scratch.path]).code == 2)
    }

    @Test("As a page it has every part, both timelines and both listings, in its language.", arguments: names)
    func page(_ name: String) throws {
        let lesson = try #require(Lesson.all.first { $0.name == name })
        for (language, tag) in [(PromptLanguage.english, "en"), (.simplifiedChinese, "zh-Hans")] {
            let run = CommandRun("lesson \(name) --format html --language \(tag)")
            #expect(run.code == 0)
            #expect(run.output.hasPrefix("<!doctype html>\n<html lang=\"\(tag)\">"))
            #expect(run.output.contains("<h1>\(HTMLText.visible(lesson.title[language]))</h1>"))
            #expect(run.output.matches(of: #/<ol aria-label=/#).count == 2)
            #expect(run.output.matches(of: #/<pre class="terminal"/#).count == 3)
            #expect(run.output.matches(of: #/<pre class="code /#).count == 2)
            #expect(HTMLTags.unbalanced(in: run.output) == [])
            for part in ["<script", "src=", "url(", "<link", "javascript:"] { #expect(!run.output.contains(part)) }
        }
    }

    @Test("The table of requirements names each lesson at a row that it is about.", arguments: names)
    func traced(_ name: String) throws {
        let lesson = try #require(Lesson.all.first { $0.name == name })
        let data = try Data(contentsOf: Self.root.appending(path: "Documentation/trace.json"))
        let table = try #require(JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
        let rows = try #require(table["rows"]).filter { row in
            (row["scenarios"] as? [String] ?? []).contains("lessons/\(name)-fixed")
        }
        let ids = rows.compactMap { $0["id"] as? String }
        let (first, last) = (String(lesson.requirement.prefix(3)), String(lesson.requirement.suffix(3)))
        #expect(!ids.isEmpty && ids.allSatisfy { first <= $0 && $0 <= last })
    }

    @Test("A page and a file are for one lesson.")
    func pageOfAll() {
        for line in ["lesson --format html", "lesson --output lessons.txt"] {
            let run = CommandRun(line)
            #expect(run.code == 2)
            #expect(run.errors.contains("geoprovider lesson NAME --format html"))
        }
    }

    @Test("A misspelt lesson is answered with the nearest.")
    func misspelt() {
        let run = CommandRun("lesson delegat")
        #expect(run.code == 2)
        #expect(run.errors.contains("Did you mean “delegate”?"))
    }

    /// What stands between `// LESSON: …` and `// LESSON: end`, without its indentation.
    private static func region(_ name: String, of source: String) -> String {
        var lines: [Substring] = []
        var indentation: Int?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            if text == "// LESSON: \(name)" {
                indentation = line.count - text.count
            } else if text == "// LESSON: end" {
                indentation = nil
            } else if let indentation {
                lines.append(line.dropFirst(indentation))
            }
        }
        return lines.joined(separator: "\n")
    }
}
