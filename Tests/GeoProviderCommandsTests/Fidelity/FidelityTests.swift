// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("fidelity")
struct FidelityTests {
    private func sample(_ name: String) -> String {
        ScenarioFiles.folder.deletingLastPathComponent().appendingPathComponent("Recorder/Samples/\(name).json").path
    }

    @Test("A recording that the emulation agrees with has no differences.")
    func agrees() throws {
        let run = CommandRun(["fidelity", sample("approximate")])
        #expect(run.code == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("The emulation does the same"))
        let document = try CommandRun(["fidelity", sample("approximate"), "--format", "json"]).document()
        #expect(document["formatVersion"] as? Int == 1)
        #expect(document.keys.sorted() == ["differences", "formatVersion", "phone", "recording", "steps"])
        #expect((document["differences"] as? [Any])?.isEmpty == true)
    }

    @Test("A phone that kept its status while services were off differs in that contested point, and names its row.")
    func differs() throws {
        let run = CommandRun(["fidelity", sample("services-off"), "--format", "json"])
        #expect(run.code == 1)
        let differences = try #require(try run.document()["differences"] as? [[String: Any]])
        let first = try #require(differences.first)
        #expect(
            first.keys.sorted() == [
                "confidence", "input", "recorded", "rule", "simulated", "statement", "switch", "t",
            ]
        )
        #expect(first["rule"] as? String == "VIS-SERVICES-OFF")
        #expect(first["switch"] as? String == "servicesOffKeepsStatus")
        #expect(first["recorded"] as? [String] == [])
        #expect(first["simulated"] as? [String] == ["authorization denied, full"])
        let text = CommandRun(["fidelity", sample("services-off")])
        #expect(text.code == 1)
        #expect(text.output.contains("--switch servicesOffKeepsStatus"))
    }

    @Test("With the other side of the contested point the same recording agrees.")
    func otherSide() {
        let words = ["fidelity", sample("services-off"), "--switch", "servicesOffKeepsStatus=true"]
        let run = CommandRun(words)
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }

    @Test("A dialog that came on the phone and not here is a difference, and so is its answer.")
    func missingPrompt() throws {
        let scratch = try Scratch()
        let text = try String(contentsOfFile: sample("approximate"), encoding: .utf8)
        let changed = text.replacingOccurrences(of: "NSLocationWhenInUseUsageDescription", with: "Other")
        let run = CommandRun(["fidelity", try scratch.file("r.json", changed), "--format", "json"])
        #expect(run.code == 1)
        let differences = try #require(try run.document()["differences"] as? [[String: Any]])
        #expect(differences.first?["recorded"] as? [String] == ["the dialog first13"])
        #expect(differences.first?["simulated"] as? [String] == [])
        #expect(differences.first?["rule"] is String && differences.first?["statement"] is String)
    }

    @Test(
        "A recording that cannot be used ends with 2, and the message names file, place and remedy.",
        arguments: [
            (#""os": "17.4""#, #""os": "20""#, "phone.os"),
            ("requestLocation()", "requestLocaton()", "timeline[9].detail"),
            ("access never", "access nevr", "Did you mean “access never”?"),
            ("allowOnce on", "allowTwice on", "timeline"),
            (#""lane": "user""#, #""lane": "usr""#, "did you mean “user”"), (#""t": 36.8"#, #""t": 1"#, "earlier"),
            (#""redacted""#, #""redactd""#, "Did you mean “redacted”?"),
            (#""formatVersion": 1"#, #""formatVersion": 2"#, ":2:"),
            (#""timeline": ["#, #""timeline": [}"#, "r.json"),
        ]
    )
    func unusable(_ old: String, _ new: String, _ message: String) throws {
        let scratch = try Scratch()
        let text = try String(contentsOfFile: sample("approximate"), encoding: .utf8)
        let changed = text.replacingOccurrences(of: old, with: new)
        #expect(changed != text)
        let run = CommandRun(["fidelity", try scratch.file("r.json", changed)])
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("r.json") && run.errors.contains(message), "\(run.errors)")
    }

    @Test("The text keeps to the width.", arguments: [40, 80, 120], ["approximate", "services-off"])
    func keepsToTheWidth(_ width: Int, _ name: String) {
        #expect(CommandRun(["fidelity", sample(name)], width: width).columns <= width)
    }
}
