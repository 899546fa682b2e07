// SPDX-License-Identifier: Apache-2.0

/// Handlers that come and go, also while they are being called.
///
/// A handler that leaves during a delivery is not called any more, one that joins is first called at the next. Handlers
/// are called in the order in which they joined. The list is used on one isolation.
public final class ObserverList<Value> {
    @exclusivity(unchecked) private var handlers: [(id: Int, handler: (Value) -> Void)] = []
    private var lastID = 0

    /// Makes an empty list.
    public init() {}

    /// Whether nobody observes, so that a value need not even be made.
    public var isEmpty: Bool { handlers.isEmpty }

    /// Adds a handler at the end.
    ///
    /// - Parameter handler: Called with each value sent from now on.
    /// - Returns: The observation that takes it out again; it does not keep the list alive.
    @discardableResult
    public func add(_ handler: @escaping (Value) -> Void) -> ObservationToken {
        lastID += 1
        let id = lastID
        handlers.append((id, handler))
        return ObservationToken { [weak self] in self?.handlers.removeAll { $0.id == id } }
    }

    /// Calls every handler with a value.
    ///
    /// - Parameter value: The value.
    /// - Complexity: O(*n*) in the number of handlers, unless handlers leave during the delivery.
    public func send(_ value: Value) {
        let last = lastID
        var next = 0
        while next < handlers.count {
            let (id, handler) = handlers[next]
            if id > last { break }
            handler(value)
            let stayed = next < handlers.count && handlers[next].id == id
            next = stayed ? next + 1 : handlers.firstIndex { $0.id > id } ?? handlers.count
        }
    }
}
