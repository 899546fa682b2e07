// SPDX-License-Identifier: Apache-2.0

/// The slots of receivers that want to hear of something, in the order in which they came.
///
/// Those that retire are forgotten when the list has doubled, so that many receivers do not cost more each than few.
package struct DeviceSlotList {
    private var slots: [DeviceSlot] = []
    private var nextSweep = 16

    /// An empty list.
    package init() {}

    /// Adds a slot at the end.
    package mutating func append(_ slot: DeviceSlot) {
        if slots.count >= nextSweep {
            slots.removeAll(where: \.isRetired)
            nextSweep = max(16, slots.count * 2)
        }
        slots.append(slot)
    }

    /// Forgets all.
    package mutating func removeAll() { slots = [] }

    /// The slots whose receivers live.
    package var living: some Sequence<DeviceSlot> { slots.lazy.filter { !$0.isRetired } }
}
