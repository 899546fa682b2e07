// SPDX-License-Identifier: Apache-2.0

extension SimulatedDevice {
    /// What waits to happen, in the order in which it will, a line each: the time in seconds, and what it is.
    ///
    /// For messages and for the curious; what nobody is left to hear of is not listed.
    public var pendingEvents: [String] {
        queue.pending.compactMap { time, event in
            receivers.entry(event.receiver).map { entry in
                "\(DeviceTimeText.seconds(.nanoseconds(time))) \(entry.pointee.receiver.label(of: event))"
            }
        }
    }
}
