// SPDX-License-Identifier: Apache-2.0

/// An action that waits for its time, kept to call it off.
///
/// Dropping it changes nothing: the action is due all the same.
public final class ScheduledAction {
    private var cancellation: (() -> Void)?

    /// Makes the hold on an action.
    ///
    /// - Parameter onCancel: Called once, at the first ``cancel()``; it must do nothing if the action has run.
    public init(onCancel: @escaping () -> Void) {
        cancellation = onCancel
    }

    /// Calls the action off, unless it has run.
    public func cancel() {
        let cancellation = cancellation
        self.cancellation = nil
        cancellation?()
    }
}
