// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// The receivers of one device, by slot and generation.
///
/// Delivery looks into its memory without retaining anything: that would take longer than all the rest of it.
final class DeviceReceiverTable {
    /// What is known of a receiver; nothing in it that refers to another object keeps that alive.
    struct Entry {
        unowned(unsafe) var receiver: any DeviceEventReceiver
        /// The object with which the receiver lives and dies.
        unowned(unsafe) var owner: AnyObject
        /// The slot, which `slots` keeps alive.
        unowned(unsafe) var slot: DeviceSlot
        var caller: String
        var process: Int
        var generation: UInt32
        var scope: DeviceReceiverScope
        /// How many receivers had come before.
        var order: Int
    }

    /// An object that another thread may drop while it is called.
    ///
    /// Kept only while the device is live: an object that was ever weakly referenced is slow to retain for good.
    private struct Guard {
        weak var owner: AnyObject?
    }

    private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: 16)
    private var capacity = 16
    private var count = 0
    /// The slots by place; nil: the place is free.
    private var slots: [DeviceSlot?] = []
    private var guards: [Int: Guard] = [:]
    private var free: [Int] = []
    private var nextSweep = 64
    private var registered = 0

    deinit {
        entries.deinitialize(count: count)
        entries.deallocate()
    }

    /// Takes a receiver in and returns its slot.
    func add(
        _ receiver: any DeviceEventReceiver,
        owner: AnyObject,
        scope: DeviceReceiverScope,
        process: Int,
        caller: String,
        isGuarded: Bool
    ) -> DeviceSlot {
        if free.isEmpty, count >= nextSweep { sweep() }
        let index = free.popLast() ?? count
        let generation = index < count ? entries[index].generation : 0
        let slot = DeviceSlot(
            id: DeviceReceiverID(index: UInt32(truncatingIfNeeded: index), generation: generation)
        )
        let entry = Entry(
            receiver: receiver,
            owner: owner,
            slot: slot,
            caller: caller,
            process: process,
            generation: generation,
            scope: scope,
            order: registered
        )
        registered += 1
        if index < count {
            entries[index] = entry
            slots[index] = slot
        } else {
            append(entry, slot)
        }
        if isGuarded { guards[index] = Guard(owner: owner) }
        return slot
    }

    /// Guards every receiver that lives, from now on.
    func guardAll() {
        for (index, slot) in slots.enumerated() where slot?.isRetired == false {
            guards[index] = Guard(owner: entries[index].owner)
        }
    }

    /// The object with which a guarded receiver lives, kept alive by the answer; nil if it is going or gone.
    func owner(of id: DeviceReceiverID) -> AnyObject? { guards[Int(id.index)]?.owner }

    /// Where an id's entry lies until the next receiver is added; nil if its receiver is gone.
    func entry(_ id: DeviceReceiverID) -> UnsafePointer<Entry>? {
        // A slot of another device may be out of range; whoever lies at its place here is then not meant.
        guard Int(id.index) < count else { return nil }
        let entry = UnsafePointer(entries + Int(id.index))
        return entry.pointee.generation == id.generation && !entry.pointee.slot.isRetired ? entry : nil
    }

    /// Adds the state of every receiver that lives, in the order in which they came.
    func digest(into digest: inout StateDigest) {
        for index in living { entries[index].receiver.digest(into: &digest) }
    }

    /// Adds what a pending event will do, and to which of the receivers that live.
    func digest(_ event: DeviceEvent, into digest: inout StateDigest) {
        digest.combine(rank(of: event.receiver))
        entry(event.receiver)?.pointee.receiver.digest(event, into: &digest)
    }

    /// How many receivers that live came before; −1 for one that is gone.
    func rank(of id: DeviceReceiverID) -> Int {
        guard let order = entry(id)?.pointee.order else { return -1 }
        return slots.indices.count { slots[$0]?.isRetired == false && entries[$0].order < order }
    }

    /// The places of the receivers that live, in the order in which they came.
    private var living: [Int] {
        slots.indices.filter { slots[$0]?.isRetired == false }.sorted { entries[$0].order < entries[$1].order }
    }

    /// Drops the receivers of a process that ended, and then tells those that live.
    func endProcess(_ process: Int) {
        var dropped: [any DeviceEventReceiver] = []
        var owners: [AnyObject] = []
        for index in living where entries[index].scope == .app && entries[index].process == process {
            slots[index]?.retire()
            if let shield = guards[index] {
                guard let owner = shield.owner else { continue }
                owners.append(owner)
            }
            dropped.append(entries[index].receiver)
        }
        sweep()
        for receiver in dropped { receiver.processEnded() }
    }

    private func append(_ entry: Entry, _ slot: DeviceSlot) {
        if count == capacity {
            let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: entries, count: count)
            entries.deallocate()
            entries = larger
            capacity *= 2
        }
        (entries + count).initialize(to: entry)
        slots.append(slot)
        count += 1
    }

    /// Frees the places of retired receivers.
    private func sweep() {
        for (index, slot) in slots.enumerated() where slot?.isRetired == true {
            entries[index].generation &+= 1
            slots[index] = nil
            guards[index] = nil
            free.append(index)
        }
        nextSweep = max(64, (count - free.count) * 2)
    }
}
