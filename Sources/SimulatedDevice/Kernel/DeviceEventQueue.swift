// SPDX-License-Identifier: Apache-2.0

/// Pending events, ordered by time and then by the order in which they were scheduled.
///
/// A binary heap of small keys beside the events themselves; scheduling costs no allocation once it has grown.
struct DeviceEventQueue {
    private struct Key {
        var time: Int64
        var sequence: UInt64
        var place: Int

        func precedes(_ other: Key) -> Bool {
            time != other.time ? time < other.time : sequence < other.sequence
        }
    }

    private struct Place {
        var event: DeviceEvent?
        var sequence: UInt64
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
        siftUp(heap.count - 1)
        count += 1
        return DeviceEventID(place: place, sequence: sequence)
    }

    /// Takes the next event out.
    ///
    /// Complexity: O(log n).
    mutating func pop() -> (time: Int64, event: DeviceEvent)? {
        while let key = heap.first {
            removeFirst()
            if isLive(key), let event = places[key.place].event {
                release(key.place)
                return (key.time, event)
            }
        }
        return nil
    }

    /// Takes an event back; an event that was delivered or cancelled is left alone.
    ///
    /// Complexity: O(1).
    mutating func cancel(_ id: DeviceEventID) {
        guard id.place < places.count, places[id.place].sequence == id.sequence, places[id.place].event != nil
        else { return }
        release(id.place)
    }

    /// The events that wait, in order, with their times.
    var pending: [(time: Int64, event: DeviceEvent)] {
        heap.filter(isLive).sorted { $0.precedes($1) }
            .compactMap { key in places[key.place].event.map { (key.time, $0) } }
    }

    private func isLive(_ key: Key) -> Bool {
        places[key.place].sequence == key.sequence && places[key.place].event != nil
    }

    private mutating func release(_ place: Int) {
        places[place].event = nil
        free.append(place)
        count -= 1
    }

    private mutating func removeFirst() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        siftDown()
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        let key = heap[child]
        while child > 0 {
            let parent = (child - 1) / 2
            guard key.precedes(heap[parent]) else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = key
    }

    private mutating func siftDown() {
        var parent = 0
        let key = heap[0]
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
            guard heap[child].precedes(key) else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = key
    }
}
