// SPDX-License-Identifier: Apache-2.0

/// One observer's place in a list, kept to leave it.
///
/// Dropping it changes nothing: the observer stays until ``cancel()``. It is used on the isolation of its provider.
public final class ObservationToken {
    private var leave: (() -> Void)?

    /// Makes an observation of a list of one's own.
    ///
    /// - Parameter onCancel: Called once, at the first ``cancel()``.
    public init(onCancel: @escaping () -> Void) {
        leave = onCancel
    }

    /// Leaves the list; further calls do nothing.
    public func cancel() {
        let leave = leave
        self.leave = nil
        leave?()
    }
}
