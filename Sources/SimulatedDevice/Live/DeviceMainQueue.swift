// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// The process's main queue, as the owner of a device that is live.
///
/// Asked by a mark on the queue and not by the thread: under an async `main` on Linux the queue leaves the main thread.
enum DeviceMainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
