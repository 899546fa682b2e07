// SPDX-License-Identifier: Apache-2.0

import Foundation
import SimulatedDevice
import Testing

@testable import GeoProviderCommands

@Suite("Reports as HTML")
struct ReportTests {
    private static let commands = ["run", "compare"]

    private static func page(_ command: String, _ scenario: String = "first-launch-sdk-driven") -> String {
        CommandRun([command, ScenarioFiles.example(scenario), "--format", "html"]).output
    }

    @Test("A page loads nothing, runs nothing, and follows light, dark, paper and narrow screens", arguments: commands)
    func selfContained(_ command: String) {
        let html = Self.page(command)
        #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
        for part in ["<script", "src=", "url(", "@import", "<link", " onclick", "javascript:"] {
            #expect(!html.contains(part), "\(part)")
        }
        for part in [
            "prefers-color-scheme: dark", "@media print", "max-width: 44rem", "name=\"viewport\"", "default-src 'none'",
        ] {
            #expect(html.contains(part), "\(part)")
        }
    }

    @Test("A page closes what it opens, its links lead somewhere, and it is the same each time", arguments: commands)
    func structure(_ command: String) {
        let html = Self.page(command)
        let anchors = Set(html.matches(of: #/id="([^"]+)"/#).map { $0.1 })
        #expect(Set(html.matches(of: #/href="#([^"]+)"/#).map { $0.1 }).subtracting(anchors) == [])
        #expect(HTMLTags.unbalanced(in: html) == [])
        #expect(Self.page(command) == html)
    }

    @Test("A run shows every entry in its lane, in order, and every rule with what it says")
    func lanes() throws {
        let run = try CommandRun(["run", ScenarioFiles.example("approximate-only"), "--format", "json"]).document()
        let timeline = try #require(run["timeline"] as? [[String: Any]])
        let html = Self.page("run", "approximate-only")
        let lanes = html.matches(of: #/<li class="([a-zA-Z]+)( new)?"><time/#).map { String($0.1) }
        #expect(lanes == timeline.compactMap { $0["lane"] as? String })
        for rule in timeline.compactMap({ $0["rule"] as? String }) {
            #expect(html.contains(">\(rule)</summary><p>"), "\(rule)")
        }
    }

    @Test("A prompt is drawn with its title, its text, the switch and the buttons, the chosen one marked")
    func prompts() {
        let html = Self.page("run", "approximate-only")
        #expect(html.matches(of: #/<figure class="prompt"/#).count == 2)
        #expect(html.contains("<div class=\"map on\"><span>Precise: On</span>"))
        #expect(html.contains("<li class=\"chosen\">Allow While Using App<span class=\"hidden\"> (chosen)</span></li>"))
        #expect(html.contains("<li>Allow Once</li>"))
    }

    @Test("A comparison tells every difference under the rule that explains it")
    func differences() throws {
        let path = ScenarioFiles.example("first-launch-sdk-driven")
        let differences = try #require(
            try CommandRun(["compare", path, "--format", "json"]).document()["differences"] as? [[String: Any]]
        )
        let html = Self.page("compare")
        let section = try #require(
            html.split(separator: "id=\"differences\"").last?.split(separator: "</section>").first
        )
        #expect(section.matches(of: #/<tr><th scope="row"><code>/#).count == differences.count)
        for rule in differences.compactMap({ $0["explainedBy"] as? String }) {
            #expect(section.contains("<p><b>\(rule)</b> "), "\(rule)")
        }
    }

    @Test("Whatever a scenario says is text and no markup", arguments: commands)
    func escapes(_ command: String) throws {
        let markup = "</p><script>x</script>'&\\u001b\\u202e"
        let scratch = try Scratch()
        let path = try scratch.file(
            "hostile.json",
            """
            {"name": "\(markup)", "device": {"os": "17.4", "infoPlist": {"CFBundleDisplayName": "\(markup)",
            "NSLocationWhenInUseUsageDescription": "\(markup)"}},
            "user": {"otherwise": "allowWhileUsing"}, "app": {"want": "oneShot"},
            "steps": [{"at": 20, "do": "requestLocation", "as": "\(markup)"}], "expect": {"gate": "refused"}}
            """
        )
        let run = CommandRun([command, path, "--format", "html"])
        #expect(run.code == (command == "run" ? 1 : 0))
        #expect(!run.output.contains("<script"))
        #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
        #expect(run.output.contains("&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;&#39;&amp;&lt;U+001B&gt;&lt;U+202E&gt;"))
    }

    @Test("A page written to a file is the one on standard output", arguments: commands)
    func output(_ command: String) throws {
        let scratch = try Scratch()
        let path = scratch.path + "/page.html"
        let scenario = ScenarioFiles.example("first-launch-sdk-driven")
        let run = CommandRun([command, scenario, "--format", "html", "--output", path])
        #expect(run.output.isEmpty)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.page(command))
    }
}
