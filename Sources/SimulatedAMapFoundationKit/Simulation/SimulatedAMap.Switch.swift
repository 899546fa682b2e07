// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension SimulatedAMap {
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
        public var possibleValues: String {
            switch kind {
            case .flag: "true, false"
            case .number(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
            case .choice(let words): words.joined(separator: ", ")
            }
        }

        /// Whether the switch accepts a value; numbers are written in decimal digits.
        public func accepts(_ value: String) -> Bool {
            switch kind {
            case .flag: value == "true" || value == "false"
            case .number(let range):
                value.allSatisfy { "0123456789.".contains($0) } && Double(value).map(range.contains) ?? false
            case .choice(let words): words.contains(value)
            }
        }

        /// The entry of a name.
        public static func named(_ name: SwitchName) -> Switch { all.first { $0.name == name } ?? all[0] }

        /// The registry, in the order of the names.
        public static let all: [Switch] = [
            flag(.amapHandsOwnManager, true, "Callbacks hand the app the SDK's own CLLocationManager."),
            choice(.amapRefusalCode, ["2", "5"], "The error code of a one-shot that the user refuses at the prompt."),
            Switch(
                name: .amapRefusalDelay,
                kind: .number(0...60),
                defaultValue: "0",
                statement: "Seconds from the refusal to the one-shot's error."
            ),
            choice(.amapTimeoutCode, ["4", "2"], "The error code of a one-shot that times out without any location."),
            flag(.amapForwardsInitialAuthorization, true, "The first authorization callback reaches the app."),
            choice(.amapRefusedKeyFails, ["address", "location"], "What fails with a key that AMap does not accept."),
            choice(.amapKeyReadAt, ["use", "creation"], "Whether the key is read at use, or when a manager is made."),
            choice(.amapDatumAbroad, ["wgs84", "gcj02"], "The datum of locations outside China."),
            flag(.amapNilStreamError, false, "Errors of continuous updates arrive as nil."),
            choice(
                .amapMissingDelegate,
                ["stall", "cancel", "timeout"],
                "What a one-shot does whose question for permission no delegate takes."
            ),
            flag(.amapAcceptsOldFix, false, "A location from before a one-shot may answer it."),
            flag(.amapFixAfterStop, false, "One more location may arrive after updates were stopped."),
            flag(.amapCallsBlockTwice, false, "The block of a one-shot is called a second time."),
            flag(.amapFenceTellsFirstState, true, "The first state that a fence finds is told like a change."),
        ]

        private static func flag(_ name: SwitchName, _ value: Bool, _ statement: String) -> Switch {
            Switch(name: name, kind: .flag, defaultValue: String(value), statement: statement)
        }

        private static func choice(_ name: SwitchName, _ words: [String], _ statement: String) -> Switch {
            Switch(name: name, kind: .choice(words), defaultValue: words[0], statement: statement)
        }
    }
}
