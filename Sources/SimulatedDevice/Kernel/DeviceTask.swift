// SPDX-License-Identifier: Apache-2.0

/// A task that runs on a device's own executor.
public struct DeviceTask<Value> {
    let outcome: DeviceOutcome<Value>
    let task: Task<Void, Never>

    /// Asks the task to stop.
    public func cancel() { task.cancel() }

    /// Whether the task has ended.
    public var isFinished: Bool { outcome.result != nil }

    /// The task's value, once it has ended.
    public var value: Value {
        get async throws {
            await task.value
            guard let result = outcome.result else { throw CancellationError() }
            return try result.get()
        }
    }
}
