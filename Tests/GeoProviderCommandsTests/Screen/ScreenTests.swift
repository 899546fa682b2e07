// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("run --screen")
struct ScreenTests {
    private func run(_ name: String, _ flags: String = "", width: Int = 80) -> CommandRun {
        let words = flags.split(separator: " ").map(String.init)
        return CommandRun(["run", ScenarioFiles.example(name), "--screen"] + words, width: width)
    }

    /// The lines of a frame, without what stands before it.
    private func frames(_ output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            line.firstIndex { "┌│├└".contains($0) }.map { String(line[$0...]) }
        }
    }

    @Test("The prompt is drawn where it appears, with title, text, switch, buttons, status bar and answer.")
    func drawsPrompt() {
        let output = run("first-launch", width: 120).output
        let expected = """
            ┌──────────────────────────────────────────────┐
            │ arrow none · indicator none                  │
            ├──────────────────────────────────────────────┤
            │    Allow “Strider” to use your location?     │
            │                                              │
            │       Shows where you are on the map.        │
            │                                              │
            │               [ Precise: On ]                │
            ├──────────────────────────────────────────────┤
            │                  Allow Once                  │
            ├──────────────────────────────────────────────┤
            │           ▸ Allow While Using App            │
            ├──────────────────────────────────────────────┤
            │                 Don’t Allow                  │
            └──────────────────────────────────────────────┘
            """
        #expect(frames(output).joined(separator: "\n") == expected)
        #expect(output.contains("answered at 2 s: Allow While Using App (allowWhileUsing"))
        let lines = output.split(separator: "\n").map(String.init)
        let prompt = lines.firstIndex { $0.contains("first13 NSLocationWhenInUseUsageDescription") } ?? 0
        let frame = lines.firstIndex { $0.contains("┌") } ?? 0
        let after = lines.firstIndex { $0.contains("inactive") } ?? 0
        #expect(prompt < frame && frame < after)
    }

    @Test("Without the flag nothing is drawn, and the timeline is the same.")
    func plain() {
        let path = ScenarioFiles.example("first-launch")
        let plain = CommandRun(["run", path]).output.split(separator: "\n").map(String.init)
        let drawn = run("first-launch").output.split(separator: "\n").map(String.init)
        let rest = drawn.filter { line in
            !line.contains { "┌│├└".contains($0) } && !line.contains("answered at")
                && !line.contains("Precise left on)")
        }
        #expect(!plain.contains { $0.contains("┌") })
        #expect(rest == plain)
    }

    @Test("In Chinese every row of a frame is as wide as the others, in columns.", arguments: [40, 50, 80, 120])
    func chinese(_ width: Int) {
        let run = run("approximate-only", "--language zh-Hans", width: width)
        #expect(run.output.contains("不允许"))
        #expect(run.output.contains("精确位置：开"))
        let widths = Set(frames(run.output).map(Columns.count))
        #expect(widths.count == 1, "\(widths)")
        #expect(widths.allSatisfy { $0 <= width })
    }

    @Test("A switch that the user turned, and a prompt that nobody answered, are told.")
    func outcomes() throws {
        #expect(run("approximate-only").output.contains("Precise turned off)"))
        let scratch = try Scratch()
        let text = #"{"name": "n", "device": {"os": "12"}, "until": 3}"#
        let open = CommandRun(["run", try scratch.file("s.json", text), "--screen"])
        #expect(open.output.contains("no answer: it is still on screen"))
        #expect(!open.output.contains("Precise"))
        let gone = #"{"name": "n", "device": {"os": "17"}, "steps": [{"at": 1, "do": "terminate"}], "until": 3}"#
        #expect(
            CommandRun(["run", try scratch.file("g.json", gone), "--screen"]).output
                .contains("gone at 1 s without an answer")
        )
    }

    @Test("The status bar behind a later prompt shows what was on then.")
    func statusBar() throws {
        let scratch = try Scratch()
        let text = #"""
            {"name": "n", "device": {"os": "17", "grant": "whenInUse"}, "app": {"want": "continuous"},
             "steps": [{"at": 5, "do": "requestAlways"}], "until": 6}
            """#
        let run = CommandRun(["run", try scratch.file("s.json", text), "--screen", "--format", "json"])
        let screens = try #require(try run.document()["screens"] as? [[String: Any]])
        #expect(screens.count == 1)
        let bar = try #require(screens.first?["statusBar"] as? [String: String])
        #expect(bar == ["arrow": "solid", "indicator": "none"])
    }

    @Test("JSON gets one more key, screens; without the flag the document is as it was.")
    func json() throws {
        let path = ScenarioFiles.example("approximate-only")
        let plain = try CommandRun(["run", path, "--format", "json"]).document()
        #expect(plain["screens"] == nil)
        let document = try run("approximate-only", "--format json").document()
        #expect(Set(document.keys) == Set(plain.keys).union(["screens"]))
        let screens = try #require(document["screens"] as? [[String: Any]])
        let summary = try #require(document["summary"] as? [String: Any])
        let prompts = try #require(summary["prompts"] as? [[String: Any]])
        #expect(screens.map { $0["id"] as? String } == prompts.map { $0["id"] as? String })
        for screen in screens {
            #expect(
                screen.keys.sorted() == ["answer", "buttons", "id", "precise", "statusBar", "t", "text", "title"]
            )
        }
        let precise = try #require(screens[0]["precise"] as? [String: Any])
        #expect(precise["shown"] as? Bool == true && precise["answered"] as? Bool == false)
    }
}
