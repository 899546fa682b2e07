// SPDX-License-Identifier: Apache-2.0

extension SimulatedAMap {
    /// A version of the SDK, with what it can do.
    ///
    /// The versions are those at which behaviour changed, by AMap's change log; one between two of them behaves as the
    /// older.
    public struct Version: Sendable, Hashable, CustomStringConvertible {
        /// The number, such as `2.10.0`.
        public let name: String
        /// Whether it hands the question for permission to the app's delegate where an Always text exists.
        public let asksThroughDelegate: Bool
        /// Whether it knows approximate location: modes, the temporary question, the new authorization callback.
        public let hasAccuracyModes: Bool
        /// Whether managers are dead without the user's consent.
        public let hasPrivacyGate: Bool
        /// Whether a manager has a language of its own for addresses; later versions use `AMapServices`.
        public let hasReGeocodeLanguage: Bool
        /// Whether it reads of a location whether software made it up, which came with 2.9.0.
        public let detectsSimulatedLocations: Bool
        /// Whether fences can be paused.
        public let pausesFences: Bool

        /// The number.
        public var description: String { name }

        /// Finds a version by its number.
        ///
        /// - Throws: `SimulatedAMapError`, which lists the versions.
        public init(_ name: String) throws(SimulatedAMapError) {
            guard let version = Self.all.first(where: { $0.name == name }) else {
                throw SimulatedAMapError(unknown: "version", name, in: Self.all.map(\.name))
            }
            self = version
        }

        private init(_ name: String, delegate: Bool, modes: Bool, privacy: Bool, language: Bool, risk: Bool) {
            self.name = name
            asksThroughDelegate = delegate
            hasAccuracyModes = modes
            hasPrivacyGate = privacy
            hasReGeocodeLanguage = language
            detectsSimulatedLocations = risk
            pausesFences = delegate
        }

        /// The versions, oldest first.
        public static let all = [
            Version("2.6.0", delegate: false, modes: false, privacy: false, language: true, risk: false),
            Version("2.6.2", delegate: true, modes: false, privacy: false, language: true, risk: false),
            Version("2.6.7", delegate: true, modes: true, privacy: false, language: true, risk: false),
            Version("2.8.0", delegate: true, modes: true, privacy: true, language: true, risk: false),
            Version("2.10.0", delegate: true, modes: true, privacy: true, language: true, risk: true),
            newest,
        ]

        /// The newest version.
        public static let newest = Version(
            "2.12.0",
            delegate: true,
            modes: true,
            privacy: true,
            language: false,
            risk: true
        )
    }
}
