// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A clock that a test moves by hand: the world of a provider without a phone, real or simulated.
final class ManualClock: ProviderEnvironmentBackend {
    private struct Entry {
        let time: Double
        let order: Int
        let action: () -> Void
    }

    private(set) var now = 1_700_000_000.0
    private var entries: [Entry] = []
    private var count = 0
    private let applicationObservers = ObserverList<ApplicationState>()

    let infoDictionary = InfoDictionary(
        usageDescriptions: ["NSLocationWhenInUseUsageDescription": "Shows what is near you."]
    )
    let systemVersion: SystemVersion
    let applicationState = ApplicationState.active

    init(systemVersion: SystemVersion) {
        self.systemVersion = systemVersion
    }

    func schedule(after seconds: Double, label: String, _ action: @escaping () -> Void) -> ScheduledAction {
        count += 1
        let order = count
        entries.append(Entry(time: now + seconds, order: order, action: action))
        return ScheduledAction { [weak self] in self?.entries.removeAll { $0.order == order } }
    }

    /// Lets time pass, and everything happen that comes due, the oldest first.
    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = entries.min(by: { ($0.time, $0.order) < ($1.time, $1.order) }), next.time <= end {
            entries.removeAll { $0.order == next.order }
            now = max(now, next.time)
            next.action()
        }
        now = end
    }

    func openSettings() {}

    func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken {
        applicationObservers.add(handler)
    }
}
