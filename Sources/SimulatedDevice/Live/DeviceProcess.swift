// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The process's own device: installed once, or made from the environment when somebody first reaches for it.
enum DeviceProcess {
    private enum State {
        /// Nobody has reached for a device yet.
        case untouched
        /// There is none: the environment names no scenario.
        case none
        case installed(DeviceAmbient.Box)
    }

    private static let state = Mutex(State.untouched)

    /// The process's device; the first call in a process without one looks at the environment.
    static var device: SimulatedDevice? {
        let box: DeviceAmbient.Box? = state.withLock { state in
            if case .untouched = state {
                state = DeviceLaunch.fromEnvironment().map { .installed(DeviceAmbient.Box($0.start())) } ?? .none
            }
            if case .installed(let box) = state { return box }
            return nil
        }
        return box?.device
    }

    /// Makes a device the process's own; false if there is one already.
    static func install(_ device: SimulatedDevice) -> Bool {
        let box = DeviceAmbient.Box(device)
        return state.withLock { state in
            if case .installed = state { return false }
            state = .installed(box)
            return true
        }
    }
}

extension SimulatedDevice {
    /// Makes the device the one that `current` is wherever no other is bound, for the life of the process.
    ///
    /// Whoever reaches for it must be on the thread that drives it; a device that is live is owned by the main queue.
    ///
    /// - Returns: False, and nothing was done, if the process has a device already.
    @discardableResult
    public func installAsProcessDefault() -> Bool { DeviceProcess.install(self) }
}
