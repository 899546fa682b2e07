// SPDX-License-Identifier: Apache-2.0

/// An object that events are delivered to.
///
/// It registers with `SimulatedDevice.register(_:scope:caller:)`, keeps the `DeviceSlot` it gets, and retires it in its
/// `deinit`, which may run on any thread. The device does not retain receivers.
public protocol DeviceEventReceiver: AnyObject {
    /// Takes an event at the time it is due, on the thread that drives the device.
    func receive(_ event: DeviceEvent)

    /// The word for an event in digests and messages.
    func label(of event: DeviceEvent) -> String
}

extension DeviceEventReceiver {
    /// The kind's number.
    public func label(of event: DeviceEvent) -> String { "event \(event.kind.rawValue)" }
}
