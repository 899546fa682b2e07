// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A world of a few lines: a clock, a queue, an application, a permission, all moved by hand.
final class TestWorld: ProviderEnvironmentBackend {
    var infoDictionary = InfoDictionary(usageDescriptions: [UsageTextRule.whenInUseKey: "To find the way."])
    var systemVersion = SystemVersion(17)
    var applicationState = ApplicationState.active
    var now = 0.0
    private(set) var settingsOpened = 0
    private let applicationObservers = ObserverList<ApplicationState>()
    private var queue: [(time: Double, sequence: Int, label: String, action: () -> Void)] = []
    private var lastSequence = 0

    var pendingLabels: [String] { queue.map(\.label) }

    func schedule(after seconds: Double, label: String, _ action: @escaping () -> Void) -> ScheduledAction {
        lastSequence += 1
        let sequence = lastSequence
        queue.append((now + seconds, sequence, label, action))
        return ScheduledAction { [weak self] in self?.queue.removeAll { $0.sequence == sequence } }
    }

    func openSettings() { settingsOpened += 1 }

    func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken {
        applicationObservers.add(handler)
    }

    func setApplication(_ state: ApplicationState) {
        applicationState = state
        applicationObservers.send(state)
    }

    /// Runs what is due up to a time, in order.
    func advance(to end: Double) {
        while let next = queue.filter({ $0.time <= end }).min(by: { ($0.time, $0.sequence) < ($1.time, $1.sequence) }) {
            queue.removeAll { $0.sequence == next.sequence }
            now = next.time
            next.action()
        }
        now = end
    }

    /// Runs what is due now.
    func settle() { advance(to: now) }
}

/// A permission moved by hand, in a world.
final class TestAuthority: LocationAuthority {
    let world: TestWorld
    var authorizationStatus: AuthorizationStatus
    var accuracyAuthorization = AccuracyAuthorization.fullAccuracy
    var locationServicesEnabled = true
    var temporaryError: LocationError?
    private(set) var requests: [String] = []
    private let observers = ObserverList<AuthorizationState>()

    init(_ world: TestWorld, _ status: AuthorizationStatus) {
        self.world = world
        authorizationStatus = status
    }

    func requestWhenInUseAuthorization() { requests.append("whenInUse") }
    func requestAlwaysAuthorization() { requests.append("always") }

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        requests.append("temporary \(purposeKey)")
        completion(temporaryError)
    }

    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        observers.add(handler)
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) {
        _ = world.schedule(after: 0, label: "confirm", confirmed)
    }

    func change(to status: AuthorizationStatus, _ accuracy: AccuracyAuthorization = .fullAccuracy) {
        authorizationStatus = status
        accuracyAuthorization = accuracy
        observers.send(authorizationState)
    }

    /// Whether anybody still observes.
    var isObserved: Bool { !observers.isEmpty }
}
