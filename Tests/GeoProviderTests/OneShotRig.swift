// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// An SDK that says what a test tells it to.
final class TestSource: OneShotSource {
    private(set) var legs: [OneShotLeg] = []
    private(set) var cancelled: [Int] = []
    private var reports: [Int: (OneShotReport) -> Void] = [:]
    /// What to say inside the call that starts a leg.
    var immediate: OneShotReport?

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        legs.append(leg)
        reports[leg.number] = report
        if let immediate { report(immediate) }
    }

    func cancel(_ leg: OneShotLeg) { cancelled.append(leg.number) }

    /// Says something about the newest leg, or about one by number.
    func say(_ report: OneShotReport, leg: Int? = nil) {
        guard let number = leg ?? legs.last?.number else { return }
        reports[number]?(report)
    }
}

/// A coordinator in a world, and what its callers were told when.
final class OneShotRig {
    let world = TestWorld()
    let authority: TestAuthority
    let source = TestSource()
    let coordinator: OneShotCoordinator
    var configuration = ProviderConfiguration()
    /// "time number word" of every completion, in order; the word is the error's code, or `ok`.
    private(set) var told: [String] = []
    private(set) var locations: [Location] = []
    /// Called inside every completion.
    var onCompletion: (() -> Void)?

    static let sdkWithTimeouts = OneShotPolicy(
        concurrency: .shared,
        startsWhileUndetermined: true,
        enforcesTimeout: false,
        addressTimeout: 5
    )
    static let sdkWithoutTimeouts = OneShotPolicy(
        concurrency: .shared,
        startsWhileUndetermined: false,
        enforcesTimeout: true,
        addressTimeout: 5
    )

    init(_ status: AuthorizationStatus, policy: OneShotPolicy = OneShotRig.sdkWithoutTimeouts) {
        authority = TestAuthority(world, status)
        coordinator = OneShotCoordinator(
            provider: "test",
            policy: policy,
            authority: authority,
            environment: ProviderEnvironment(world),
            source: source
        )
    }

    @discardableResult
    func request(_ request: LocationRequest = LocationRequest(), as name: String = "a") -> LocationRequestToken {
        coordinator.submit(request, configuration: configuration) { [self] result in
            let word =
                switch result {
                case .success: "ok"
                case .failure(let error): error.code.rawValue
                }
            told.append("\(world.now) \(name) \(word)")
            if case .success(let location) = result { locations.append(location) }
            onCompletion?()
        }
    }

    /// A fix made now, or some seconds ago.
    func fix(age: Double = 0, _ accuracy: AccuracyAuthorization = .fullAccuracy) -> Location {
        Location(
            coordinate: .wgs84(try! Coordinate(latitude: 30.246, longitude: 120.1551)),
            horizontalAccuracy: accuracy == .fullAccuracy ? 5 : 5_000,
            timestamp: world.now - age,
            accuracyAuthorization: accuracy
        )
    }

    /// Has the SDK answer with a fix at a time.
    func answer(at time: Double, age: Double = 0, _ accuracy: AccuracyAuthorization = .fullAccuracy) {
        world.advance(to: time)
        source.say(.finished(.success(fix(age: age, accuracy))))
    }

    func fail(at time: Double, _ code: LocationError.Code) {
        world.advance(to: time)
        source.say(.finished(.failure(LocationError(code, vendorDomain: "test", vendorCode: 1))))
    }
}
