// SPDX-License-Identifier: Apache-2.0

/// Async code in `SimulatedDevice.run(_:)` waits for something that can never happen in virtual time.
public struct DeviceStalled: Error, Sendable, Equatable, CustomStringConvertible {
    /// The virtual time at which nothing was left to do.
    public let time: Duration

    /// What happened and what to look for.
    public var description: String {
        "stalled at \(DeviceTimeText.seconds(time)) s: the code waits, and no event is scheduled. "
            + "Is a prompt unanswered, or does the code wait for real time (Task.sleep) or another actor?"
    }
}
