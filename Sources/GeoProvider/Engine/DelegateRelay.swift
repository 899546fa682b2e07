// SPDX-License-Identifier: Apache-2.0

/// Carries what a provider has to say to its delegate, and to the environment's observers.
///
/// The provider keeps it, keeps its delegate in it, and sets itself as ``provider``; the parts of an adapter that hear
/// the SDK keep it, too, so that no object on the path of a fix is weakly referenced but the app's own delegate.
public final class DelegateRelay {
    /// The receiver, kept weakly.
    @exclusivity(unchecked) public weak var delegate: (any LocationProviderDelegate)?
    /// The provider in whose name the relay speaks.
    ///
    /// Kept weakly: the provider sets it when it is made, and once it is gone nobody is told anything more, also by an SDK
    /// that still answers.
    ///
    /// A provider that tells many fixes calls ``speak(for:)`` instead: an object that was ever weakly referenced is slow to
    /// retain for good.
    public var provider: (any LocationProvider)? {
        get { present ?? reference }
        set {
            reference = newValue
            present = nil
        }
    }

    @exclusivity(unchecked) private weak var reference: (any LocationProvider)?
    /// The provider, while it keeps the voice that it was given.
    @exclusivity(unchecked) private unowned var present: (any LocationProvider)?
    @exclusivity(unchecked) private var lastVoice = 0

    private let id: String
    private let environment: ProviderEnvironment

    /// Makes a relay.
    ///
    /// - Parameters:
    ///   - id: The id of the provider's descriptor.
    ///   - environment: Where events are reported.
    public init(id: String, environment: ProviderEnvironment) {
        self.id = id
        self.environment = environment
    }

    /// Speaks in a provider's name for as long as the provider keeps what it gets, in place of setting ``provider``.
    ///
    /// - Parameter provider: The provider; it is not referenced weakly, and lets the voice go at the latest in its `deinit`.
    /// - Returns: What only the provider keeps.
    public func speak(for provider: any LocationProvider) -> RelayVoice {
        reference = nil
        present = provider
        lastVoice += 1
        return RelayVoice(relay: self, number: lastVoice)
    }

    /// A provider has let its voice go: nobody is told anything more, unless another one speaks.
    func fallSilent(_ number: Int) {
        if number == lastVoice { present = nil }
    }

    /// Delivers a fix.
    ///
    /// - Parameter location: The fix.
    public func deliver(_ location: Location) {
        if !environment.countsUpdate() { report(location) }
        guard let provider, let delegate else { return }
        delegate.provider(provider, didUpdate: location)
    }

    private func report(_ location: Location) {
        environment.reportUpdate { ProviderEvent(provider: id, .update(location)) }
    }

    /// Tells an error of the updates.
    ///
    /// - Parameter error: The error.
    public func fail(with error: LocationError) {
        environment.report(ProviderEvent(provider: id, .error(error)))
        guard let provider, let delegate else { return }
        delegate.provider(provider, didFailWith: error)
    }

    /// Tells a change of status or accuracy.
    ///
    /// - Parameter state: Status and accuracy now.
    public func authorizationChanged(to state: AuthorizationState) {
        environment.report(ProviderEvent(provider: id, .authorization(state)))
        guard let provider, let delegate else { return }
        delegate.provider(provider, didChangeAuthorization: state)
    }

    /// Delivers a heading.
    ///
    /// - Parameter heading: The heading.
    public func deliver(_ heading: Heading) {
        guard let provider, let delegate else { return }
        delegate.provider(provider, didUpdateHeading: heading)
    }

    /// Tells that the device has crossed the border of a region.
    ///
    /// - Parameters:
    ///   - region: The region, as it was given.
    ///   - hasEntered: Whether it is inside now.
    public func crossed(_ region: Region, hasEntered: Bool) {
        guard let provider, let delegate else { return }
        if hasEntered {
            delegate.provider(provider, didEnterRegion: region)
        } else {
            delegate.provider(provider, didExitRegion: region)
        }
    }

    /// Tells that a region cannot be watched.
    ///
    /// - Parameters:
    ///   - region: The region, or nil if the SDK does not say which.
    ///   - error: Why.
    public func monitoringFailed(for region: Region?, with error: LocationError) {
        guard let provider, let delegate else { return }
        delegate.provider(provider, monitoringDidFailFor: region, with: error)
    }

    /// Hands the SDK's wish for permission to the app; without a delegate nobody asks.
    ///
    /// - Parameter authority: What the app asks.
    public func requireAuthorization(of authority: any LocationAuthority) {
        guard let provider, let delegate else { return }
        delegate.provider(provider, doRequireLocationAuth: authority)
    }

    /// Hands the SDK's wish for full accuracy to the app; without a delegate the completion is called at once.
    ///
    /// - Parameters:
    ///   - authority: What the app asks.
    ///   - completion: Gets the app's answer.
    public func requireFullAccuracy(
        of authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        guard let provider, let delegate else {
            return completion(LocationError(.missingPurposeKey, message: "There is no delegate to ask."))
        }
        delegate.provider(provider, doRequireTemporaryFullAccuracyAuth: authority, completion: completion)
    }
}
