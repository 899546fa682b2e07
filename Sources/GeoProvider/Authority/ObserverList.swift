// SPDX-License-Identifier: Apache-2.0

/// Handlers that come and go, also while they are being called.
///
/// A handler that leaves during a delivery is not called any more, one that joins is first called at the next. Handlers
/// are called in the order in which they joined. The list is used on one isolation.
public final class ObserverList<Value> {
    /// In the order of their numbers; one that has left stays until the next clearance, without a handler.
    @exclusivity(unchecked) private var handlers: [(id: Int, handler: ((Value) -> Void)?)] = []
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var deliveries = 0
    private var lastID = 0

    /// Makes an empty list.
    public init() {}

    /// Whether nobody observes, so that a value need not even be made.
    public var isEmpty: Bool { count == 0 }

    /// Adds a handler at the end.
    ///
    /// - Parameter handler: Called with each value sent from now on.
    /// - Returns: The observation that takes it out again; it does not keep the list alive.
    @discardableResult
    public func add(_ handler: @escaping (Value) -> Void) -> ObservationToken {
        lastID += 1
        let id = lastID
        handlers.append((id, handler))
        count += 1
        return ObservationToken { [weak self] in self?.remove(id) }
    }

    /// Calls every handler with a value.
    ///
    /// - Parameter value: The value.
    /// - Complexity: O(*n*) in the number of handlers.
    public func send(_ value: Value) {
        let end = handlers.count
        deliveries += 1
        for index in 0..<end { handlers[index].handler?(value) }
        deliveries -= 1
        clear()
    }

    private func remove(_ id: Int) {
        var (low, high) = (0, handlers.count)
        while low < high {
            let middle = (low + high) / 2
            if handlers[middle].id < id { low = middle + 1 } else { high = middle }
        }
        guard low < handlers.count, handlers[low].id == id, handlers[low].handler != nil else { return }
        handlers[low].handler = nil
        count -= 1
        clear()
    }

    /// Forgets who has left, once that is worth its while and nobody is being called.
    private func clear() {
        guard deliveries == 0, handlers.count > 2 * count else { return }
        handlers.removeAll { $0.handler == nil }
    }
}
