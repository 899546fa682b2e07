// SPDX-License-Identifier: Apache-2.0

/// Asks for permission natively, before any vendor's SDK is touched, and ends in exactly one outcome.
///
/// This is the recommended way: the question is asked once, by the app, with the system's own words; no SDK finds an
/// undetermined status, so none asks by itself; and changing the vendor later changes nothing here.
///
/// The gate sets no timer. It ends at an event: a change of status; the application active again (some answers send no
/// callback); the application gone to the background; or the authority's confirmation, when no prompt is on screen
/// then. Before it asks, it looks for what would make asking vain: services off, a restriction, a missing usage text.
/// While something else is over the app, such as another requester's prompt, it waits, and asks only if the status is
/// still undetermined.
///
/// A gate serves any number of callers, also at once: the system shows one prompt, and all get its answer.
public final class NativeFirstGate {
    private let authority: any LocationAuthority
    private let environment: ProviderEnvironment

    /// Makes a gate.
    ///
    /// - Parameters:
    ///   - authority: What is asked; a provider's own authority will do, and needs no SDK.
    ///   - environment: Where usage texts and the application's state are read.
    public init(authority: any LocationAuthority, environment: ProviderEnvironment) {
        self.authority = authority
        self.environment = environment
    }

    /// Asks for a permission, as far as that is still possible.
    ///
    /// For Always, When-In-Use is asked first and, once granted, Always; on iOS 8 to 10 Always alone, since there is no
    /// second prompt. What was granted may be less: read it from the outcome.
    ///
    /// - Parameters:
    ///   - permission: What the app wants.
    ///   - completion: Called once, on a later turn, unless the token is cancelled before.
    /// - Returns: The hold on the call; cancelling it ends it without an outcome.
    @discardableResult
    public func requestAuthorization(
        for permission: LocationPermission,
        completion: @escaping (GateOutcome) -> Void
    ) -> LocationRequestToken {
        let passage = GatePassage(
            permission: permission,
            authority: authority,
            environment: environment,
            completion: completion
        )
        passage.start()
        return LocationRequestToken { passage.cancel() }
    }
}
