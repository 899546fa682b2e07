// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

/// One check being played: a world, a provider in it, an app that listens, and what the check does to them.
final class Scene {
    let world: any ContractWorld
    let check: ContractCheck
    let setUp: ContractSetUp
    /// What differs between iOS versions besides permission.
    let machine: PermissionMachine
    /// The provider, until a check lets go of it.
    private(set) var provider: any LocationProvider
    private(set) var app: Listener!
    /// Everything that was heard, a line each, if a check wants to know.
    private(set) var records: [String] = []
    /// Whether a check wants to know.
    var isRecording = false

    /// Where the phone is.
    private(set) var place: Coordinate<WGS84>

    private let start: Double
    private let makeWorld: (ContractSetUp) throws -> any ContractWorld
    private var depth = 0
    private var shots: [Shot] = []

    init(
        _ check: ContractCheck,
        setUp: ContractSetUp,
        makeWorld: @escaping (ContractSetUp) throws -> any ContractWorld
    ) throws {
        self.check = check
        self.setUp = setUp
        self.makeWorld = makeWorld
        machine = PermissionMachine(setUp.rules)
        place = setUp.start
        let world = try makeWorld(setUp)
        self.world = world
        start = world.environment.now
        provider = try world.call { try world.makeProvider() }
        app = Listener(self)
        call { provider.delegate = app }
    }

    /// The same check in a world of its own.
    func again() throws -> Scene { try Scene(check, setUp: setUp, makeWorld: makeWorld) }

    // MARK: Time and calls

    /// Seconds since the check began.
    var now: Double { world.environment.now - start }

    /// Whether a call of the app is on the stack.
    var isCalling: Bool { depth > 0 }

    /// Runs a call of the app.
    func call<Value>(_ body: () throws -> Value) rethrows -> Value {
        depth += 1
        defer { depth -= 1 }
        return try world.call(body)
    }

    /// Lets time pass.
    func wait(_ seconds: Double) { world.advance(by: seconds) }

    /// Lets happen what is due now.
    func settle() { world.advance(by: 0) }

    /// Does something to the world; it must be declared, and possible here.
    func act(_ action: ContractAction) throws {
        guard check.needs.contains(action.control) else {
            throw Misuse(description: "\(check.id) uses \(action.control) without declaring it")
        }
        if case .move(let destination) = action { place = destination }
        try world.perform(action)
        settle()
    }

    /// Writes down something that was heard.
    func record(_ line: @autoclosure () -> String) {
        if isRecording { records.append("\(Scene.words(for: now)) \(line())") }
    }

    // MARK: The app

    /// Asks for a location once.
    @discardableResult
    func request(_ request: LocationRequest = .usual, then onAnswer: (() -> Void)? = nil) -> Shot {
        let shot = Shot(self, name: "one-shot \(shots.count + 1)")
        shot.onAnswer = onAnswer
        shots.append(shot)
        world.note("contract: \(provider.descriptor.id) requestLocation")
        shot.token = call { provider.requestLocation(request) { shot.receive($0) } }
        return shot
    }

    /// Cancels a one-shot.
    func cancel(_ shot: Shot) {
        world.note("contract: cancel")
        call { shot.token?.cancel() }
    }

    /// Starts updates.
    func startUpdates() {
        world.note("contract: startUpdatingLocation")
        call { provider.startUpdatingLocation() }
    }

    /// Stops updates.
    func stopUpdates() {
        world.note("contract: stopUpdatingLocation")
        call { provider.stopUpdatingLocation() }
    }

    /// Changes the provider's configuration.
    func configure(_ change: (inout ProviderConfiguration) -> Void) {
        call { change(&provider.configuration) }
    }

    /// The system's permission surface.
    var authority: any LocationAuthority { provider.authority }

    /// Hands the provider over to the check, which puts another one in its place.
    func replaceProvider(with other: any LocationProvider) {
        provider = other
    }

    /// Takes back what the check left with the app's callbacks: most of it holds the scene.
    func end() {
        app.onUpdate = nil
        app.onError = nil
        for shot in shots { shot.onAnswer = nil }
    }

    /// Makes another listener, which hears nothing until it is some provider's delegate.
    func makeListener() -> Listener { Listener(self) }
}
