// SPDX-License-Identifier: Apache-2.0

extension SimulatedDevice {
    /// Takes a receiver of events in; the receiver retires the slot in its `deinit`.
    ///
    /// A receiver of app scope belongs to the app's current process: its events wait while the app is suspended, and
    /// when the process ends they are dropped. `caller` is the name under which its callbacks run; nil: the current
    /// caller. A receiver that lives and dies with an object which it does not retain names that as the one it is part
    /// of.
    public func register(
        _ receiver: any DeviceEventReceiver,
        scope: DeviceReceiverScope = .app,
        caller name: String? = nil,
        partOf owner: AnyObject? = nil
    ) -> DeviceSlot {
        checkOwner()
        // Not with “??”: the optimiser of Swift 6.3 fails on that here, with the address sanitizer on.
        let object: AnyObject
        if let owner { object = owner } else { object = receiver }
        return receivers.add(
            receiver,
            owner: object,
            scope: scope,
            process: appPart.process,
            caller: name ?? caller,
            isGuarded: isLive
        )
    }

    /// Schedules an event; events due at the same time are delivered in the order in which they were scheduled.
    ///
    /// A delay of zero means a later turn at the same virtual time. A negative delay counts as zero.
    @discardableResult
    public func schedule(
        _ kind: DeviceEvent.Kind,
        payload: Int = 0,
        after delay: Duration = .zero,
        to slot: DeviceSlot
    ) -> DeviceEventID {
        schedule(kind, payload: payload, after: delay, to: slot.id)
    }

    /// Schedules an event; events due at the same time are delivered in the order in which they were scheduled.
    ///
    /// For events that come with every location: a `Duration` is dear to take apart.
    @discardableResult
    package func schedule(
        _ kind: DeviceEvent.Kind,
        payload: Int = 0,
        afterNanoseconds delay: Int64,
        to slot: DeviceSlot
    ) -> DeviceEventID {
        schedule(kind, payload: payload, afterNanoseconds: delay, to: slot.id)
    }

    /// Takes an event back; one that was delivered or taken back already is left alone.
    public func cancel(_ event: DeviceEventID) { queue.cancel(event) }

    @discardableResult
    func schedule(
        _ kind: DeviceEvent.Kind,
        payload: Int = 0,
        after delay: Duration = .zero,
        to id: DeviceReceiverID
    ) -> DeviceEventID {
        schedule(kind, payload: payload, afterNanoseconds: delay.nanoseconds, to: id)
    }

    private func schedule(
        _ kind: DeviceEvent.Kind,
        payload: Int,
        afterNanoseconds delay: Int64,
        to id: DeviceReceiverID
    ) -> DeviceEventID {
        checkOwner()
        let sum = nanoseconds.addingReportingOverflow(max(delay, 0))
        let time = sum.overflow ? .max : sum.partialValue
        if time < alarmTime { alarm?.yield() }
        return queue.push(DeviceEvent(kind: kind, payload: payload, receiver: id), at: time)
    }
}
