// SPDX-License-Identifier: Apache-2.0

/// What has arrived for one iteration and was not taken yet, oldest first; it stays on the device's isolation.
final class Inbox<Element> {
    private let waiter = Waiter()
    private var arrived: [Element] = []
    private var taken = 0
    private var isFinished = false

    /// Adds an element, and wakes whoever waits for one.
    func add(_ element: Element) {
        guard !isFinished else { return }
        arrived.append(element)
        waiter.wake()
    }

    /// Nothing more will arrive.
    func finish() {
        isFinished = true
        waiter.wake()
    }

    /// Waits for the next element on the caller's isolation; nil at the end, and once the task is cancelled.
    func next(isolation: isolated (any Actor)?) async -> Element? {
        while !Task.isCancelled {
            if let element = take() { return element }
            if isFinished { return nil }
            await waiter.wait(isolation: isolation)
        }
        return nil
    }

    private func take() -> Element? {
        guard taken < arrived.count else {
            arrived.removeAll(keepingCapacity: true)
            taken = 0
            return nil
        }
        taken += 1
        return arrived[taken - 1]
    }
}
