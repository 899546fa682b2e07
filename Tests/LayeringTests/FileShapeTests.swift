// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("The shape of files")
struct FileShapeTests {
    private let rule = FileShapeRule()
    private let head = "// SPDX-License-Identifier: Apache-2.0\n"

    @Test("Every file starts with its licence and is short enough")
    func isInShape() {
        #expect(rule.violations(in: SourceTree.files + [SourceTree.manifest]) == [])
    }

    @Test(
        "Finds a file without its licence",
        arguments: [
            "", "import Testing\n", "\n// SPDX-License-Identifier: Apache-2.0\n", "// SPDX-License-Identifier: MIT\n",
        ]
    )
    func findsMissingLicences(_ text: String) {
        #expect(rule.violations(in: SourceFile("Sources/Geodesy/A.swift", text)).count == 1)
    }

    @Test("Finds a file of 301 lines, and leaves 300 lines and tables alone")
    func findsLongFiles() {
        func file(_ name: String, lines: Int) -> SourceFile {
            SourceFile("Sources/Geodesy/" + name, head + String(repeating: "\n", count: lines - 1))
        }
        #expect(rule.violations(in: file("A.swift", lines: 301)).count == 1)
        #expect(rule.violations(in: file("A.swift", lines: 300)) == [])
        #expect(rule.violations(in: file("A+Table.swift", lines: 900)) == [])
    }

    @Test("Accepts a manifest whose first line is the version of its tools")
    func acceptsManifests() {
        #expect(rule.violations(in: SourceFile("Package.swift", "// swift-tools-version: 6.2\n" + head)) == [])
        #expect(rule.violations(in: SourceFile("Package.swift", "// swift-tools-version: 6.2\n\n")).count == 1)
    }
}
