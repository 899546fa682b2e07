// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("iOS versions and the rule sets that bind them")
struct IOSVersionTests {
    @Test(
        "A version is bound by the rule set of its band",
        arguments: [
            ("8", "8"), ("8.0", "8"), ("9.3.6", "8"), ("10.3", "8"), ("11", "11"), ("12.5", "11"), ("13", "13.0"),
            ("13.3.1", "13.0"), ("13.4", "13.4"), ("13.7", "13.4"), ("14", "14"), ("15.8", "14"), ("16.7", "14"),
            ("17", "17"), ("17.6", "17"), ("18", "18"), ("18.7", "18"), ("26", "18"), ("26.4", "18"), ("27.1", "18"),
        ]
    )
    func bands(_ text: String, _ rules: String) throws {
        #expect(RuleSet(binding: try IOSVersion(parsing: text)).name == rules)
    }

    @Test("A bare major means .0, and a patch number is ignored")
    func numbers() throws {
        #expect(try IOSVersion(parsing: "13") == IOSVersion(major: 13, minor: 0))
        #expect(try IOSVersion(parsing: "13.4.1").description == "13.4")
        #expect(try IOSVersion(parsing: "9.3") < IOSVersion(parsing: "13.0"))
        #expect(try IOSVersion(parsing: "13.4") < IOSVersion(parsing: "13.10"))
    }

    @Test("Versions 19 to 25 never existed", arguments: 19...25)
    func neverExisted(_ major: Int) {
        let error = #expect(throws: IOSVersionError.self) { try IOSVersion(parsing: "\(major).1") }
        #expect(error?.message.contains("did you mean 26?") == true)
    }

    @Test("iOS below 8 does not ask", arguments: ["7", "7.1", "1", "0"])
    func tooOld(_ text: String) {
        let error = #expect(throws: IOSVersionError.self) { try IOSVersion(parsing: text) }
        #expect(error?.message.contains("iOS 8 is the first version that asks") == true)
    }

    @Test(
        "Anything else is an error that shows what was written",
        arguments: [
            "", ".", "13.", ".4", "13..4", "13.4.1.2", "iOS 13", "13,4", "-13", "+13", "13.x", "１３", " 13", "13 ",
            "1e1", "99999999999999999999",
        ]
    )
    func junk(_ text: String) {
        let error = #expect(throws: IOSVersionError.self) { try IOSVersion(parsing: text) }
        #expect(error?.message.contains("“\(text)”") == true)
    }

    @Test("Versions that may come later are named as unknown", arguments: ["28", "100.0", "27.100"])
    func unknown(_ text: String) {
        let error = #expect(throws: IOSVersionError.self) { try IOSVersion(parsing: text) }
        #expect(error?.message.contains("8.0 to 27.x") == true)
    }

    @Test("Rule sets are named by the first version they bind, and ordered by it")
    func names() throws {
        #expect(RuleSet.all.map(\.name) == ["8", "11", "13.0", "13.4", "14", "17", "18"])
        #expect(RuleSet.all == RuleSet.all.sorted())
        for rules in RuleSet.all {
            #expect(RuleSet(named: rules.name) == rules)
            #expect(RuleSet(binding: try IOSVersion(parsing: rules.name)) == rules)
        }
    }

    @Test("Only these seven names name a rule set", arguments: ["", "13", "9", "11.0", "26", "ios8", "18 "])
    func otherNames(_ name: String) {
        #expect(RuleSet(named: name) == nil)
    }
}
