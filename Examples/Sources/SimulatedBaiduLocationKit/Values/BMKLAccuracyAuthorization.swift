// SPDX-License-Identifier: Apache-2.0

/// How exact the app's locations may be, since 2.0.
public enum BMKLAccuracyAuthorization: Int, Sendable {
    /// As exact as they can be.
    case fullAccuracy = 0
    /// Kilometres coarse.
    case reducedAccuracy = 1
}
