// SPDX-License-Identifier: Apache-2.0

/// One rule of the linter: what it is called, how bad it is, which iOS versions it concerns, and how it is found.
struct PlistRule: Sendable {
    /// The finding that the rule makes.
    let id: PlistDiagnostic.ID

    /// How bad a finding is, where the check does not say otherwise.
    let severity: PlistDiagnostic.Severity

    /// The rule sets that the finding concerns.
    var concerns: [RuleSet] = RuleSet.all

    /// Whether the rule is asked only if a target is concerned.
    var needsTarget = false

    /// Looks at the file; a pure function.
    let check: @Sendable (PlistSubject) -> [PlistFinding]

    /// The diagnostics of the rule for a file.
    func diagnostics(for subject: PlistSubject) -> [PlistDiagnostic] {
        let concerned = subject.targets.filter { concerns.contains(RuleSet(binding: $0)) }
        guard !needsTarget || !concerned.isEmpty else { return [] }
        return check(subject).map { finding in
            PlistDiagnostic(
                id,
                finding.severity ?? severity,
                os: finding.os ?? concerned,
                key: finding.key,
                line: finding.line,
                text: .row(finding.text, arguments: finding.arguments)
            )
        }
    }
}
