// SPDX-License-Identifier: Apache-2.0

/// Whether the privacy terms tell of AMap's SDK.
public enum AMapPrivacyInfoStatus: Int, Sendable {
    /// Nobody said.
    case unknow = -1
    /// They do not.
    case notContain = 0
    /// They do.
    case didContain = 1
}
