// SPDX-License-Identifier: Apache-2.0

/// A provider behind which the vendor can be exchanged while the app runs.
///
/// The app speaks to it as to any provider, and is its delegate: behind it, ``swap(to:)`` puts another provider in place,
/// and a failover order lets another one, or a fixed city, answer what the one in place cannot.
///
/// ## A swap with requests in flight
///
/// A request that is in flight is carried to the new provider with the time it has left; the old one's call is
/// cancelled. If the old one's location was already on its way, it is the answer, and the new one's call is cancelled.
/// A request whose time is up stays with the old provider, whose answer is due. So each request is answered exactly
/// once. While the permission is undetermined no time passes, and the new provider waits as long as the old one would
/// have from its beginning. What a provider makes of several requests at once is its own rule.
///
/// Updates, headings and watched regions stop on the old provider and start on the new one; if that lacks the
/// capability, the delegate is told `unsupported`. The configuration goes along. The authority is the first provider's
/// for good: permission belongs to the process, so whoever observes it or asks through it needs no swap. The delegate
/// hears of each change of permission once, and of one lack of permission once.
///
/// ## Failover
///
/// A one-shot that fails goes down the order: to another provider, with a time-out of its own, unless the failure lies
/// in the permission, where no other provider can help; to a city in any case but a cancellation. The bound of a
/// request is thus the sum of the bounds of those that are asked. Each request starts at the provider in place.
///
/// Updates that fail for good, and not for lack of permission, move the switching provider to the next in the order,
/// which then is the one in place. A city is delivered once, and the error told.
///
/// It reports its own requests and completions to the environment's observers, as its caller sees them; everything else
/// is reported by the provider that it comes from.
public final class SwitchingProvider: LocationProvider {
    /// The short name of every switching provider.
    public static let id = "switching"

    /// The provider in place.
    public internal(set) var current: any LocationProvider

    /// The permission surface of the first provider, which serves for all.
    public let authority: any LocationAuthority

    /// The defaults of requests, and the settings of updates, for whatever provider is in place.
    public var configuration: ProviderConfiguration {
        didSet {
            for provider in roster { provider.configuration = configuration }
        }
    }

    let environment: ProviderEnvironment
    let link = SwitchLink()
    var updates = SwitchedUpdates()
    var ledger: SwitchLedger
    let failovers = ObserverList<Failover>()
    /// The providers of the failover order, by number.
    let fallbacks: [Int: any LocationProvider]
    /// The number of the provider in place.
    var currentNumber = 0
    /// The ids of all providers that ever stood behind this one, by number.
    var ids: [Int: String]

    /// The calls that count: whom they were made to, and the hold on them.
    var calls: [Int: (provider: any LocationProvider, token: LocationRequestToken?)] = [:]
    var completions: [Int: (Result<Location, LocationError>) -> Void] = [:]
    /// How many calls of the app are on the stack, inside which nothing is completed.
    var callDepth = 0
    /// Inputs that came while actions were being performed.
    var backlog: [(inout SwitchLedger, SwitchLedger.World) -> [SwitchLedger.Action]] = []
    var isPerforming = false

    /// Makes a switching provider, and itself the delegate of those behind it.
    ///
    /// The providers behind it belong to it: the app sets neither their delegate nor their configuration, and starts
    /// nothing on them.
    ///
    /// - Parameters:
    ///   - provider: The first provider in place; its configuration is kept.
    ///   - environment: Clock and turns.
    ///   - order: Who answers when the provider in place has failed; the first that may know better is asked.
    public init(
        _ provider: any LocationProvider,
        environment: ProviderEnvironment,
        failover order: [Fallback] = []
    ) {
        var fallbacks: [Int: any LocationProvider] = [:]
        var steps: [SwitchLedger.Step] = []
        for fallback in order {
            switch fallback {
            case .city(let city):
                steps.append(.city(city))
            case .provider(let other, let timeout):
                let known = fallbacks.first { $0.value === other }?.key
                let number = other === provider ? 0 : known ?? fallbacks.count + 1
                fallbacks[number] = other
                steps.append(.provider(number, timeout: timeout))
            }
        }
        self.fallbacks = fallbacks
        self.environment = environment
        current = provider
        authority = provider.authority
        configuration = provider.configuration
        ids = fallbacks.mapValues(\.descriptor.id)
        ids[0] = provider.descriptor.id
        ledger = SwitchLedger(current: 0, order: steps)
        link.owner = self
        for provider in roster { adopt(provider) }
        authority.observeAuthorization { [weak link] state in link?.owner?.authorizationChanged(to: state) }
    }

    /// What the provider in place is and can do, under the switching provider's own id.
    ///
    /// It changes with a swap. The datums are those of all providers of the order, too; each fix states its own.
    public var descriptor: ProviderDescriptor {
        let inPlace = current.descriptor
        let datums = Set(roster.flatMap(\.descriptor.datums) + ledger.cities.map(\.coordinate.datum))
        return ProviderDescriptor(
            id: SwitchingProvider.id,
            displayName: inPlace.displayName,
            vendor: inPlace.vendor,
            datums: inPlace.datums + datums.subtracting(inPlace.datums).sorted { $0.rawValue < $1.rawValue },
            capabilities: inPlace.capabilities,
            concurrentOneShots: inPlace.concurrentOneShots
        )
    }

    /// The receiver of updates and permission callbacks, kept weakly; it sees the switching provider as their sender.
    public var delegate: (any LocationProviderDelegate)? {
        get { link.delegate }
        set { link.delegate = newValue }
    }

    /// Calls a handler with every step down the failover order, until the observation is cancelled.
    ///
    /// - Parameter handler: Receives what failed and who is asked next.
    /// - Returns: The observation.
    @discardableResult
    public func observeFailovers(_ handler: @escaping (Failover) -> Void) -> ObservationToken {
        failovers.add(handler)
    }

    /// Says what a configuration lacks for the provider in place.
    ///
    /// - Parameter configuration: The configuration one means to set.
    /// - Returns: What that provider finds.
    public func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        current.problems(with: configuration)
    }

    /// The provider in place, and those that may follow it.
    var roster: [any LocationProvider] {
        [current] + fallbacks.sorted { $0.key < $1.key }.map(\.value).filter { $0 !== current }
    }

    /// Makes a provider one of those behind this one.
    func adopt(_ provider: any LocationProvider) {
        provider.configuration = configuration
        provider.delegate = link
    }
}
