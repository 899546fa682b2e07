// SPDX-License-Identifier: Apache-2.0

extension SimulatedDevice {
    /// Runs async code to its end on the calling thread, in virtual time.
    ///
    /// Time advances only while every task of the body waits. Call it from nonisolated synchronous code: called on an
    /// actor, it stops the program with a message. In the body `Task.sleep` and hops to other actors stall; for a
    /// second task use `task(_:)`.
    ///
    /// - Throws: `DeviceStalled` if the body waits and nothing is scheduled, and whatever the body throws.
    public func run<Value>(
        isolation: (any Actor)? = #isolation,
        _ body: @escaping () async throws -> Value
    ) throws -> Value {
        precondition(isolation == nil, "run(_:) called on an actor: call it from nonisolated code")
        precondition(!isDelivering, "run(_:) called inside a callback of this device: return first")
        let task = task(body)
        return try asCurrent {
            while true {
                executor.drain()
                if let result = task.outcome.result { return try result.get() }
                guard step() else {
                    task.cancel()
                    executor.drain()
                    throw DeviceStalled(time: now)
                }
            }
        }
    }

    /// Starts a task on the device, beside the body of `run(_:)`; it runs while that body waits.
    @discardableResult
    public func task<Value>(_ body: @escaping () async throws -> Value) -> DeviceTask<Value> {
        let outcome = DeviceOutcome<Value>()
        let confined = ConfinedBody(run: body)
        let box = DeviceAmbient.Box(self)
        let task = Task(executorPreference: executor) { await outcome.fill(from: confined, on: box) }
        return DeviceTask(outcome: outcome, task: task)
    }
}
