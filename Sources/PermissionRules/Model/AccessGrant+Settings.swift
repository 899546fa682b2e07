// SPDX-License-Identifier: Apache-2.0

extension AccessGrant {
    /// The choice that Settings marks for the grant; nil for an app that may never have asked.
    ///
    /// Settings shows While Using for a provisional Always, which the app reads as Always (WWDC19 705), and Ask Next Time
    /// for Allow Once, which the app reads as When In Use (one report).
    public var settingsAccess: SettingsAccess? {
        switch self {
        case .unasked: nil
        case .denied: .never
        case .whenInUse, .provisionalAlways: .whileUsing
        case .once: .askNextTime
        case .always: .always
        }
    }
}
