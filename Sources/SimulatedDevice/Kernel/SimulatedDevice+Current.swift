// SPDX-License-Identifier: Apache-2.0

#if DEBUG
    import Foundation
#endif

extension SimulatedDevice {
    /// The device that objects made without naming one belong to, for example `CLLocationManager()`.
    ///
    /// It is bound by `asCurrent(_:)`, by `run(_:)`, and while callbacks run. Elsewhere it is the process's own: the one
    /// that `installAsProcessDefault()` was called on or, in a process without one, the phone of the scenario that the
    /// environment variable `GEOPROVIDER_SCENARIO` names. Reaching for it where there is none is a programmer's error; the
    /// message names the fix.
    public static var current: SimulatedDevice {
        guard let device = currentIfAny else {
            preconditionFailure(
                """
                no simulated device here: make one and call device.asCurrent { … } or device.run { … } around this, or \
                set the environment variable GEOPROVIDER_SCENARIO to a scenario file
                """
            )
        }
        device.checkOwner()
        return device
    }

    /// The current device, or nil where there is none.
    public static var currentIfAny: SimulatedDevice? { DeviceAmbient.box?.device ?? DeviceProcess.device }

    /// Binds the device as the current one while a synchronous body runs.
    ///
    /// There is no asynchronous form: child tasks would inherit the binding and bring the device into two threads. For
    /// async code use `run(_:)`.
    public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        checkOwner()
        #if DEBUG
            let previous = driver
            driver = ObjectIdentifier(Thread.current)
            defer { driver = previous }
        #endif
        return try DeviceAmbient.$box.withValue(DeviceAmbient.Box(self), operation: body)
    }
}
