// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PlistReport {
    /// The findings as workflow commands, which GitHub shows beside the lines of a change.
    var gitHubAnnotations: String {
        diagnostics.map { diagnostic in
            var properties = ["file=" + Self.escapedProperty(file)]
            if let line = diagnostic.line { properties.append("line=\(line)") }
            properties.append("title=" + Self.escapedProperty(diagnostic.id.rawValue))
            let message = words(of: diagnostic)
            let level = Self.levels[diagnostic.severity] ?? "notice"
            return "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message))"
        }.joined(separator: "\n")
    }

    private static let levels: [PlistDiagnostic.Severity: String] = [
        .error: "error", .warning: "warning", .info: "notice",
    ]

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
