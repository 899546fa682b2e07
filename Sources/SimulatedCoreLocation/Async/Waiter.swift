// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Lets one task sleep until something arrives or the task is cancelled.
///
/// It is all that a cancellation handler shares with an iteration, and the handler can do nothing but wake: it may run on
/// any thread, and must not touch the device.
final class Waiter: Sendable {
    private let slot = Mutex<UnsafeContinuation<Void, Never>?>(nil)

    /// Wakes the task that waits, if one does.
    func wake() {
        let sleeper = slot.withLock { slot in
            defer { slot = nil }
            return slot
        }
        sleeper?.resume()
    }

    /// Sleeps until woken; it may return without reason, so the caller looks again.
    func wait(isolation: isolated (any Actor)?) async {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                slot.withLock { $0 = continuation }
                if Task.isCancelled { wake() }
            }
        } onCancel: {
            wake()
        }
    }
}
