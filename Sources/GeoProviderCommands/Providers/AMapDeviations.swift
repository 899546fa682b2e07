// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit

/// Where AMap's adapter deviates from the contract with older versions of the SDK.
enum AMapDeviations {
    /// The reasons by the ids of checks, for a version; nil is the newest.
    @Sendable
    static func reasons(sdkVersion: String?) -> [String: String] {
        guard let sdkVersion, let version = try? SimulatedAMap.Version(sdkVersion) else { return [:] }
        var reasons: [String: String] = [:]
        if !version.asksThroughDelegate {
            reasons["AUTH-15/asked-once"] = "AMap's SDK before 2.6.2 asks for permission by itself, not the app."
        }
        if !version.hasAccuracyModes {
            let reason = "AMap's SDK before 2.6.7 knows no approximate location, and does not ask for full accuracy."
            for check in ["ACC-13/answer-reaches-sdk", "ACC-13/slow-user", "ONE-12/app-never-answers"] {
                reasons[check] = reason
            }
        }
        return reasons
    }
}
