// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// One run of the tool: what it prints, and how it ends.
struct PlistLint {
    /// The findings, each on a line that compilers print and Xcode shows beside the file.
    private(set) var lines: [String] = []

    /// What is wrong with the arguments; goes to standard error.
    private(set) var complaints: [String] = []

    /// 0 if every file is good, 1 if one has an error, 2 if the arguments cannot be used.
    private(set) var status: Int32 = 0

    init(arguments: [String]) {
        if arguments.contains("--help") {
            lines = LintRequest.help
            return
        }
        do throws(LintUsageError) {
            let request = try LintRequest(parsing: arguments)
            for file in request.files { check(file, as: request) }
        } catch {
            complaints = ["error: \(error.message)"] + LintRequest.help
            status = 2
        }
    }

    private mutating func check(_ file: String, as request: LintRequest) {
        let found = findings(in: file, as: request)
        for finding in found {
            let words = [finding.message(in: request.language), finding.remedy(in: request.language)]
            let gap = request.language == .english ? " " : ""
            let level = Self.levels[finding.severity] ?? "note"
            lines.append("\(file):\(finding.line ?? 1): \(level): \(words.joined(separator: gap)) [\(finding.id)]")
        }
        let bad: Set<PlistDiagnostic.Severity> = request.isStrict ? [.error, .warning] : [.error]
        if found.contains(where: { bad.contains($0.severity) }) {
            status = 1
        } else if found.isEmpty {
            lines.append("\(file): nothing to say about location")
        }
    }

    private func findings(in file: String, as request: LintRequest) -> [PlistDiagnostic] {
        do throws(PropertyListError) {
            let texts = try LocalizedTexts(contentsOf: request.strings)
            return PlistLinter.diagnostics(
                for: try InfoPlist(contentsOfFile: file),
                targets: request.targets,
                purposeKeys: request.purposeKeys,
                localizedKeys: texts.keys
            )
        } catch {
            return [PlistLinter.diagnostic(for: error, targets: request.targets)]
        }
    }

    private static let levels: [PlistDiagnostic.Severity: String] = [
        .error: "error", .warning: "warning", .info: "note",
    ]
}
