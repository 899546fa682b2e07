// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// One thing that should have come of a run.
    public struct Expectation: Sendable, Equatable {
        /// The way to the value in the run's summary.
        ///
        /// For example `lastLocation.datum`.
        public let path: String
        /// What is expected, as the scenario writes it.
        public let expected: DeviceJSON
        /// The keys that lead to the value.
        let keys: [String]
        let matcher: Matcher

        /// Compares with the summary of a run.
        public func outcome(in summary: DeviceJSON) -> ExpectationOutcome {
            let value = keys.reduce(summary) { $0[$1] ?? .null }
            return ExpectationOutcome(
                path: path,
                expected: expected,
                found: matcher.shown(value),
                isMet: matcher.matches(value)
            )
        }
    }

    /// How an expectation compares with a run.
    public struct ExpectationOutcome: Sendable, Equatable {
        /// The way to the value in the run's summary.
        public let path: String
        /// What was expected, as the scenario writes it.
        public let expected: DeviceJSON
        /// What the run has, in the form in which it was compared: ids for a list of ids, a length for a length.
        public let found: DeviceJSON
        /// Whether the expectation is met.
        public let isMet: Bool

        /// The outcome as an entry of the output's list of expectations.
        public var json: DeviceJSON {
            ["path": .string(path), "expected": expected, "found": found, "ok": .bool(isMet)]
        }
    }
}
