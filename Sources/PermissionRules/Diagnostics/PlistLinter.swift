// SPDX-License-Identifier: Apache-2.0

/// Finds what is wrong with the location keys of an Info.plist, before a phone ignores a request without a word.
public enum PlistLinter {
    /// The findings for a file, the worst first, then by line.
    ///
    /// - Parameters:
    ///   - plist: The file.
    ///   - targets: The iOS versions the app runs on; some findings depend on them.
    ///   - purposeKeys: The purpose keys that the app passes to requests for temporary full accuracy.
    ///   - localizedKeys: The keys for which the app's strings files have texts.
    public static func diagnostics(
        for plist: InfoPlist,
        targets: [IOSVersion],
        purposeKeys: [String] = [],
        localizedKeys: Set<String> = []
    ) -> [PlistDiagnostic] {
        let subject = PlistSubject(
            plist: plist,
            targets: targets,
            purposeKeys: purposeKeys,
            localizedKeys: localizedKeys
        )
        let found = PlistRule.table.flatMap { $0.diagnostics(for: subject) }
        let isApp = !found.contains { $0.id == .notAnApp }
        let kept = found.filter { isApp || $0.severity != .warning || $0.id == .notAnApp }
        return kept.enumerated()
            .sorted { left, right in
                let (first, second) = (left.element, right.element)
                let (firstLine, secondLine) = (first.line ?? .max, second.line ?? .max)
                return (first.severity, firstLine, left.offset) < (second.severity, secondLine, right.offset)
            }
            .map(\.element)
    }

    /// The one finding for a file that is no property list.
    public static func diagnostic(for error: PropertyListError, targets: [IOSVersion]) -> PlistDiagnostic {
        PlistDiagnostic(.parse, .error, os: targets, key: nil, line: error.line, text: .fault(error))
    }
}
