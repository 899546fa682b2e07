// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension DeviceScenario {
    /// The app and what it wants.
    public struct App: Sendable, Equatable {
        /// The id of the location provider.
        public var provider = "native"
        /// The version of a provider's SDK, by provider id.
        public var sdkVersions: [String: String] = [:]
        /// Further settings of a provider's SDK, by provider id.
        public var sdk: [String: DeviceJSON] = [:]
        /// The order in which the app asks and locates.
        public var flow: Flow = .nativeFirst
        /// The permission the app asks for.
        public var permission: AuthorizationRequest = .whenInUse
        /// What the app wants of the provider.
        public var want: Want = .oneShot
        /// Whether an address is wanted with the location.
        public var reGeocode = false
        /// AMap's accuracy mode.
        public var accuracyMode: AccuracyMode = .fullAndReduce
        /// The purpose key for temporary full accuracy; nil: none.
        public var purposeKey: String?
        /// The location time-out.
        public var timeout: Duration = .seconds(10)
        /// What the user has agreed to for the vendor's SDK.
        public var privacy: Privacy = .agreedBefore
        /// The accuracy wanted; nil: the SDK's default.
        public var desiredAccuracy: DesiredAccuracy?
        /// The distance between updates, in metres; nil: the SDK's default.
        public var distanceFilter: Double?
        /// Whether updates go on in the background.
        public var allowsBackgroundLocationUpdates = false
        /// Whether the indicator shows in the background although Always is granted.
        public var showsBackgroundLocationIndicator = false
        /// Whether updates pause by themselves; nil: the SDK's default.
        public var pausesLocationUpdatesAutomatically: Bool?
        /// Whether a one-shot repeats once when accuracy becomes full.
        public var repeatWhenFull = false
        /// Whether the app does what a vendor's callbacks ask of it; if not, it leaves them unanswered.
        public var answersVendorCallbacks = true

        /// Creates an app with the defaults of the file format.
        public init() {}
    }

    /// The order in which an app asks for permission and locates.
    public enum Flow: String, Sendable, CaseIterable {
        /// Asks through the native authority, and starts the provider once that is granted.
        case nativeFirst = "native-first"
        /// Starts the provider at once and answers its callbacks.
        case sdkDriven = "sdk-driven"
        /// Does nothing but the steps.
        case manual
    }

    /// What an app wants of its provider.
    public enum Want: String, Sendable, CaseIterable {
        /// One location.
        case oneShot
        /// Locations until they are stopped.
        case continuous
        /// Nothing until a step asks.
        case none
    }

    /// Which accuracy AMap asks for.
    public enum AccuracyMode: String, Sendable, CaseIterable {
        /// Full where it can be had, reduced otherwise.
        case fullAndReduce
        /// Full or nothing.
        case full
        /// Reduced is enough.
        case reduce
    }

    /// What the user has agreed to for a vendor's SDK.
    public enum Privacy: String, Sendable, CaseIterable {
        /// Agreed, in every process.
        case agreedBefore
        /// A step asks.
        case asked
        /// Never agreed.
        case never
    }

    /// The accuracy an app wants, by the names of CoreLocation's constants.
    public enum DesiredAccuracy: String, Sendable, CaseIterable {
        /// The best there is, with sensor data.
        case bestForNavigation
        /// The best there is.
        case best
        /// Within ten metres.
        case nearestTenMeters
        /// Within a hundred metres.
        case hundredMeters
        /// Within a kilometre.
        case kilometer
        /// Within three kilometres.
        case threeKilometers
        /// Approximate.
        case reduced
    }
}
