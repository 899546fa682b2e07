// SPDX-License-Identifier: Apache-2.0

extension SimulatedTencent {
    /// The version of the SDK, its contested points, and what Tencent's servers know of keys.
    public struct Configuration: Sendable, Hashable {
        /// The version.
        public var sdkVersion: Version
        /// For which bundle identifier a key was issued; a key that is not listed suits every app.
        public var bundleIdentifiers: [String: String] = [:]
        private var changed: [SwitchName: String] = [:]

        /// The newest version with every switch as it is likeliest.
        public init() { sdkVersion = .newest }

        /// Reads a configuration from words, as files and command lines have them.
        ///
        /// - Parameters:
        ///   - sdkVersion: The name of a version; nil: the newest.
        ///   - switches: Values by the names of switches.
        /// - Throws: `SimulatedTencentError`, which lists what is possible.
        public init(sdkVersion: String?, switches: [String: String] = [:]) throws(SimulatedTencentError) {
            self.sdkVersion = .newest
            if let sdkVersion { self.sdkVersion = try Version(sdkVersion) }
            for (name, value) in switches.sorted(by: { $0.key < $1.key }) { try set(name, to: value) }
        }

        /// The value of a switch, as text.
        public subscript(_ name: SwitchName) -> String { changed[name] ?? Switch.named(name).defaultValue }

        /// Whether a flag is on.
        public func isOn(_ name: SwitchName) -> Bool { self[name] == "true" }

        /// Sets a switch.
        ///
        /// - Throws: `SimulatedTencentError` if the switch does not accept the value.
        public mutating func set(_ name: SwitchName, to value: String) throws(SimulatedTencentError) {
            let entry = Switch.named(name)
            guard entry.accepts(value) else {
                throw SimulatedTencentError(
                    "the switch \(name.rawValue) has no value “\(value)”: possible is \(entry.possibleValues)"
                )
            }
            changed[name] = value == entry.defaultValue ? nil : value
        }

        /// Sets a switch that is named in words.
        ///
        /// - Throws: `SimulatedTencentError` if there is no such switch, or it does not accept the value.
        public mutating func set(_ name: String, to value: String) throws(SimulatedTencentError) {
            guard let known = SwitchName(rawValue: name) else {
                throw SimulatedTencentError(unknown: "switch", name, in: SwitchName.allCases.map(\.rawValue))
            }
            try set(known, to: value)
        }
    }
}
