// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("One choice of the permission page, on the command line")
struct PermissionsCommandTests {
    @Test("Shows prompt, status, accuracy, callbacks and rules, each provider's beside the others'")
    func text() {
        let run = CommandRun("permissions --os 14 --answers allowWhileUsing --approximate")
        #expect(run.code == 0)
        #expect(run.errors == "")
        for part in [
            "iOS 14.0 · requests When In Use", "CoreLocation, AMap, Tencent\n┌", "▸ Allow While Using App",
            "Precise turned off", "accuracy  reduced", "authorizedWhenInUse, reduced [CB-CHANGE]", "ANS-13-FIRST-WIU",
        ] {
            #expect(run.output.contains(part), "\(part)")
        }
        #expect(run.output.matches(of: /┌/).count == 1)
        #expect(run.columns <= 80)
    }

    @Test("Gives the same as a document, and in Chinese")
    func document() throws {
        let line = "permissions --os 13.4 --texts whenInUse,alwaysAndWhenInUse --request always --answers allowOnce"
        let document: [String: Any] = try CommandRun(line + " --format json").document()
        let outcomes = try #require(document["outcomes"] as? [[String: Any]])
        #expect(outcomes.map { $0["authorization"] as? String } == Array(repeating: "authorizedWhenInUse", count: 3))
        #expect(outcomes.map { $0["datum"] as? String } == ["WGS84", "GCJ02", "GCJ02"])
        #expect(CommandRun(line + " --language zh-Hans").output.contains("允许一次"))
    }

    @Test(
        "Refuses what cannot be, and says what can",
        arguments: [
            (
                "--answers allow",
                "first13 on iOS 18.0 does not offer “allow”. It offers allowOnce, allowWhileUsing, dontAllow."
            ),
            ("--answers alowOnce", "Did you mean “allowOnce”?"),
            ("--texts whenInUs", "Did you mean “whenInUse”?"),
            (
                "--os 13 --request temporaryFullAccuracy",
                "iOS 13.0 has no temporary full accuracy. Use --os 14 or later"
            ),
            ("--os 20", "--os: "),
            (
                "--os 14 --format html",
                "--os does not go with --format html. The page holds every choice: leave it out."
            ),
        ]
    )
    func refuses(_ flags: String, _ message: String) {
        let run = CommandRun("permissions " + flags)
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("Says that an answer found no prompt")
    func unused() {
        let run = CommandRun("permissions --texts none --answers allowOnce")
        #expect(run.code == 0)
        #expect(run.errors.contains("note: of the answers 1 had no prompt"))
    }
}
