// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
public import SimulatedDevice

/// The provider that is judged: its name, and how to make one.
///
/// What it can do is read from its descriptor; nothing else needs saying. Five lines judge a provider:
///
/// ```swift
/// import ProviderContract
/// import Testing
/// @Test(arguments: ProviderContract.checks) func contract(_ check: ContractCheck) throws {
///     try check.run(ContractSubject(name: "mine") { device in MyProvider(environment: .simulated(device)) })
/// }
/// ```
public struct ContractSubject: Sendable {
    /// The name in reports.
    public let name: String
    /// The name under which the command line knows the provider; nil for a stranger's.
    public let commandLineName: String?
    /// Where the provider is known to deviate: the reason by the id of a clause or of a check.
    ///
    /// A check that deviates as declared is `disabled`; one that passes all the same fails, so that no declaration
    /// outlives its reason.
    public let knownDeviations: [String: String]
    /// The version of the contract that the provider is judged by.
    ///
    /// An older one keeps an update of the suite from adding clauses; a newer one tells what will bind later.
    public let contractVersion: ContractVersion

    let makeWorld: @Sendable (ContractSetUp) throws -> any ContractWorld
    /// How to make the provider on a device; nil for a subject with a world of its own.
    let makeProvider: (@Sendable (SimulatedDevice) throws -> any LocationProvider)?

    /// Describes a provider that lives on a simulated device.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - commandLineName: The name under which the command line knows the provider.
    ///   - knownDeviations: The reasons for known deviations, by clause or check.
    ///   - contractVersion: The version of the contract to judge by; left out, the newest.
    ///   - makeWithoutConsent: Makes one although the SDK has not been told of the user's consent; nil where the vendor
    ///     demands none, so that there is nothing to check.
    ///   - consent: Tells the SDK of the user's consent, for a provider that was made without it; nil where the vendor
    ///     demands none.
    ///   - makeProvider: Makes a new provider on a device, whose app has just been launched.
    public init(
        name: String,
        commandLineName: String? = nil,
        knownDeviations: [String: String] = [:],
        contractVersion: ContractVersion = ProviderContract.version,
        makeWithoutConsent: (@Sendable (SimulatedDevice) throws -> any LocationProvider)? = nil,
        consent: (@Sendable (SimulatedDevice) throws -> Void)? = nil,
        makeProvider: @escaping @Sendable (SimulatedDevice) throws -> any LocationProvider
    ) {
        self.name = name
        self.commandLineName = commandLineName
        self.knownDeviations = knownDeviations
        self.contractVersion = contractVersion
        self.makeProvider = makeProvider
        let makers = ContractMakers(usual: makeProvider, withoutConsent: makeWithoutConsent, consent: consent)
        makeWorld = { DeviceWorld($0, makers) }
    }

    /// Describes a provider that lives in a world of its own; checks that need more than it offers are skipped.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - knownDeviations: The reasons for known deviations, by clause or check.
    ///   - contractVersion: The version of the contract to judge by; left out, the newest.
    ///   - world: Makes a new world that starts as told, as far as its controls allow.
    public init(
        name: String,
        knownDeviations: [String: String] = [:],
        contractVersion: ContractVersion = ProviderContract.version,
        world: @escaping @Sendable (ContractSetUp) throws -> any ContractWorld
    ) {
        self.name = name
        commandLineName = nil
        self.knownDeviations = knownDeviations
        self.contractVersion = contractVersion
        makeProvider = nil
        makeWorld = world
    }

    private init(_ other: ContractSubject, world: @escaping @Sendable (ContractSetUp) throws -> any ContractWorld) {
        name = other.name
        commandLineName = other.commandLineName
        knownDeviations = other.knownDeviations
        contractVersion = other.contractVersion
        makeProvider = other.makeProvider
        makeWorld = world
    }
}

extension ContractSubject {
    /// The same subject with something wrapped around each of its providers.
    ///
    /// - Parameter wrap: Gets the provider and its world's environment, and gives what takes the provider's place.
    /// - Returns: The changed subject, under the same name.
    public func wrapped(
        _ wrap: @escaping @Sendable (any LocationProvider, ProviderEnvironment) -> any LocationProvider
    ) -> ContractSubject {
        let makeWorld = makeWorld
        return ContractSubject(self) { WrappedWorld(try makeWorld($0), wrap: wrap) }
    }

    /// The same subject whose providers are wrapped by what each world makes for itself.
    func wrapped(
        inEachWorld makeWrap:
            @escaping @Sendable () -> (any LocationProvider, ProviderEnvironment)
            -> any LocationProvider
    ) -> ContractSubject {
        let makeWorld = makeWorld
        return ContractSubject(self) { WrappedWorld(try makeWorld($0), wrap: makeWrap()) }
    }

    /// Why the provider may deviate in a check; nil where it may not.
    func deviation(of check: ContractCheck) -> String? {
        knownDeviations[check.id] ?? knownDeviations[check.clause.id]
    }

    /// A red result for each declared deviation that names no clause and no check, so that none is a misspelling.
    func idleDeclarations(beside checks: [ContractCheck], rules: [RuleSet]) -> [ContractResult] {
        guard let newest = rules.last, !knownDeviations.isEmpty else { return [] }
        let known = Set((ProviderContract.allChecks + checks).flatMap { [$0.id, $0.clause.id] })
        return knownDeviations.keys.filter { !known.contains($0) }.sorted().map { name in
            let check = ContractCheck.unknown(name)
            let reason = "the subject declares a deviation for “\(name)”, which is no clause with checks and no check"
            return ContractResult(check, newest, .suiteError, "\(check.id): \(reason). \(check.clause.likelyMistake)")
        }
    }

    /// The one command that shows a failure again.
    func replay(_ check: ContractCheck, rules: RuleSet, seed: UInt64) -> String {
        guard let commandLineName else { return "\(ProviderContract.checkVariable)=\(check.id) swift test" }
        return "geoprovider contract --provider \(commandLineName) --clause \(check.id) --rules \(rules) --seed \(seed)"
    }
}

extension ContractSubject: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
