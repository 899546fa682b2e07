// SPDX-License-Identifier: Apache-2.0

extension SimulatedTencent {
    /// A version of the SDK, with what it can do.
    ///
    /// The versions are those at which behaviour changed, by Tencent's change log; one between two of them behaves as the
    /// older. The newest has what the headers of March 2026 have, whose number is not known.
    public struct Version: Sendable, Hashable, CustomStringConvertible {
        /// The number, such as `4.0.3`.
        public let name: String
        private let generation: Generation

        private enum Generation: Int, Sendable, Comparable {
            case beforePrivacy, dead, quiet, timers, whole

            static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        }

        /// Whether managers are dead without the user's consent.
        public var hasPrivacyGate: Bool { generation >= .dead }
        /// Whether making a manager asks the user for permission.
        public var asksAtInit: Bool { generation < .quiet }
        /// Whether making a manager can hang in reading how exact locations may be.
        public var canHangAtInit: Bool { generation < .quiet }
        /// Whether there is an engine for dead reckoning.
        public var hasDeadReckoning: Bool { generation >= .dead }
        /// Whether a location says what looks faked by `fakeType`, and where it comes from by `fusionProvider`.
        public var hasFakeType: Bool { generation < .quiet }
        /// Whether the SDK looks for the signs of fakes that the headers of 2026 no longer have.
        public var seeksOlderFakes: Bool { generation < .whole }
        /// Whether the app can name the device, since 4.1.1.
        public var hasDeviceID: Bool { generation >= .timers }
        /// Whether a timer can add callbacks.
        public var hasCallbackInterval: Bool { generation >= .timers }
        /// Whether a one-shot's time-out is that of the whole request, and not that of the address alone.
        public var timeoutCoversRequest: Bool { generation >= .whole }
        /// Whether there are geofences.
        public var hasGeofences: Bool { generation >= .whole }

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

        private init(_ name: String, _ generation: Generation) {
            self.name = name
            self.generation = generation
        }

        /// The versions, oldest first; 3.23 is the one before 3.23.1.
        public static let all = [
            Version("3.23", .beforePrivacy), Version("4.0.1", .dead), Version("4.0.3", .quiet), Version("4.2", .timers),
            newest,
        ]

        /// The newest version.
        public static let newest = Version("4.3", .whole)
    }
}
