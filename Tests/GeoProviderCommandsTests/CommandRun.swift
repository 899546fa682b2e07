// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProviderCommands
import Testing

/// What a command line did.
struct CommandRun {
    let code: Int32
    let output: String
    let errors: String

    /// Carries out a command line, its words separated by blanks.
    init(_ line: String, width: Int = 80, isColored: Bool = false) {
        self.init(line.split(separator: " ").map(String.init), width: width, isColored: isColored)
    }

    /// Carries out a command line.
    init(
        _ arguments: [String],
        providers: [ProviderRegistration] = .standard,
        width: Int = 80,
        isColored: Bool = false
    ) {
        let console = Console.capturing(width: width, isColored: isColored)
        code = GeoProviderCommands.run(arguments: arguments, providers: providers, console: console)
        output = console.output
        errors = console.errorOutput
    }

    /// The one document on standard output.
    func document<Value>(as type: Value.Type = [String: Any].self) throws -> Value {
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        return try #require(value as? Value)
    }
}

extension CommandRun {
    /// The widest line of standard output.
    var columns: Int { output.split(separator: "\n").map(\.count).max() ?? 0 }
}

/// A folder of a test's own, gone when the test is done.
final class Scratch {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("geoprovider-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        let path = path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// The names of the files in the folder.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
