// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// The receivers of one device, by slot and generation.
struct DeviceReceiverTable {
    struct Entry {
        var slot: DeviceSlot
        unowned(unsafe) var receiver: any DeviceEventReceiver
        /// The object with which the receiver lives and dies.
        unowned(unsafe) var owner: AnyObject
        var scope: DeviceReceiverScope
        var process: Int
        var caller: String
    }

    /// An object that another thread may drop while it is called.
    ///
    /// Kept only while the device is live: an object that was ever weakly referenced is slow to retain for good.
    private struct Guard {
        weak var owner: AnyObject?
    }

    private var entries: [Entry?] = []
    private var guards: [Int: Guard] = [:]
    private var generations: [UInt32] = []
    private var free: [Int] = []
    private var nextSweep = 64

    /// Takes a receiver in and returns its slot.
    mutating func add(
        _ receiver: any DeviceEventReceiver,
        owner: AnyObject,
        scope: DeviceReceiverScope,
        process: Int,
        caller: String,
        isGuarded: Bool
    ) -> DeviceSlot {
        if free.isEmpty, entries.count >= nextSweep { sweep() }
        let index = free.popLast() ?? entries.count
        if index == entries.count {
            entries.append(nil)
            generations.append(0)
        }
        let slot = DeviceSlot(
            id: DeviceReceiverID(index: UInt32(truncatingIfNeeded: index), generation: generations[index])
        )
        entries[index] = Entry(
            slot: slot,
            receiver: receiver,
            owner: owner,
            scope: scope,
            process: process,
            caller: caller
        )
        if isGuarded { guards[index] = Guard(owner: owner) }
        return slot
    }

    /// Guards every receiver that lives, from now on.
    mutating func guardAll() {
        for case (let index, let entry?) in entries.enumerated() where !entry.slot.isRetired {
            guards[index] = Guard(owner: entry.owner)
        }
    }

    /// The object with which a guarded receiver lives, kept alive by the answer; nil if it is going or gone.
    func owner(of id: DeviceReceiverID) -> AnyObject? { guards[Int(id.index)]?.owner }

    /// The entry of an id, unless its receiver is gone.
    func entry(_ id: DeviceReceiverID) -> Entry? {
        let index = Int(id.index)
        guard generations[index] == id.generation, let entry = entries[index], !entry.slot.isRetired else {
            return nil
        }
        return entry
    }

    /// Adds the state of every receiver that lives, in the order of their places.
    func digest(into digest: inout StateDigest) {
        for case let entry? in entries where !entry.slot.isRetired { entry.receiver.digest(into: &digest) }
    }

    /// Drops the receivers of a process that ended.
    mutating func endProcess(_ process: Int) {
        for entry in entries {
            if let entry, entry.scope == .app, entry.process == process { entry.slot.retire() }
        }
        sweep()
    }

    /// Frees the places of retired receivers.
    private mutating func sweep() {
        for (index, entry) in entries.enumerated() where entry?.slot.isRetired == true {
            entries[index] = nil
            guards[index] = nil
            generations[index] &+= 1
            free.append(index)
        }
        nextSweep = max(64, (entries.count - free.count) * 2)
    }
}
