// SPDX-License-Identifier: Apache-2.0

/// One provider's updates for any number of observers, which come and go.
///
/// The first observer starts the updates, the last one out stops them. Observers may join and leave at any time, also
/// while an event is delivered: one that leaves hears nothing more, one that joins is first told of the next event.
/// They are told in the order in which they joined.
///
/// Updates that end for lack of a consent that the vendor demands are started again by the next observer that joins.
///
/// A policy says what happens while the app is in the background. What it stops, it starts again when the app is active
/// and somebody still observes.
///
/// The broadcast makes its provider when it is first needed, is its delegate, and starts and stops it; nobody else
/// should. One-shots may be asked of the provider all the same. Everything that the provider says also goes to the
/// broadcast's own ``delegate``, which answers the permission callbacks. A broadcast is used on the isolation of its
/// provider, and must be kept as long as somebody observes.
public final class LocationBroadcast {
    /// The provider, or nil before it is first needed and while it is released.
    public private(set) var provider: (any LocationProvider)?

    /// The last fix since updates were started, or nil; for an observer that has just joined.
    public private(set) var latest: Location?

    /// The settings of the updates, for every provider that is made; nil leaves a new provider's own.
    public var configuration: ProviderConfiguration? {
        didSet {
            if let configuration { provider?.configuration = configuration }
        }
    }

    private let environment: ProviderEnvironment
    private let makeProvider: () -> any LocationProvider
    private let listeners = ObserverList<Event>()
    private let link = BroadcastLink()
    private var state: BroadcastState

    /// Makes a broadcast; no provider is made and nothing is started.
    ///
    /// - Parameters:
    ///   - environment: Where the application's state is read.
    ///   - backgroundPolicy: What happens while the app is in the background.
    ///   - makeProvider: Makes the provider at the first need, and again after a release.
    public init(
        environment: ProviderEnvironment,
        backgroundPolicy: BackgroundPolicy = .keep,
        makeProvider: @escaping () -> any LocationProvider
    ) {
        self.environment = environment
        self.makeProvider = makeProvider
        state = BroadcastState(policy: backgroundPolicy, applicationState: environment.applicationState)
        link.owner = self
        environment.observeApplicationState { [weak link] state in
            link?.owner?.perform { $0.applicationChanged(to: state) }
        }
    }

    /// The receiver of everything the provider says, permission callbacks included; kept weakly.
    public var delegate: (any LocationProviderDelegate)? {
        get { link.delegate }
        set { link.delegate = newValue }
    }

    /// Joins the observers, until the observation is cancelled.
    ///
    /// - Parameter observer: Called with every event from now on, never inside this call.
    /// - Returns: The observation; it must be cancelled, dropping it is not leaving.
    public func observe(_ observer: @escaping (Event) -> Void) -> ObservationToken {
        environment.checkIsolation()
        let place = listeners.add(observer)
        perform { $0.join() }
        return ObservationToken { [weak link] in
            place.cancel()
            link?.owner?.perform { $0.leave() }
        }
    }

    /// Whether updates are started.
    public var isRunning: Bool { state.isRunning }

    /// Takes what the provider says; fixes and errors only while updates are started.
    func deliver(_ event: Event) {
        switch event {
        case .location(let location):
            guard state.isRunning else { return }
            latest = location
        case .failure(let error):
            guard state.isRunning else { return }
            if error.code == .privacyNotAgreed { state.end() }
        case .authorization:
            break
        }
        listeners.send(event)
    }

    private func perform(_ input: (inout BroadcastState) -> [BroadcastState.Action]) {
        for action in input(&state) {
            switch action {
            case .start:
                latest = nil
                let provider = provider ?? makeLinkedProvider()
                provider.startUpdatingLocation()
            case .stop:
                provider?.stopUpdatingLocation()
            case .release:
                provider?.delegate = nil
                provider = nil
                latest = nil
            }
        }
    }

    private func makeLinkedProvider() -> any LocationProvider {
        let new = makeProvider()
        if let configuration { new.configuration = configuration }
        new.delegate = link
        provider = new
        return new
    }
}
