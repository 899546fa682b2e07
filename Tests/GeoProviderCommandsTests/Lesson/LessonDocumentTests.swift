// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@testable import GeoProviderCommands

@Suite("The pages of the lessons")
struct LessonDocumentTests {
    private static let folder = ScenarioFiles.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Documentation/Lessons")

    /// `GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter LessonDocumentTests` writes the pages anew.
    @Test("Each page is what the lesson prints now.", arguments: [""] + Lesson.all.map(\.name), PromptLanguage.allCases)
    func page(_ name: String, _ language: PromptLanguage) throws {
        let run = CommandRun("lesson \(name) --format markdown --language \(language.rawValue)")
        #expect(run.code == 0, "\(run.errors)")
        let ending = language == .english ? "md" : "zh-CN.md"
        let file = Self.folder.appending(path: "\(name.isEmpty ? "README" : name).\(ending)")
        if ProcessInfo.processInfo.environment["GEOPROVIDER_WRITE_DOCUMENTS"] != nil {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(run.output.utf8).write(to: file)
        }
        let found = try? String(contentsOf: file, encoding: .utf8)
        #expect(found == run.output, "Run: GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter LessonDocumentTests")
    }

    @Test("There are no other pages.")
    func noOthers() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let known = (["README"] + Lesson.all.map(\.name)).flatMap { ["\($0).md", "\($0).zh-CN.md"] }
        #expect(names.sorted() == known.sorted())
    }
}
