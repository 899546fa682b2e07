// SPDX-License-Identifier: Apache-2.0

/// What a world offers to the adapters that live in it: the phone does it with UIKit, a test with a simulated device.
///
/// It is used on one isolation, and calls back there.
public protocol ProviderEnvironmentBackend: AnyObject {
    /// What Info.plist says about location.
    var infoDictionary: InfoDictionary { get }
    /// The version of iOS.
    var systemVersion: SystemVersion { get }
    /// Where the app stands now.
    var applicationState: ApplicationState { get }
    /// The time in seconds since 1970-01-01 UTC.
    var now: Double { get }

    /// Has an action run once, on a later turn.
    ///
    /// - Parameters:
    ///   - seconds: How much later, zero or more; zero is the next turn.
    ///   - label: What the action is, for journals.
    ///   - action: The action.
    /// - Returns: The hold on it.
    func schedule(after seconds: Double, label: String, _ action: @escaping () -> Void) -> ScheduledAction

    /// Opens the app's page in Settings.
    func openSettings()

    /// Calls a handler after every change of the application's state.
    ///
    /// - Parameter handler: Receives the new state.
    /// - Returns: The observation.
    func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken

    /// Writes an event of a provider down, if this world keeps records.
    ///
    /// - Parameters:
    ///   - isUpdate: Whether it comes with every fix, so that a record may be too much.
    ///   - makeEvent: Makes the event; to be called only if it is wanted.
    func record(isUpdate: Bool, _ makeEvent: () -> ProviderEvent)

    /// Counts a fix, if this world records no more of it at present than their number.
    ///
    /// It is asked with every fix, before an event is made for ``record(isUpdate:_:)``.
    ///
    /// - Returns: Whether that is all; false: nothing was done, and the fix is to be recorded.
    func countsUpdate() -> Bool

    /// Stops the program with a message that names the remedy, if the caller is not on this world's isolation.
    func checkIsolation()

    /// Runs code so that the SDK's objects and class methods in it belong to this world.
    ///
    /// - Parameter body: The code; it is called once, before the method returns.
    func enclose(_ body: () -> Void)

    /// Asks the system something that may block, away from the caller's thread.
    ///
    /// - Parameters:
    ///   - question: Asks; it is called once, on whatever thread this world keeps for such questions.
    ///   - answer: Called once with the answer, on the caller's thread, where the world allows it before this returns.
    func askElsewhere(_ question: @escaping @Sendable () -> Bool, _ answer: @escaping (Bool) -> Void)
}

extension ProviderEnvironmentBackend {
    /// Says that every fix is to be recorded.
    public func countsUpdate() -> Bool { false }

    /// Checks nothing, for a world whose SDKs check for themselves.
    public func checkIsolation() {}

    /// Keeps no records.
    ///
    /// - Parameters:
    ///   - isUpdate: Whether the event comes with every fix.
    ///   - makeEvent: Makes the event.
    public func record(isUpdate: Bool, _ makeEvent: () -> ProviderEvent) {}

    /// Asks at once, for a world in which nothing blocks.
    ///
    /// - Parameters:
    ///   - question: Asks.
    ///   - answer: Called with the answer.
    public func askElsewhere(_ question: @escaping @Sendable () -> Bool, _ answer: @escaping (Bool) -> Void) {
        answer(question())
    }

    /// Just runs the code, for a world of which there is only one.
    ///
    /// - Parameter body: The code.
    public func enclose(_ body: () -> Void) {
        body()
    }
}
