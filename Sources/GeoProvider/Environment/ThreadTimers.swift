// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The timers of one thread, with actions that never leave it.
///
/// A timer's block must be Sendable and an adapter's action is not. So the block carries a number only, and finds the
/// action in its own thread's dictionary, where it was put.
final class ThreadTimers {
    private static let key = "GeoProvider.ThreadTimers"
    private var actions: [Int: () -> Void] = [:]
    private var timers: [Int: Timer] = [:]
    private var lastID = 0

    /// The calling thread's timers.
    static var current: ThreadTimers {
        let dictionary = Thread.current.threadDictionary
        if let timers = dictionary[key] as? ThreadTimers { return timers }
        let timers = ThreadTimers()
        dictionary[key] = timers
        return timers
    }

    /// Has an action run once on this thread's run loop.
    func schedule(after seconds: Double, _ action: @escaping () -> Void) -> ScheduledAction {
        lastID += 1
        let id = lastID
        let timer = Timer(timeInterval: seconds, repeats: false) { _ in ThreadTimers.current.fire(id) }
        actions[id] = action
        timers[id] = timer
        RunLoop.current.add(timer, forMode: .common)
        return ScheduledAction { [weak self] in self?.remove(id) }
    }

    private func fire(_ id: Int) {
        let action = actions[id]
        remove(id)
        action?()
    }

    private func remove(_ id: Int) {
        actions[id] = nil
        timers.removeValue(forKey: id)?.invalidate()
    }
}
