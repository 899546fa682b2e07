// SPDX-License-Identifier: Apache-2.0

/// The times at which something is due, in order; what is due at the same time comes in the order in which it was added.
///
/// The few that come next lie in `near`, sorted. All others lie in `far`, a wheel of wheels, sorted no further than need
/// be: by the highest of a time's digits in which it differs from `base`, and by that digit. When the turn of a slot
/// comes, its keys move to `near` if they are few, and to lower wheels if they are many. So a key moves a few times,
/// to its neighbours in memory, and is compared with a handful of others, however many wait. Nobody adds what is due
/// before a time up to which everything was taken; it would be sorted all the same, but slowly.
struct DeviceEventKeys: ~Copyable {
    struct Key {
        var time: Int64
        /// Where what is due then is to be found.
        var place: Int
    }

    /// The keys before `limit`, the first of them at the end.
    private var near = DeviceKeyList()
    /// The time from which keys are far.
    private var limit = Int64.max
    /// The slots of the wheels, from the wheel of the lowest digits up; nil while nothing was ever far.
    private var far: UnsafeMutablePointer<DeviceKeyList>?
    /// The time whose digits the far keys are compared with, never later than any of them.
    private var base: Int64 = 0
    /// The slots of each wheel that are not empty, as bits.
    private var filled = SIMD16<UInt64>(repeating: 0)
    /// The wheels that are not empty, as bits.
    private var filledWheels: UInt64 = 0
    /// How many keys of the first slot were taken from there.
    private var taken = 0
    /// A list whose memory the next slot gets that is emptied.
    private var spare = DeviceKeyList()

    /// How many keys are sorted.
    private static let few = 24
    /// The binary digits that make up a digit of a wheel.
    private static let digit: Int64 = 6
    private static let wheels = 11
    private static let slots = wheels << 6

    deinit {
        near.free()
        spare.free()
        guard let far else { return }
        for slot in 0..<Self.slots { far[slot].free() }
        far.deallocate()
    }

    /// Adds a key.
    mutating func add(_ key: Key) {
        if key.time >= limit { return addFar(key) }
        if near.count >= Self.few {
            makeRoom()
            if key.time >= limit { return addFar(key) }
        }
        near.insert(key)
    }

    /// Takes the first key out, unless it is due later than at a time.
    mutating func takeFirst(notAfter latest: Int64) -> Key? {
        while true {
            if near.count > 0 {
                let key = near[near.count - 1]
                guard key.time <= latest else { return nil }
                near.count -= 1
                return key
            }
            guard filledWheels != 0 else { return nil }
            let wheel = filledWheels.trailingZeroBitCount
            let slot = filled[wheel].trailingZeroBitCount
            guard start(of: slot, on: wheel) <= latest else { return nil }
            if let key = turn(to: slot, on: wheel) { return key }
        }
    }

    /// The first key, left where it is; nil if there is none.
    var first: Key? {
        if near.count > 0 { return near[near.count - 1] }
        guard filledWheels != 0, let far else { return nil }
        let wheel = filledWheels.trailingZeroBitCount
        let keys = far[wheel << 6 | filled[wheel].trailingZeroBitCount]
        var first = keys[taken]
        for index in taken..<keys.count where keys[index].time < first.time { first = keys[index] }
        return first
    }

    /// Every key, in no order but that of what is due at the same time.
    var all: [Key] {
        var all = (0..<near.count).reversed().map { near[$0] }
        guard filledWheels != 0, let far else { return all }
        var isFirst = true
        for slot in 0..<Self.slots where filled[slot >> 6] >> UInt64(slot & 63) & 1 != 0 {
            for index in (isFirst ? taken : 0)..<far[slot].count { all.append(far[slot][index]) }
            isFirst = false
        }
        return all
    }

    // MARK: Near and far

    /// Moves the later half of the near keys, and what is due at the same time, away.
    private mutating func makeRoom() {
        let time = max(near[near.count / 2].time, base)
        var end = near.count
        while end > 0, near[end - 1].time < time { end -= 1 }
        guard end > 0 else { return }
        limit = time
        for index in (0..<end).reversed() { addFar(near[index]) }
        near.removeFirst(end)
    }

    private mutating func addFar(_ key: Key) {
        let wheel = (63 - ((key.time ^ base) | 1).leadingZeroBitCount) / 6
        let slot = Int(truncatingIfNeeded: key.time &>> (Int64(wheel) &* Self.digit)) & 63
        wheels()[wheel << 6 | slot].append(key)
        filled[wheel] |= 1 &<< UInt64(slot)
        filledWheels |= 1 &<< UInt64(wheel)
    }

    @inline(__always)
    private mutating func wheels() -> UnsafeMutablePointer<DeviceKeyList> {
        if let far { return far }
        let made = UnsafeMutablePointer<DeviceKeyList>.allocate(capacity: Self.slots)
        made.initialize(repeating: DeviceKeyList(), count: Self.slots)
        far = made
        return made
    }

    /// The first time of a slot.
    private func start(of slot: Int, on wheel: Int) -> Int64 {
        let low = Int64(wheel) * Self.digit
        return (base >> (low + Self.digit)) << (low + Self.digit) | Int64(slot) << low
    }

    /// Turns the wheels to the first slot that is filled: empties it, or takes one of many keys that are due together.
    private mutating func turn(to slot: Int, on wheel: Int) -> Key? {
        let far = wheels()
        let index = wheel << 6 | slot
        let isCrowded = far[index].count - taken > Self.few
        if isCrowded, wheel == 0 {
            taken += 1
            return far[index][taken - 1]
        }
        var keys = far[index]
        far[index] = spare
        spare = DeviceKeyList()
        filled[wheel] &= ~(1 &<< UInt64(slot))
        if filled[wheel] == 0 { filledWheels &= ~(1 &<< UInt64(wheel)) }
        let start = start(of: slot, on: wheel)
        if isCrowded {
            base = start
            limit = start
            for index in 0..<keys.count { addFar(keys[index]) }
        } else {
            let end = start.addingReportingOverflow(1 << (Int64(wheel) * Self.digit))
            limit = filledWheels == 0 || end.overflow ? .max : end.partialValue
            for index in taken..<keys.count { near.insert(keys[index]) }
            taken = 0
        }
        keys.count = 0
        spare = keys
        return nil
    }
}
