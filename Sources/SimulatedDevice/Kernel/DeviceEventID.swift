// SPDX-License-Identifier: Apache-2.0

/// The name of a scheduled event, with which it can be taken back.
public struct DeviceEventID: Sendable, Hashable {
    let place: Int
    let sequence: UInt64
}
