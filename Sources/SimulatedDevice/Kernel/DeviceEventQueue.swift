// SPDX-License-Identifier: Apache-2.0

/// Pending events, ordered by time and then by the order in which they were scheduled.
///
/// Small keys are kept in order beside the events themselves; scheduling costs no allocation once both have grown.
struct DeviceEventQueue: ~Copyable {
    private struct Place {
        var event: DeviceEvent
        /// The number of the event that waits here; `none` if it was taken back; of a free place, what leads to the next.
        var sequence: UInt64

        static let none = UInt64.max

        /// What a free place says, which is no event's number.
        static func link(to place: Int) -> UInt64 { UInt64.max - 2 - UInt64(place + 1) }

        /// The next free place; -1 if there is none.
        var next: Int { Int(UInt64.max - 2 - sequence) - 1 }
    }

    private var keys = DeviceEventKeys()
    /// An event keeps its place until its key is taken, also if it was taken back.
    private var places = UnsafeMutablePointer<Place>.allocate(capacity: 8)
    private var capacity = 8
    private var used = 0
    /// The free place that is used next; -1 if none is free.
    private var free = -1
    private var nextSequence: UInt64 = 0
    /// How many events were taken back whose keys are still there.
    private var ghosts = 0

    /// The number of events that wait.
    private(set) var count = 0

    deinit { places.deallocate() }

    /// The time of the next event, in nanoseconds; nil while none waits.
    ///
    /// Complexity: amortised O(log n), because cancelled events are dropped here.
    mutating func nextTime() -> Int64? {
        while let key = keys.first {
            if places[key.place].sequence != Place.none { return key.time }
            _ = keys.takeFirst(notAfter: key.time)
            release(key.place)
            ghosts -= 1
        }
        return nil
    }

    /// Adds an event.
    ///
    /// Complexity: amortised O(log n).
    mutating func push(_ event: DeviceEvent, at time: Int64) -> DeviceEventID {
        let sequence = nextSequence
        nextSequence += 1
        var place = free
        if place >= 0 {
            free = places[place].next
            places[place] = Place(event: event, sequence: sequence)
        } else {
            if used == capacity { grow() }
            place = used
            used += 1
            places[place] = Place(event: event, sequence: sequence)
        }
        keys.add(DeviceEventKeys.Key(time: time, place: place))
        count += 1
        return DeviceEventID(place: place, sequence: sequence)
    }

    /// Takes the next event out, unless it is due later than at a time.
    ///
    /// Complexity: amortised O(log n).
    mutating func pop(notAfter latest: Int64 = .max) -> (time: Int64, event: DeviceEvent)? {
        while let key = keys.takeFirst(notAfter: latest) {
            let place = places[key.place]
            release(key.place)
            guard place.sequence != Place.none else {
                ghosts -= 1
                continue
            }
            count -= 1
            return (key.time, place.event)
        }
        return nil
    }

    /// Takes an event back; an event that was delivered or cancelled is left alone.
    ///
    /// Complexity: amortised O(log n).
    mutating func cancel(_ id: DeviceEventID) {
        guard id.place < used, places[id.place].sequence == id.sequence else { return }
        places[id.place].sequence = Place.none
        count -= 1
        ghosts += 1
        if ghosts > 64, ghosts > count { dropGhosts() }
    }

    /// The events that wait, in order, with their times.
    var pending: [(time: Int64, event: DeviceEvent)] {
        let places = places
        return inOrder.map { ($0.time, places[$0.place].event) }
    }

    /// The keys of the events that wait, in order.
    private var inOrder: [DeviceEventKeys.Key] {
        let places = places
        return keys.all.filter { places[$0.place].sequence != Place.none }
            .sorted { first, second in
                if first.time != second.time { return first.time < second.time }
                return places[first.place].sequence < places[second.place].sequence
            }
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Place>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: places, count: used)
        places.deallocate()
        places = larger
        capacity *= 2
    }

    /// Frees a place whose key is gone.
    private mutating func release(_ place: Int) {
        places[place].sequence = Place.link(to: free)
        free = place
    }

    /// Removes the keys of events that were taken back.
    private mutating func dropGhosts() {
        let living = inOrder
        for key in keys.all where places[key.place].sequence == Place.none { release(key.place) }
        ghosts = 0
        keys = DeviceEventKeys()
        for key in living { keys.add(key) }
    }
}
