// SPDX-License-Identifier: Apache-2.0

/// The part of an adapter that calls the SDK's one-shot.
///
/// Only one call runs at a time. The source may say anything at any time, several times or never: what does not count
/// is dropped by the coordinator.
public protocol OneShotSource: AnyObject {
    /// Calls the SDK.
    ///
    /// - Parameters:
    ///   - leg: What to ask for.
    ///   - report: To be called with what the SDK says, also with its refusal to start.
    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void)

    /// Ends the call that runs, as far as the SDK allows it; its last words do not count.
    ///
    /// - Parameter leg: The call.
    func cancel(_ leg: OneShotLeg)
}
