// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Branches on iOS versions")
struct VersionBranchTests {
    private let rule = PatternRule.versionBranches

    private func violations(_ text: String, in target: String = "SimulatedDevice") -> [Violation] {
        rule.violations(in: SourceFile("Sources/\(target)/A.swift", text))
    }

    @Test("Nothing outside PermissionRules branches on an iOS version or a rule set")
    func asksTheTables() {
        #expect(rule.violations(in: SourceTree.files) == [])
    }

    @Test(
        "Finds a planted branch",
        arguments: [
            "if #available(iOS 14, *) {}", "guard #unavailable(iOS 13) else { return }",
            "if device.os >= other {}", "if os.major >= 14 {}", "guard 14 <= device.os.major else { return }",
            "let isNew = version > minimum", "if environment.systemVersion != \"13.0\" {}",
            "if device.os\n    < limit {}",
            "if ruleSet == .ios14 {}", "if rules < RuleSet.ios13 {}", "if .ios8 == current {}", "x.rules != y.rules",
            "if RuleSet(binding: a) >= RuleSet.ios17 {}", "if current >= IOSVersion(major: 14) {}",
            "switch ruleSet {\ndefault: break }", "switch device.os.major { default: break }", "switch rules.name {}",
            "case .ios14, .ios17: return 1", "if (8...10).contains(os.major) {}",
            "if [.ios8, .ios11].contains(current) {}",
            "if RuleSet.ios14On.contains(current) {}", "if set.contains(.ios14) {}", "if 14...17 ~= os.major {}",
            "return ProcessInfo.processInfo.isOperatingSystemAtLeast(x)", "let a = os.major < 14 ? 1 : 2",
            "for case .ios14 in all {}", "if device.os?.minor == 4 {}",
        ]
    )
    func findsBranches(_ text: String) {
        #expect(!violations(text).isEmpty)
    }

    @Test(
        "Leaves versions alone that are carried, looked up or asked of a table, and versions of other things",
        arguments: [
            "let os = try IOSVersion(parsing: text)", "let rules = RuleSet(binding: device.os)",
            "let clause = Clause(rules: [.ios14, .ios17])", "if clause.rules.contains(rules) {}",
            "if device.traits.hasPreciseSwitch {}", "let machine = PermissionMachine(rules)", "self.os = os",
            "if sdkVersion >= other {}", "if formatVersion == 1 {}", "if versions.count > 1 {}", "if os == nil {}",
            "func f(os: IOSVersion) -> Int { 1 }", "for index in 0..<rules.count {}", "let a: Array<RuleSet> = rules",
            "// if os.major >= 14", "print(\"if os.major >= 14\")", "@available(iOS 17, *) struct A {}",
        ]
    )
    func leavesDataAlone(_ text: String) {
        #expect(violations(text) == [])
    }

    @Test("Every allowance is used")
    func hasNoStaleAllowances() {
        #expect(rule.staleAllowances(in: SourceTree.files) == [])
    }

    @Test("Leaves PermissionRules and tests alone")
    func leavesTablesAlone() {
        #expect(violations("if os.major >= 14 {}", in: "PermissionRules") == [])
        #expect(rule.violations(in: SourceFile("Tests/ATests/A.swift", "if os.major >= 14 {}")) == [])
    }
}
