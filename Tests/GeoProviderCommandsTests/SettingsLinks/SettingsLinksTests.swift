// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("settings-links")
struct SettingsLinksTests {
    private func document(_ line: String) throws -> [String: Any] {
        let run = CommandRun(line + " --format json")
        #expect(run.code == 0, "\(run.errors)")
        return try run.document()
    }

    @Test("Without a version it lists schemes with their ranges, and every link with what to use instead.")
    func everything() throws {
        let document = try document("settings-links")
        #expect(document["formatVersion"] as? Int == 1)
        #expect(document.keys.sorted() == ["formatVersion", "links", "os", "schemes"])
        let schemes = try #require(document["schemes"] as? [[String: Any]])
        #expect(schemes.allSatisfy { $0.keys.sorted() == ["from", "opens", "rule", "scheme", "until"] })
        #expect(Set(schemes.compactMap { $0["scheme"] as? String }).isSuperset(of: ["prefs:", "App-Prefs:"]))
        let links = try #require(document["links"] as? [[String: Any]])
        #expect(links.count > 40)
        #expect(links.allSatisfy { $0.keys.sorted() == ["advice", "instead", "links", "name", "nameZh", "opens"] })
        let advice = links.compactMap { $0["advice"] as? String }
        #expect(advice.count == links.count && advice.allSatisfy { !$0.isEmpty })
    }

    @Test(
        "For a version it says what each of the two schemes opens.",
        arguments: [
            ("8", ["page", "nothing"]), ("9.3", ["page", "nothing"]), ("10", ["nothing", "page"]),
            ("11", ["nothing", "settings"]), ("17.4", ["nothing", "settings"]), ("26", ["nothing", "settings"]),
        ]
    )
    func oneVersion(_ os: String, _ opens: [String]) throws {
        let links = try #require(try document("settings-links --os \(os)")["links"] as? [[String: Any]])
        let location = try #require(links.first { ($0["links"] as? [String])?[0] == "prefs:root=LOCATION_SERVICES" })
        #expect(location["opens"] as? [String] == opens)
        #expect(location["instead"] as? String == "locationRequest")
    }

    @Test("The text names the public links and keeps to the width.", arguments: [60, 80, 120], ["", " --os 9"])
    func text(_ width: Int, _ flag: String) {
        let run = CommandRun("settings-links" + flag, width: width)
        #expect(run.code == 0)
        #expect(run.columns <= width)
        #expect(run.output.contains("UIApplication.openSettingsURLString"))
        #expect(run.output.contains("root=LOCATION_SERVICES"))
    }

    @Test("A version that never was is refused with the nearest one.", arguments: [("20", "26"), ("7", "iOS 8")])
    func unknownVersion(_ os: String, _ hint: String) {
        let run = CommandRun("settings-links --os \(os)")
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(hint))
    }
}
