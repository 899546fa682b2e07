// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension DeviceScenario {
    /// The phone as it is at time 0.
    public struct Device: Sendable, Equatable {
        /// The iOS version.
        public var os: IOSVersion
        /// The app's Info.plist.
        public var infoPlist: InfoPlistSource = .sample
        /// The major version of the SDK the app was built with; nil: a current one.
        public var linkedSDKMajor: Int?
        /// Whether the app is an App Clip.
        public var appClip = false
        /// Whether the user let the app's widgets use location.
        public var widgets = false
        /// Files with the usage texts in other languages, or folders that hold them.
        public var strings: [String] = []
        /// Whether Location Services are on.
        public var locationServices = true
        /// Whether Screen Time or device management forbids location.
        public var restricted = false
        /// The user's decision about the app that the system remembers.
        public var grant: AccessGrant = .unasked
        /// Whether the one Always upgrade has been used up.
        public var alwaysAsked = false
        /// Whether Precise Location is on; nil: as the Info.plist starts it.
        public var precise: Bool?
        /// Whether the network can be reached.
        public var network: Network = .online
        /// What the mainland's wireless-data prompt, or its lack, lets the app do on the network.
        public var wirelessData: WirelessDataAccess = .allowed
        /// Where the phone really is.
        public var position: TruePosition = .place(.hangzhou)
        /// The speed along a track without times, in metres a second.
        public var speed = 5.0
        /// Whether the track begins again at its end.
        public var repeatTrack = false
        /// Whether positioning is possible.
        public var signal = true
        /// The location the system remembers from before; nil: none.
        public var lastKnown: LastKnown?
        /// How exact locations become, how far they wander, and how long the first one takes.
        public var receivers = DeviceReceivers()
        /// What the compass says at first.
        public var compass = DeviceCompass()
        /// Whether the phone hears Bluetooth beacons.
        public var bluetooth = true
        /// The seed of everything random.
        public var seed = 0
        /// The language of the system.
        public var language: PromptLanguage = .english

        /// Creates a phone with the defaults of the file format.
        public init(os: IOSVersion) {
            self.os = os
        }
    }

    /// Where the app's Info.plist comes from.
    public enum InfoPlistSource: Sendable, Equatable {
        /// The sample with a When-In-Use and an AlwaysAndWhenInUse text.
        case sample
        /// A file; its path as seen from where the program runs.
        case file(String)
        /// The dictionary itself, written in the scenario.
        case inline(DeviceJSON)
    }

    /// Whether the network can be reached.
    public enum Network: String, Sendable, CaseIterable {
        /// Reachable.
        case online
        /// Not reachable.
        case offline
    }
}
