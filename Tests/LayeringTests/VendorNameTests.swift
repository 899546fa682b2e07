// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Vendor names in the contract")
struct VendorNameTests {
    private let rule = PatternRule.vendorNames

    @Test("The suite names no vendor but in a clause's source")
    func namesNoVendor() {
        #expect(rule.violations(in: SourceTree.files) == [])
    }

    @Test(
        "Finds a planted name",
        arguments: [
            "if name == \"amap\" {}", "// Tencent does this", "let tencentStyle = 1", "Clause(mistake: \"as Baidu\")",
            "/// 高德", "Clause(source: \"Apple\", mistake: \"AMap\")",
        ]
    )
    func findsNames(_ text: String) {
        #expect(rule.violations(in: SourceFile("Sources/ProviderContract/A.swift", text)).count == 1)
    }

    @Test("Leaves sources and other targets alone")
    func leavesSourcesAlone() {
        let text = "Clause(source: \"AMap's header\" + \", Tencent's guide\", mistake: \"none\")"
        #expect(rule.violations(in: SourceFile("Sources/ProviderContract/A.swift", text)) == [])
        #expect(rule.violations(in: SourceFile("Sources/AMapStyleAdapter/A.swift", "let amap = 1")) == [])
    }
}
