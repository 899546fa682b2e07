// SPDX-License-Identifier: Apache-2.0

extension PlistDiagnostic {
    /// How bad a finding is.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable, CustomStringConvertible {
        /// Something will not work.
        case error
        /// Something will probably not work as meant.
        case warning
        /// Nothing is wrong; the fact is worth knowing.
        case info

        /// The name that reports use.
        public var description: String { rawValue }

        /// Orders the worst first.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }
}
