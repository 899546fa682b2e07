// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// An object that events are delivered to.
///
/// It registers with `SimulatedDevice.register(_:scope:caller:)`, keeps the `DeviceSlot` it gets, and retires it in its
/// `deinit`, which may run on any thread. The device does not retain receivers.
public protocol DeviceEventReceiver: AnyObject {
    /// Takes an event at the time it is due, on the thread that drives the device.
    func receive(_ event: DeviceEvent)

    /// Hears that the app's process has ended: no event comes any more, and what was kept for one can go.
    ///
    /// Only receivers of the scope `app` that are still alive hear it, on the thread that drives the device.
    func processEnded()

    /// The word for an event in digests and messages.
    func label(of event: DeviceEvent) -> String

    /// Adds what a pending event will do; events that do the same add the same, whatever their serial numbers.
    func digest(_ event: DeviceEvent, into digest: inout StateDigest)

    /// Adds what the receiver's future depends on and its pending events do not show; times are relative to now.
    func digest(into digest: inout StateDigest)
}

extension DeviceEventReceiver {
    /// The kind's number.
    public func label(of event: DeviceEvent) -> String { "event \(event.kind.rawValue)" }

    /// The kind.
    public func digest(_ event: DeviceEvent, into digest: inout StateDigest) {
        digest.combine(Int(event.kind.rawValue))
    }

    /// Nothing.
    public func processEnded() {}

    /// Nothing.
    public func digest(into digest: inout StateDigest) {}
}
