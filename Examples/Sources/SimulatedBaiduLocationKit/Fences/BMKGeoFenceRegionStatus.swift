// SPDX-License-Identifier: Apache-2.0

/// Where the phone is with respect to a fence.
public enum BMKGeoFenceRegionStatus: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// Inside.
    case inside = 1
    /// Outside.
    case outside = 2
    /// Inside for more than ten minutes.
    case stayed = 4
}
