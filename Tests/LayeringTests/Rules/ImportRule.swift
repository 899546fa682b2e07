// SPDX-License-Identifier: Apache-2.0

/// Imports follow the table: no arrow skips a layer, and nothing is handed on that the table does not hand on.
struct ImportRule: SourceRule {
    func violations(in file: SourceFile) -> [Violation] {
        ImportStatement.all(in: file).compactMap { statement in
            fault(of: statement, in: file).map { Violation(path: file.path, line: statement.line, message: $0) }
        }
    }

    private func fault(of statement: ImportStatement, in file: SourceFile) -> String? {
        file.isProduct ? productFault(of: statement, in: file) : testFault(of: statement, in: file)
    }

    private func productFault(of statement: ImportStatement, in file: SourceFile) -> String? {
        guard let row = ImportTable.rows[file.target] else { return "the import table has no target \(file.target)" }
        let module = statement.module
        if statement.isTestable { return "a product imports nothing as @testable" }
        if statement.isExported, !row.exports.contains(module) {
            return "\(file.target) may not hand on \(module)"
        }
        if row.own.contains(module) { return nil }
        let allowed = row.system.filter { $0.module == module }.map(\.below)
        guard !allowed.isEmpty else { return "\(file.target) may not import \(module)" }
        let folder = "Sources/\(file.target)/"
        guard allowed.contains(where: { file.path.hasPrefix(folder + $0) }) else {
            return "\(file.target) may import \(module) only in \(allowed.joined(separator: ", "))"
        }
        return nil
    }

    private func testFault(of statement: ImportStatement, in file: SourceFile) -> String? {
        let module = statement.module
        if statement.isExported { return "a test hands nothing on" }
        if statement.isTestable, ImportTable.testsWithoutTestable.contains(file.target) {
            return "\(file.target) goes through the public door: no @testable"
        }
        if let alone = ImportTable.testsWithoutTarget[file.target] {
            return alone.contains(module) ? nil : "\(file.target) may not import \(module)"
        }
        let tested = String(file.target.dropLast("Tests".count))
        guard file.target.hasSuffix("Tests"), let row = ImportTable.rows[tested] else {
            return "the import table has no target for \(file.target)"
        }
        let allowed =
            ImportTable.everyTest + [tested] + row.own + row.system.map(\.module)
            + (ImportTable.furtherForTests[file.target] ?? [])
        return allowed.contains(module) ? nil : "\(file.target) may not import \(module)"
    }
}
