// SPDX-License-Identifier: Apache-2.0

/// Whether the user agreed to the privacy terms.
public enum AMapPrivacyAgreeStatus: Int, Sendable {
    /// Nobody said.
    case unknow = -1
    /// The user did not agree.
    case notAgree = 0
    /// The user agreed.
    case didAgree = 1
}
