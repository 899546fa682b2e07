// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A receiver's place in a device's table: what events name, so that no event keeps a receiver alive.
public final class DeviceSlot: Sendable {
    /// The place and its generation.
    public let id: DeviceReceiverID
    private let retired = Atomic(false)

    init(id: DeviceReceiverID) { self.id = id }

    /// Whether the receiver is gone; events to it are dropped.
    public var isRetired: Bool { retired.load(ordering: .acquiring) }

    /// Says that the receiver is gone; may be called on any thread.
    public func retire() { retired.store(true, ordering: .releasing) }
}
