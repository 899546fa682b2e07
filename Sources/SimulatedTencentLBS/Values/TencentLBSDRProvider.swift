// SPDX-License-Identifier: Apache-2.0

/// What a dead-reckoned location comes from.
public enum TencentLBSDRProvider: Int, Sendable {
    /// Dead reckoning failed.
    case error = -2
    /// It is not known, or there is no dead reckoning.
    case unkown = -1
    /// Several sources.
    case fusion = 0
    /// A satellite receiver.
    case GPS = 1
    /// Wi-Fi and cells.
    case netWork = 2
}
