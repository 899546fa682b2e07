// SPDX-License-Identifier: Apache-2.0

/// A page of Settings that apps used to open by a private link, and what to do instead.
public struct SettingsPage: Sendable, Hashable {
    /// What the page is called in lists of such links.
    public let name: String
    /// The name in Simplified Chinese.
    public let chineseName: String
    /// What stands behind the scheme and its colon, such as `root=LOCATION_SERVICES`.
    public let query: String
    /// What to use instead.
    public let instead: Substitute

    /// What an app may do instead of opening a page.
    public enum Substitute: String, Sendable, CaseIterable {
        /// Open the app's own page with `UIApplication.openSettingsURLString`: the setting stands there, too.
        case openSettings
        /// Ask for a location: while Location Services are off the system's alert offers Settings itself.
        case locationRequest
        /// Open `UIApplication.openNotificationSettingsURLString`, before iOS 16 the app's own page.
        case openNotificationSettings
        /// Say in words where the user finds it: no public link opens a page that is not the app's.
        case words
    }

    /// The link with the scheme that opens until iOS 9.
    public var legacyLink: String { "prefs:" + query }

    /// The link with the scheme that came with iOS 10.
    public var laterLink: String { "App-Prefs:" + query }

    /// The page that a link names, whatever its scheme; nil where the list has none.
    public static func named(by link: String) -> SettingsPage? {
        guard let colon = link.firstIndex(of: ":") else { return nil }
        let query = link[link.index(after: colon)...].drop { $0 == "/" }
        return table.first { $0.query == query }
    }
}
