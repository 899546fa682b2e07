// SPDX-License-Identifier: Apache-2.0

/// What a rule of the linter found; the rule adds its id, and its severity and versions unless they are given here.
struct PlistFinding: Sendable {
    let text: PlistText
    var severity: PlistDiagnostic.Severity?
    var key: String?
    var line: Int?
    var arguments: [String: String]
    var os: [IOSVersion]?

    init(
        _ text: PlistText,
        severity: PlistDiagnostic.Severity? = nil,
        key: String? = nil,
        line: Int? = nil,
        os: [IOSVersion]? = nil,
        _ arguments: [String: String] = [:]
    ) {
        self.text = text
        self.severity = severity
        self.key = key
        self.line = line
        self.arguments = arguments
        self.os = os
    }
}
