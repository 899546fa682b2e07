// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// The world around one provider, as far as checks look at it and act on it.
///
/// Most adopters need none: a subject made with a closure over a simulated device has the device's world. A world of
/// one's own is for an adapter that is tested without our device. It is used on one isolation, like its providers.
public protocol ContractWorld: AnyObject {
    /// What can be done to this world and seen of it.
    var controls: ContractControls { get }
    /// Clock and timers of the world, its Info.plist and its application.
    var environment: ProviderEnvironment { get }
    /// The system dialogs so far, oldest first; asked for only with the control `prompts`.
    var prompts: [ContractPrompt] { get }
    /// Whether anything uses the location receivers; asked for only with the control `receivers`.
    var isLocating: Bool { get }
    /// What happened so far, a line each, for the text of a failure.
    var journal: [String] { get }

    /// Makes a provider in this world; more than one only with the control `severalProviders`.
    ///
    /// - Returns: A new provider.
    /// - Throws: Whatever keeps it from being made; the check then ends with `suiteError`.
    func makeProvider() throws -> any LocationProvider

    /// Runs a call of the app, such as one to a provider.
    ///
    /// - Parameter body: The call.
    /// - Returns: What the call returns.
    func call<Value>(_ body: () throws -> Value) rethrows -> Value

    /// Lets time pass, and everything happen that comes due.
    ///
    /// - Parameter seconds: How much, zero or more; zero lets happen what is due now.
    func advance(by seconds: Double)

    /// Does something to the world.
    ///
    /// - Parameter action: What; its control is one that the world declares.
    /// - Throws: Whatever makes it impossible here and now.
    func perform(_ action: ContractAction) throws

    /// Writes down what the check does, for the text of a failure.
    ///
    /// - Parameter step: What the check does.
    func note(_ step: String)
}

// What a small world need not write.
extension ContractWorld {
    /// None.
    public var prompts: [ContractPrompt] { [] }
    /// Nothing.
    public var isLocating: Bool { false }
    /// Empty.
    public var journal: [String] { [] }

    /// Runs the call as it is.
    ///
    /// - Parameter body: The call.
    /// - Returns: What the call returns.
    public func call<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

    /// Does nothing: without controls nothing is asked.
    ///
    /// - Parameter action: What.
    public func perform(_ action: ContractAction) throws {}

    /// Writes nothing.
    ///
    /// - Parameter step: What the check does.
    public func note(_ step: String) {}
}
