// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LocationPlistTool

@Suite("The Info.plist check of a build")
struct PlistLintTests {
    /// The scenarios of the examples, which bring Info.plists along.
    private static let scenarios = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Scenarios").path

    private static func file(_ name: String) -> String { scenarios + "/" + name }

    @Test("An error is printed as compilers print one, and fails the build.")
    func error() throws {
        let lint = PlistLint(arguments: [Self.file("always-only.plist"), "--os", "17.4"])
        let first = try #require(lint.lines.first)
        #expect(first.hasPrefix(Self.file("always-only.plist") + ":25: error: "))
        #expect(first.contains("NSLocationWhenInUseUsageDescription"))
        #expect(lint.status == 1)
    }

    @Test("A file without errors lets the build go on.")
    func good() {
        let lint = PlistLint(arguments: [Self.file("foreground.plist")])
        #expect(lint.status == 0)
        #expect(!lint.lines.contains { $0.contains(": error: ") })
    }

    @Test("With --strict a warning fails the build, too.")
    func strict() {
        let files = ["all-three.plist", "navigation.plist", "foreground.plist"].map(Self.file)
        let lenient = files.filter { PlistLint(arguments: [$0]).status == 0 }
        let warned = lenient.filter { file in
            PlistLint(arguments: [file]).lines.contains { $0.contains(": warning: ") }
        }
        #expect(lenient.filter { PlistLint(arguments: [$0, "--strict"]).status == 1 } == warned)
        #expect(PlistLint(arguments: [Self.file("always-only.plist"), "--strict"]).status == 1)
    }

    @Test("The findings can be had in Chinese.")
    func chinese() {
        let arguments = [Self.file("always-only.plist"), "--language", "zh-Hans"]
        #expect(PlistLint(arguments: arguments).lines.contains { $0.contains("系统") || $0.contains("弹") })
    }

    @Test("Versions decide: what a request needs on iOS 10 is not what it needs on 17.")
    func versions() {
        let file = Self.file("always-only.plist")
        #expect(PlistLint(arguments: [file, "--os", "10"]).lines != PlistLint(arguments: [file, "--os", "17"]).lines)
    }

    @Test("A file that cannot be read is an error at its first line.")
    func unreadable() {
        let lint = PlistLint(arguments: ["nowhere/Info.plist"])
        #expect(lint.status == 1)
        #expect(lint.lines.count == 1)
        #expect(lint.lines.allSatisfy { $0.hasPrefix("nowhere/Info.plist:1: error: ") })
    }

    @Test(
        "Arguments that cannot be used end with 2 and say why.",
        arguments: [
            ([], "There is no Info.plist"), (["a.plist", "--os"], "--os wants a value"),
            (["a.plist", "--os", "x"], "--os x"), (["a.plist", "--oz"], "no option --oz"),
            (["a.plist", "--language", "fr"], "write en or zh-Hans"),
            (["--search", "/nowhere"], "There is no Info.plist"),
        ]
    )
    func usage(_ arguments: [String], _ message: String) {
        let lint = PlistLint(arguments: arguments)
        #expect(lint.status == 2)
        #expect(lint.complaints.first?.contains(message) == true)
        #expect(lint.lines.isEmpty)
    }

    @Test("Without a file every Info.plist below the folder is checked, and none of others'.")
    func search() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = try Data(contentsOf: URL(fileURLWithPath: Self.file("always-only.plist")))
        for path in ["App/Info.plist", "Widget/Widget-Info.plist", "Pods/Info.plist", ".build/Info.plist", "A.plist"] {
            let file = folder.appendingPathComponent(path)
            let parent = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try source.write(to: file)
        }
        let found = PlistSearch.files(below: folder.path).map { $0.dropFirst(folder.path.count + 1) }
        #expect(found == ["App/Info.plist", "Widget/Widget-Info.plist"])
        #expect(PlistLint(arguments: ["--search", folder.path]).status == 1)
        #expect(PlistLint(arguments: ["--search", folder.path, Self.file("foreground.plist")]).status == 0)
    }
}
