// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
public import ProviderContract

/// A world without our phone: a clock, a receiver, and tunnels.
///
/// What it cannot do it does not declare.
public final class PlaceFeedWorld: ContractWorld {
    private let clock: ManualClock
    private let feed: PlaceFeed
    private let start: (latitude: Double, longitude: Double)
    private var lines: [String] = []

    /// Clock and timers of the world.
    public let environment: ProviderEnvironment

    /// What a check may do here: drive into a tunnel, drive elsewhere, and make more than one provider.
    ///
    /// Permission, prompts, Settings, the network and the app's life are not there: checks that need them are skipped,
    /// and the report names what was missing.
    public let controls: ContractControls = [.signal, .place, .severalProviders]

    /// Makes a world that starts as told, as far as its controls allow.
    ///
    /// - Parameter setUp: How to start.
    public init(_ setUp: ContractSetUp) {
        start = (setUp.start.latitude, setUp.start.longitude)
        clock = ManualClock(systemVersion: SystemVersion(18))
        environment = ProviderEnvironment(clock)
        feed = PlaceFeed(environment: environment, place: setUp.hasSignal ? start : nil)
    }

    /// What happened, for the text of a failure.
    public var journal: [String] { lines }

    /// Makes a provider over the receiver.
    ///
    /// - Returns: A new provider.
    public func makeProvider() -> any LocationProvider { PlaceFeedProvider(environment: environment, feed: feed) }

    /// Moves the clock.
    ///
    /// - Parameter seconds: By how much.
    public func advance(by seconds: Double) { clock.advance(by: seconds) }

    /// Drives: into a tunnel, out of it, elsewhere.
    ///
    /// - Parameter action: What.
    public func perform(_ action: ContractAction) {
        switch action {
        case .signal(let available): feed.place = available ? start : nil
        case .move(let place): feed.place = (place.latitude, place.longitude)
        default: break
        }
    }

    /// Writes down what a check does.
    ///
    /// - Parameter step: What it does.
    public func note(_ step: String) { lines.append("\(environment.now): \(step)") }
}
