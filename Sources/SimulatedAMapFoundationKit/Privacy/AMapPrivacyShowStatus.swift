// SPDX-License-Identifier: Apache-2.0

/// Whether the user was shown the privacy terms.
public enum AMapPrivacyShowStatus: Int, Sendable {
    /// Nobody said.
    case unknow = -1
    /// They were not shown.
    case notShow = 0
    /// They were shown.
    case didShow = 1
}
