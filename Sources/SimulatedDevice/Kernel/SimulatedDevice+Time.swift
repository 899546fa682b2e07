// SPDX-License-Identifier: Apache-2.0

extension SimulatedDevice {
    /// Lets virtual time pass and delivers everything that comes due, in order.
    ///
    /// A negative duration counts as zero. It is a programmer's error to call it from a callback of this device: time
    /// passes between callbacks, never inside one.
    public func advance(by duration: Duration) {
        advance(to: now + max(duration, .zero))
    }

    /// Lets virtual time pass up to an instant, and delivers everything that comes due until then, in order.
    ///
    /// An instant in the past only settles. See `advance(by:)` for callbacks.
    public func advance(to instant: Duration) {
        let target = max(instant.nanoseconds, nanoseconds)
        precondition(
            !isDelivering,
            "advance called inside a callback of this device: return first, then let time pass"
        )
        asCurrent { deliver(until: target) }
        nanoseconds = target
    }

    /// Delivers everything that is due now, including what its delivery makes due.
    public func settle() { advance(to: now) }

    /// The time of the next event, nil if none is scheduled.
    public var nextEventTime: Duration? { queue.nextTime().map { .nanoseconds($0) } }

    /// The number of events that wait.
    public var pendingEventCount: Int { queue.count }

    /// Delivers the next event, whenever it is due, with the device already the current one; false if none is scheduled.
    func step() -> Bool {
        if !sessionsPart.isEmpty { sessionsPart.dropRetired() }
        guard let next = queue.pop() else { return false }
        isDelivering = true
        defer { isDelivering = false }
        nanoseconds = max(next.time, nanoseconds)
        deliver(next.event)
        return true
    }

    private func deliver(until target: Int64) {
        isDelivering = true
        defer { isDelivering = false }
        while true {
            if !sessionsPart.isEmpty { sessionsPart.dropRetired() }
            guard let next = queue.pop(notAfter: target) else { break }
            nanoseconds = max(next.time, nanoseconds)
            deliver(next.event)
            deliveredEventCount &+= 1
        }
    }

    private func deliver(_ event: DeviceEvent) {
        guard let target = receivers.entry(event.receiver) else { return }
        if target.pointee.scope == .app, appPart.state == .suspended {
            return hold(event)
        }
        let previous = caller
        caller = target.pointee.caller
        if isLive {
            // The receiver, or the object it is part of, may be dropped on any thread at this very moment.
            if let owner = receivers.owner(of: event.receiver) {
                withExtendedLifetime(owner) { target.pointee.receiver.receive(event) }
            }
        } else {
            target.pointee.receiver.receive(event)
        }
        caller = previous
    }

    /// Keeps an event for when the app runs again; of several that say that something has changed one is enough.
    private func hold(_ event: DeviceEvent) {
        let isRepeated = event.kind == .authorizationChanged || event.kind == .deliveryChanged && event.payload < 0
        let older = held.firstIndex { kept in
            kept.kind == event.kind && kept.receiver == event.receiver
                && (event.kind == .authorizationChanged || kept.payload == event.payload)
        }
        if isRepeated, let older { held[older] = event } else { held.append(event) }
    }

    /// Delivers what came due while the app was suspended, after everything that is due now.
    func releaseHeldEvents() {
        let events = held
        held = []
        for event in events { _ = queue.push(event, at: nanoseconds) }
    }
}
