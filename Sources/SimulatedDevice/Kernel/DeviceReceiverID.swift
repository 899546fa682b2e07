// SPDX-License-Identifier: Apache-2.0

/// The number of a receiver's place and how often the place was used before.
public struct DeviceReceiverID: Sendable, Hashable {
    let index: UInt32
    let generation: UInt32
}
