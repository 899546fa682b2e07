// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What the app has told AMap's kits about the user's consent, in this process.
package struct AMapConsent: DeviceStorageKey {
    package static let defaultValue = AMapConsent()

    /// Whether the terms were shown.
    package var shown = AMapPrivacyShowStatus.unknow
    /// Whether they tell of AMap.
    package var contains = AMapPrivacyInfoStatus.unknow
    /// Whether the user agreed.
    package var agreed = AMapPrivacyAgreeStatus.unknow

    /// The first thing that is missing, as the console names it; nil with the whole consent.
    package var lack: (domain: String, code: Int)? {
        switch (shown, contains, agreed) {
        case (.unknow, _, _): (AMapFoundationErrorPrivacyShowUnknow, AMapFoundationErrorPrivacyShowUnknowCode)
        case (.notShow, _, _): (AMapFoundationErrorPrivacyShowNoShow, AMapFoundationErrorPrivacyShowNoShowCode)
        case (_, .unknow, _): (AMapFoundationErrorPrivacyInfoUnknow, AMapFoundationErrorPrivacyInfoUnknowCode)
        case (_, .notContain, _):
            (AMapFoundationErrorPrivacyInfoNotContain, AMapFoundationErrorPrivacyInfoNotContainCode)
        case (_, _, .unknow): (AMapFoundationErrorPrivacyAgreeUnknow, AMapFoundationErrorPrivacyAgreeUnknowCode)
        case (_, _, .notAgree):
            (AMapFoundationErrorPrivacyAgreeNotAgreee, AMapFoundationErrorPrivacyAgreeNotAgreeeCode)
        case (.didShow, .didContain, .didAgree): nil
        }
    }
}
