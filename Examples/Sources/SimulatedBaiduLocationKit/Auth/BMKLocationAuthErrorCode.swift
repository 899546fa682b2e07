// SPDX-License-Identifier: Apache-2.0

/// What became of checking the key.
public enum BMKLocationAuthErrorCode: Int, Sendable {
    /// It was not checked.
    case unknown = -1
    /// It is accepted.
    case success = 0
    /// The network failed.
    case networkFailed = 1
    /// It is not accepted for this app.
    case failed = 2
}
