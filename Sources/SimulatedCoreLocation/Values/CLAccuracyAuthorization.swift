// SPDX-License-Identifier: Apache-2.0

/// How exact the locations are that the user lets an app have.
///
/// Exists from iOS 14. It reads `fullAccuracy` while the authorization status is not determined.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The app gets locations as exact as the phone can make them.
    case fullAccuracy = 0
    /// The app gets approximate locations, kilometres wide and a few times an hour.
    case reducedAccuracy = 1
}
