// SPDX-License-Identifier: Apache-2.0

extension SimulatedTencent {
    /// A version of the SDK, with what it can do.
    ///
    /// The versions are those at which behaviour changed, by Tencent's change log; one between two of them behaves as the
    /// older.
    public struct Version: Sendable, Hashable, CustomStringConvertible {
        /// The number, such as `4.0.3`.
        public let name: String
        /// Whether managers are dead without the user's consent.
        public let hasPrivacyGate: Bool
        /// Whether making a manager asks the user for permission.
        public let asksAtInit: Bool
        /// Whether the app can name the device, since 4.1.1.
        public let hasDeviceID: Bool
        /// Whether a timer can add callbacks.
        public let hasCallbackInterval: Bool
        /// Whether a one-shot's time-out is that of the whole request, and not that of the address alone.
        public let timeoutCoversRequest: Bool

        /// The number.
        public var description: String { name }

        /// Finds a version by its number.
        ///
        /// - Throws: `SimulatedTencentError`, which lists the versions.
        public init(_ name: String) throws(SimulatedTencentError) {
            guard let version = Self.all.first(where: { $0.name == name }) else {
                throw SimulatedTencentError(unknown: "version", name, in: Self.all.map(\.name))
            }
            self = version
        }

        private init(_ name: String, gate: Bool, asks: Bool, deviceID: Bool, interval: Bool, wholeTimeout: Bool) {
            self.name = name
            hasPrivacyGate = gate
            asksAtInit = asks
            hasDeviceID = deviceID
            hasCallbackInterval = interval
            timeoutCoversRequest = wholeTimeout
        }

        /// The versions, oldest first; 3.23 is the one before 3.23.1.
        public static let all = [
            Version("3.23", gate: false, asks: true, deviceID: false, interval: false, wholeTimeout: false),
            Version("4.0.1", gate: true, asks: true, deviceID: false, interval: false, wholeTimeout: false),
            Version("4.0.3", gate: true, asks: false, deviceID: false, interval: false, wholeTimeout: false),
            Version("4.2", gate: true, asks: false, deviceID: true, interval: true, wholeTimeout: false),
            newest,
        ]

        /// The newest version.
        public static let newest = Version(
            "4.3",
            gate: true,
            asks: false,
            deviceID: true,
            interval: true,
            wholeTimeout: true
        )
    }
}
