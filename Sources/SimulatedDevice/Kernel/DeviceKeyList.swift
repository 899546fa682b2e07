// SPDX-License-Identifier: Apache-2.0

/// A list of keys in memory of its own, which its owner frees.
///
/// It does without what makes an array safe to share: that takes longer than what is done with a key.
struct DeviceKeyList {
    private var keys: UnsafeMutablePointer<DeviceEventKeys.Key>?
    private var capacity = 0
    /// How many keys there are; who makes it smaller forgets the last ones.
    var count = 0

    subscript(index: Int) -> DeviceEventKeys.Key {
        assert((0..<count).contains(index))
        return keys.unsafelyUnwrapped[index]
    }

    mutating func append(_ key: DeviceEventKeys.Key) {
        if count == capacity { grow() }
        keys.unsafelyUnwrapped[count] = key
        count += 1
    }

    /// Puts a key before all that are due earlier or at the same time, in a list that is sorted from late to early.
    mutating func insert(_ key: DeviceEventKeys.Key) {
        if count == capacity { grow() }
        let keys = keys.unsafelyUnwrapped
        var place = count
        while place > 0, keys[place - 1].time <= key.time {
            keys[place] = keys[place - 1]
            place -= 1
        }
        keys[place] = key
        count += 1
    }

    mutating func removeFirst(_ number: Int) {
        guard let keys else { return }
        keys.update(from: keys + number, count: count - number)
        count -= number
    }

    /// Gives the memory back.
    func free() { keys?.deallocate() }

    private mutating func grow() {
        capacity = max(8, capacity * 2)
        let larger = UnsafeMutablePointer<DeviceEventKeys.Key>.allocate(capacity: capacity)
        if let keys {
            larger.moveInitialize(from: keys, count: count)
            keys.deallocate()
        }
        keys = larger
    }
}
