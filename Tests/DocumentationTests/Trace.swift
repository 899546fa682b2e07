// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the package must do, row by row, and what shows that it does.
struct Trace: Decodable {
    struct Row: Decodable {
        /// The number of the requirement, such as `R07`.
        var id: String
        var statement: String
        var tests: [TestFile]?
        /// Scenarios below `Examples/Scenarios`, without the extension.
        var scenarios: [String]?
        /// Programs of the examples.
        var programs: [String]?
        /// What nothing shows yet.
        var open: String?

        /// The number of things that show the row, clauses aside.
        var evidence: Int { (tests ?? []).reduce(0) { $0 + $1.names.count } + named }

        private var named: Int { (scenarios ?? []).count + (programs ?? []).count }
    }

    struct TestFile: Decodable {
        var file: String
        var names: [String]
    }

    var rows: [Row]
    /// The clauses of the contract whose source cites a row, by row.
    var clauses: [String: [String]] = [:]

    private enum CodingKeys: String, CodingKey { case rows }

    /// Reads the table, and who cites its rows, from a repository.
    init(in repository: Repository) throws {
        self = try JSONDecoder().decode(Trace.self, from: Data(repository.text(of: "Documentation/trace.json").utf8))
        let folder = "Sources/ProviderContract/Clauses"
        for file in repository.files(in: folder) where file.hasSuffix(".swift") {
            note(try repository.text(of: "\(folder)/\(file)"))
        }
    }

    /// Takes the citations of a source file: each row that is named belongs to the clause named last before it.
    private mutating func note(_ source: String) {
        var clause: String?
        for match in source.matches(of: #/"(?<clause>[A-Z]{3,4}-[0-9]{2})"|\b(?<row>R[0-3][0-9])\b/#) {
            if let found = match.output.clause { clause = String(found) }
            guard let row = match.output.row.map(String.init), let clause else { continue }
            if clauses[row]?.contains(clause) != true { clauses[row, default: []].append(clause) }
        }
    }

    /// What the table says and the repository does not have, a line each.
    func faults(in repository: Repository) -> [String] {
        rows.flatMap { faults(of: $0, in: repository) }
    }

    private func faults(of row: Row, in repository: Repository) -> [String] {
        var faults: [String] = []
        for file in row.tests ?? [] { faults += missing(from: file, in: repository) }
        for name in row.scenarios ?? [] where !repository.has("Examples/Scenarios/\(name).json") {
            faults.append("there is no scenario \(name)")
        }
        for name in row.programs ?? [] where !repository.has("Examples/Sources/\(name)/\(name).swift") {
            faults.append("there is no program \(name)")
        }
        if row.evidence == 0, row.open == nil { faults.append("nothing shows it, and it is not open") }
        return faults.map { "\(row.id): \($0)" }
    }

    private func missing(from file: TestFile, in repository: Repository) -> [String] {
        guard let source = try? repository.text(of: file.file) else { return ["there is no file \(file.file)"] }
        let names = Set(source.matches(of: #/@Test\(\s*"([^"]*)"/#).map { String($0.output.1) })
        return file.names.filter { !names.contains($0) }.map { "\(file.file) has no test “\($0)”" }
    }
}

/// The files of the repository.
struct Repository {
    let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path) }

    func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func files(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? [])
            .sorted()
    }
}
