// SPDX-License-Identifier: Apache-2.0

/// The caller's hold on a running request.
///
/// Dropping it changes nothing: the request goes on. It is used on the isolation of its provider.
public final class LocationRequestToken {
    private var cancellation: (() -> Void)?

    /// Makes a token.
    ///
    /// - Parameter onCancel: Called once, at the first ``cancel()``; it must do nothing if the request has ended.
    public init(onCancel: @escaping () -> Void) {
        cancellation = onCancel
    }

    /// Ends the request with the error `cancelled`, on a later turn, unless it has ended already.
    public func cancel() {
        let cancellation = cancellation
        self.cancellation = nil
        cancellation?()
    }
}
