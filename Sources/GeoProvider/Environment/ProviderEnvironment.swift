// SPDX-License-Identifier: Apache-2.0

/// All that an adapter may know besides its SDK, and the place where its events can be observed.
///
/// It is given to a provider when that is made: the system's own in an app, a simulated device's in tests. An adapter
/// reaches clock, Info.plist, application and Settings by no other way.
public final class ProviderEnvironment {
    private let backend: any ProviderEnvironmentBackend
    private let eventObservers = ObserverList<ProviderEvent>()

    /// Makes an environment on a world.
    ///
    /// - Parameter backend: The world.
    public init(_ backend: any ProviderEnvironmentBackend) {
        self.backend = backend
    }

    /// What Info.plist says about location.
    public var infoDictionary: InfoDictionary { backend.infoDictionary }

    /// The version of iOS.
    public var systemVersion: SystemVersion { backend.systemVersion }

    /// Where the app stands now.
    public var applicationState: ApplicationState { backend.applicationState }

    /// The time in seconds since 1970-01-01 UTC.
    public var now: Double { backend.now }

    /// Has an action run once, on a later turn.
    ///
    /// - Parameters:
    ///   - seconds: How much later; zero or less is the next turn.
    ///   - label: What the action is, for journals.
    ///   - action: The action.
    /// - Returns: The hold on it, to call it off.
    @discardableResult
    public func schedule(after seconds: Double, label: String, _ action: @escaping () -> Void) -> ScheduledAction {
        backend.schedule(after: max(0, seconds), label: label, action)
    }

    /// Runs code in this environment's world.
    ///
    /// On a phone there is one world, and nothing to do. With several simulated devices the SDK's objects and class
    /// methods belong to the current one; an adapter that reaches them here needs no caller who has made it current.
    ///
    /// - Parameter body: Makes an SDK object, or calls a class method; it is called once.
    /// - Returns: What the body returns.
    public func within<Value>(_ body: () -> Value) -> Value {
        var value: Value?
        backend.enclose { value = body() }
        guard let value else { preconditionFailure("a world must run the code that it encloses") }
        return value
    }

    /// Asks the system something that may block, away from the caller's thread, with this environment's world current.
    ///
    /// On a phone the main thread asks on a background queue and hears the answer on a later turn. In virtual time
    /// another thread takes no time: a simulated world answers before this returns.
    ///
    /// - Parameters:
    ///   - question: Asks; it is called once.
    ///   - answer: Called once with the answer, on the caller's thread.
    public func askElsewhere(_ question: @escaping @Sendable () -> Bool, _ answer: @escaping (Bool) -> Void) {
        backend.askElsewhere(question, answer)
    }

    /// Stops the program with a message that names the remedy, if the caller is not on this environment's isolation.
    ///
    /// The coordinators check every call of the app; an adapter with further entry points checks them here.
    public func checkIsolation() {
        backend.checkIsolation()
    }

    /// Opens the app's page in Settings, where the user can change a refusal.
    public func openSettings() {
        backend.openSettings()
    }

    /// Calls a handler after every change of the application's state, until the observation is cancelled.
    ///
    /// - Parameter handler: Receives the new state.
    /// - Returns: The observation.
    @discardableResult
    public func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken {
        backend.observeApplicationState(handler)
    }

    /// Calls a handler when this world has ended and calls nothing more; never on a phone, whose process is gone then.
    ///
    /// Whoever keeps itself alive while it waits lets go there.
    func observeEnd(_ handler: @escaping () -> Void) -> ObservationToken {
        (backend as? any EndingBackend)?.observeEnd(handler) ?? ObservationToken {}
    }

    /// Calls a handler with every event of the providers in this environment, until the observation is cancelled.
    ///
    /// Meant for a log in production: an event describes itself without coordinates unless told otherwise.
    ///
    /// - Parameter handler: Receives the event, after it happened.
    /// - Returns: The observation.
    @discardableResult
    public func observeEvents(_ handler: @escaping (ProviderEvent) -> Void) -> ObservationToken {
        eventObservers.add(handler)
    }

    /// Reports an event to the observers and to the world's records.
    ///
    /// - Parameter event: The event.
    public func report(_ event: ProviderEvent) {
        backend.record(isUpdate: false) { event }
        eventObservers.send(event)
    }

    /// Counts a fix, if neither observers nor the world want to know more of it; otherwise nothing is done.
    func countsUpdate() -> Bool { eventObservers.isEmpty && backend.countsUpdate() }

    /// Reports an event that comes with every fix; it is made only if somebody wants it.
    ///
    /// - Parameter makeEvent: Makes the event.
    public func reportUpdate(_ makeEvent: () -> ProviderEvent) {
        backend.record(isUpdate: true, makeEvent)
        if !eventObservers.isEmpty { eventObservers.send(makeEvent()) }
    }
}
