// SPDX-License-Identifier: Apache-2.0

/// Pending events, ordered by time and then by the order in which they were scheduled.
///
/// A heap of small keys, four to a node, beside the events themselves; scheduling costs no allocation once it has grown.
struct DeviceEventQueue {
    private struct Key {
        var time: Int64
        var sequence: UInt64
        var place: Int

        func precedes(_ other: Key) -> Bool {
            time < other.time || time == other.time && sequence < other.sequence
        }
    }

    private struct Place {
        var event: DeviceEvent
        /// The number of the event that waits here, or `none`.
        var sequence: UInt64

        static let none = UInt64.max
    }

    private var heap: [Key] = []
    private var places: [Place] = []
    private var free: [Int] = []
    private var nextSequence: UInt64 = 0

    /// The number of events that wait.
    private(set) var count = 0

    /// The time of the next event, in nanoseconds; nil while none waits.
    ///
    /// Complexity: amortised O(log n), because cancelled events are dropped here.
    mutating func nextTime() -> Int64? {
        while let key = heap.first, !isLive(key) { removeFirst() }
        return heap.first?.time
    }

    /// Adds an event.
    ///
    /// Complexity: O(log n).
    mutating func push(_ event: DeviceEvent, at time: Int64) -> DeviceEventID {
        let sequence = nextSequence
        nextSequence += 1
        let place = free.popLast() ?? places.count
        if place == places.count {
            places.append(Place(event: event, sequence: sequence))
        } else {
            places[place] = Place(event: event, sequence: sequence)
        }
        heap.append(Key(time: time, sequence: sequence, place: place))
        siftUp()
        count += 1
        return DeviceEventID(place: place, sequence: sequence)
    }

    /// Takes the next event out, unless it is due later than at a time.
    ///
    /// Complexity: O(log n).
    mutating func pop(notAfter latest: Int64 = .max) -> (time: Int64, event: DeviceEvent)? {
        while let key = heap.first {
            let isLive = isLive(key)
            if isLive, key.time > latest { return nil }
            removeFirst()
            guard isLive else { continue }
            release(key.place)
            return (key.time, places[key.place].event)
        }
        return nil
    }

    /// Takes an event back; an event that was delivered or cancelled is left alone.
    ///
    /// Complexity: O(1).
    mutating func cancel(_ id: DeviceEventID) {
        guard id.place < places.count, places[id.place].sequence == id.sequence else { return }
        release(id.place)
    }

    /// The events that wait, in order, with their times.
    var pending: [(time: Int64, event: DeviceEvent)] {
        heap.filter(isLive).sorted { $0.precedes($1) }
            .map { ($0.time, places[$0.place].event) }
    }

    private func isLive(_ key: Key) -> Bool { places[key.place].sequence == key.sequence }

    private mutating func release(_ place: Int) {
        places[place].sequence = Place.none
        free.append(place)
        count -= 1
    }

    private mutating func removeFirst() {
        let last = heap.removeLast()
        if !heap.isEmpty { siftDown(last) }
    }

    /// Lets a key rise from the last place to where it belongs.
    private mutating func siftUp() {
        heap.withUnsafeMutableBufferPointer { keys in
            var child = keys.count - 1
            let key = keys[child]
            while child > 0 {
                let parent = (child - 1) / 4
                guard key.precedes(keys[parent]) else { break }
                keys[child] = keys[parent]
                child = parent
            }
            keys[child] = key
        }
    }

    /// Lets a key sink from the first place, which is free, to where it belongs.
    private mutating func siftDown(_ key: Key) {
        heap.withUnsafeMutableBufferPointer { keys in
            var parent = 0
            while true {
                let first = 4 * parent + 1
                guard first < keys.count else { break }
                var least = first
                for child in (first + 1)..<min(first + 4, keys.count) where keys[child].precedes(keys[least]) {
                    least = child
                }
                guard keys[least].precedes(key) else { break }
                keys[parent] = keys[least]
                parent = least
            }
            keys[parent] = key
        }
    }
}
