// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The executor on which a device runs async code: a list of jobs that the thread in `run(_:)` works through.
///
/// This file holds the module's only unchecked promises; each says why it is kept.
final class DeviceExecutor: TaskExecutor {
    private let jobs = Mutex(Jobs())

    private struct Jobs {
        var waiting: [UnownedJob] = []
        /// An empty list that keeps its memory for the next jobs.
        var spare: [UnownedJob] = []
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.waiting.append(job) }
    }

    /// Runs jobs on the calling thread until none is ready.
    func drain() {
        while true {
            var ready: [UnownedJob] = []
            jobs.withLock { jobs in
                guard !jobs.waiting.isEmpty else { return }
                swap(&ready, &jobs.waiting)
                swap(&jobs.waiting, &jobs.spare)
            }
            if ready.isEmpty { return }
            for job in ready { job.runSynchronously(on: asUnownedTaskExecutor()) }
            ready.removeAll(keepingCapacity: true)
            jobs.withLock { swap(&ready, &$0.spare) }
        }
    }
}

/// The ambient device, carried as a task-local value.
enum DeviceAmbient {
    @TaskLocal static var box: Box?

    /// Unchecked because a task-local value must be Sendable; kept because only synchronous scopes and the device's
    /// own executor bind it, and both run on the one thread that drives the device.
    struct Box: @unchecked Sendable {
        let device: SimulatedDevice

        init(_ device: SimulatedDevice) { self.device = device }
    }
}

/// The result of a body that runs on a device's executor.
///
/// Unchecked because a task captures it; kept because only the thread that drains the executor fills and reads it.
final class DeviceOutcome<Value>: @unchecked Sendable {
    var result: Result<Value, any Error>?

    func fill(from body: ConfinedBody<Value>, on device: DeviceAmbient.Box) async {
        await DeviceAmbient.$box.withValue(device) {
            do {
                result = .success(try await body.run())
            } catch {
                result = .failure(error)
            }
        }
    }
}

/// A body that only a device's executor runs.
///
/// Unchecked because a task captures it; kept because the task prefers the device's executor and nothing else runs it.
struct ConfinedBody<Value>: @unchecked Sendable {
    let run: () async throws -> Value
}
