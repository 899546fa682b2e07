// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// The app was launched.
    public static nonisolated let didFinishLaunchingNotification = name("DidFinishLaunching")
    /// The app is in front.
    public static nonisolated let didBecomeActiveNotification = name("DidBecomeActive")
    /// Something is about to be in front of the app, or it is about to leave the screen.
    public static nonisolated let willResignActiveNotification = name("WillResignActive")
    /// The app is off the screen.
    public static nonisolated let didEnterBackgroundNotification = name("DidEnterBackground")
    /// The app is about to come back on screen.
    public static nonisolated let willEnterForegroundNotification = name("WillEnterForeground")

    private static nonisolated func name(_ event: String) -> Notification.Name {
        Notification.Name("UIApplication\(event)Notification")
    }

    /// Why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String

        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Because of location.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String

        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
