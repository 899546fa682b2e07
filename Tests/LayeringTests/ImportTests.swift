// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Who imports whom")
struct ImportTests {
    private let rule = ImportRule()

    @Test("Every import line follows the table")
    func followsTheTable() {
        #expect(rule.violations(in: SourceTree.files) == [])
    }

    @Test("The sources are really read")
    func readsTheSources() {
        #expect(SourceTree.files.count > 100)
        #expect(SourceTree.files.contains { $0.path == "Tests/LayeringTests/ImportTests.swift" && $0.text.count > 500 })
        #expect(SourceTree.files.flatMap(ImportStatement.all).count > 100)
    }

    @Test("Every target has its row in the table", arguments: SourceTree.targets)
    func knowsTargets(_ target: String) {
        #expect(ImportTable.rows[target] != nil)
    }

    @Test("Every test target is named after a target", arguments: SourceTree.testTargets)
    func knowsTestTargets(_ target: String) {
        let tested = String(target.dropLast("Tests".count))
        #expect(ImportTable.testsWithoutTarget[target] != nil || ImportTable.rows[tested] != nil)
    }

    @Test("No arrow of the table goes up: rows name only targets whose own rows do not name them back")
    func hasNoCycles() {
        func reached(from target: String) -> Set<String> {
            var seen: Set<String> = []
            var open = ImportTable.rows[target]?.own ?? []
            while let next = open.popLast() {
                guard seen.insert(next).inserted else { continue }
                open += ImportTable.rows[next]?.own ?? []
            }
            return seen
        }
        for target in ImportTable.rows.keys {
            #expect(!reached(from: target).contains(target), "\(target)")
        }
    }

    @Test(
        "The forbidden arrows are not in the table",
        arguments: [
            ("NativeStyleAdapter", ["SimulatedDevice"]), ("AMapStyleAdapter", ["SimulatedDevice"]),
            ("TencentStyleAdapter", ["SimulatedDevice"]), ("CoreLocationBridge", ["SimulatedDevice"]),
            ("ProviderContract", ["SimulatedCoreLocation", "NativeStyleAdapter", "SimulatedAMapLocationKit"]),
            ("GeoProvider", ["SimulatedDevice", "PermissionRules", "CoreLocationBridge", "SimulatedCoreLocation"]),
            ("Geodesy", ["Foundation"]), ("PermissionRules", ["SimulatedDevice", "Geodesy"]),
        ]
    )
    func forbidsArrows(_ target: String, _ modules: [String]) throws {
        let row = try #require(ImportTable.rows[target])
        #expect(modules.allSatisfy { !row.own.contains($0) && !row.system.map(\.module).contains($0) })
    }

    @Test(
        "Finds a planted import",
        arguments: [
            ("Sources/NativeStyleAdapter/A.swift", "import SimulatedDevice"),
            ("Sources/NativeStyleAdapter/A.swift", "internal import class SimulatedDevice.SimulatedDevice"),
            ("Sources/ProviderContract/A.swift", "#if canImport(X)\npublic import SimulatedCoreLocation\n#endif"),
            ("Sources/GeoProvider/A.swift", "let a = 1; import Foundation"),
            ("Sources/GeoProvider/Location/A.swift", "@preconcurrency import UIKit"),
            ("Sources/Geodesy/Datum.swift", "import Glibc"),
            ("Sources/PermissionRules/Machine/A.swift", "import Foundation"),
            ("Sources/SimulatedEnvironment/A.swift", "@_exported public import SimulatedDevice"),
            ("Sources/GeoProviderCommands/A.swift", "@testable import SimulatedDevice"),
            ("Sources/Unknown/A.swift", "import Geodesy"),
            ("Tests/ProviderContractTests/A.swift", "@testable import ProviderContract"),
            ("Tests/GeodesyTests/A.swift", "import SimulatedCoreLocation"),
            ("Tests/LayeringTests/A.swift", "import Geodesy"),
            ("Tests/UnknownTests/A.swift", "import Testing"),
            ("Tests/GeodesyTests/A.swift", "@_exported import Geodesy"),
        ]
    )
    func findsPlantedImports(_ path: String, _ text: String) {
        #expect(rule.violations(in: SourceFile(path, text)).count == 1)
    }

    @Test(
        "Leaves an import alone that the table has, and what only looks like one",
        arguments: [
            ("Sources/NativeStyleAdapter/A.swift", "public import GeoProvider\nimport CoreLocation"),
            ("Sources/Geodesy/CMath.swift", "import Glibc"),
            ("Sources/GeoProvider/Exports.swift", "@_exported public import Geodesy"),
            ("Sources/Geodesy/A.swift", "// import Foundation\nlet a = \"import UIKit\"\n/*\nimport X\n*/"),
            ("Sources/Geodesy/A.swift", "func importTrack() {}"),
            ("Tests/GeodesyTests/A.swift", "@testable import Geodesy\nimport Testing"),
            ("Tests/ProviderContractTests/A.swift", "import NativeStyleAdapter\nimport ProviderContract"),
        ]
    )
    func acceptsListedImports(_ path: String, _ text: String) {
        #expect(rule.violations(in: SourceFile(path, text)) == [])
    }

    @Test("Names file, line and module")
    func namesThePlace() {
        let file = SourceFile("Sources/Geodesy/A.swift", "\n\nimport Foundation")
        let place = "Sources/Geodesy/A.swift:3: Geodesy may not import Foundation"
        #expect(rule.violations(in: file).map(\.description) == [place])
    }
}
