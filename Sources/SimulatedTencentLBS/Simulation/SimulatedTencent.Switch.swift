// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension SimulatedTencent {
    /// A contested point of the SDK, with its possible values.
    public struct Switch: Sendable, Hashable {
        /// The name used by `--switch NAME=VALUE`.
        public let name: SwitchName
        /// What the switch accepts.
        public let kind: RuleSwitch.Kind
        /// The value it has unless told otherwise, as text.
        public let defaultValue: String
        /// What it decides.
        public let statement: String

        /// The values the switch accepts, as a message shows them.
        public var possibleValues: String { words.joined(separator: ", ") }

        /// Whether the switch accepts a value.
        public func accepts(_ value: String) -> Bool { words.contains(value) }

        private var words: [String] {
            if case .choice(let words) = kind { words } else { ["true", "false"] }
        }

        /// The entry of a name.
        public static func named(_ name: SwitchName) -> Switch { all.first { $0.name == name } ?? all[0] }

        /// The registry, in the order of the names.
        public static let all: [Switch] = [
            choice(
                .tencentErrorDomain,
                ["TencentLBSLocationErrorDomain", "kCLErrorDomain"],
                "The domain of the SDK's errors; the header exports none."
            ),
            choice(
                .tencentTimeoutCovers,
                ["generation", "request", "address"],
                "What locationTimeout covers: by generation (from 4.3 the whole request), always that, or the address."
            ),
            choice(
                .tencentTimeoutCode,
                ["unknown", "network", "other"],
                "What a one-shot says that times out without any location."
            ),
            flag(
                .tencentInitHangs,
                false,
                "Making a manager hangs in reading the accuracy, up to 4.0.1: nothing ever comes of it."
            ),
            choice(
                .tencentClockWhileUndetermined,
                ["stands", "runs"],
                "Whether a one-shot's clock runs while the user has not decided."
            ),
            flag(.tencentCancelCallsBlock, false, "A cancelled one-shot's block is called, with code 4."),
            flag(.tencentAddressFailureIsError, false, "A failed address brings error 2 beside the location."),
            flag(.tencentForwardsInitialAuthorization, true, "The first authorization callback reaches the app."),
            flag(.tencentConsentPersists, false, "The consent of one process holds in the next."),
            choice(
                .tencentRefusedKeyFails,
                ["address", "location"],
                "What fails with a key that Tencent does not accept."
            ),
            flag(.tencentPoiHasName, true, "Locations of the level Poi have a name."),
            flag(
                .tencentRepeatsLastFix,
                true,
                "The callback timer repeats the last location if there is no newer one."
            ),
        ]

        private static func flag(_ name: SwitchName, _ value: Bool, _ statement: String) -> Switch {
            Switch(name: name, kind: .flag, defaultValue: String(value), statement: statement)
        }

        private static func choice(_ name: SwitchName, _ words: [String], _ statement: String) -> Switch {
            Switch(name: name, kind: .choice(words), defaultValue: words[0], statement: statement)
        }
    }
}
