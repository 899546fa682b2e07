// SPDX-License-Identifier: Apache-2.0

extension NativeFirstGate {
    /// Asks for a permission and waits for the outcome, on the caller's own isolation.
    ///
    /// - Parameter permission: What the app wants.
    /// - Returns: The one outcome.
    /// - Throws: `cancelled` if the task was cancelled; a prompt that is on screen stays there.
    public func requestAuthorization(for permission: LocationPermission) async throws(LocationError) -> GateOutcome {
        let (outcomes, sink) = AsyncStream<GateOutcome>.makeStream()
        let token = requestAuthorization(for: permission) { outcome in
            sink.yield(outcome)
            sink.finish()
        }
        for await outcome in outcomes { return outcome }
        token.cancel()
        throw LocationError(.cancelled)
    }
}
