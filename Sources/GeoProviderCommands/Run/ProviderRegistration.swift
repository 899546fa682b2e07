// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
public import SimulatedDevice

/// A provider the command line knows: how to make one on a simulated device, and what its SDK lets a scenario set.
public struct ProviderRegistration: Sendable {
    /// The id used by `--provider` and in scenarios.
    public let id: String
    /// The name people read.
    public let displayName: String
    /// The versions of the SDK that can be chosen, oldest first; empty where there is nothing to choose.
    public let sdkVersions: [String]
    /// The habits of its SDK, as the ledger lists them.
    public let habits: [ProviderHabit]
    /// The names of its SDK's switches.
    public let switchNames: [String]
    /// Where the provider is known to deviate from the contract with a version of its SDK; nil is the newest.
    ///
    /// The reasons stand by the id of a clause or of a check.
    public let knownDeviations: @Sendable (_ sdkVersion: String?) -> [String: String]
    /// Sets its SDK up on a device, before the first launch; it throws for a version, switch or setting that is unknown.
    public let prepare: @Sendable (SimulatedDevice, ProviderSetup) throws -> Void
    /// Makes a provider in the app's current process; the device is the current one while it runs.
    public let makeProvider: @Sendable (SimulatedDevice, ProviderSetup) throws -> any LocationProvider
    /// Hands the user's consent to the SDK's privacy calls; nil where the SDK has none.
    public let agreePrivacy: (@Sendable (SimulatedDevice, DeviceScenario.PrivacyAgreement) -> Void)?
    /// Whether a version of the SDK does nothing without the user's consent, where the app can tell of it; nil is the newest.
    public let demandsConsent: @Sendable (_ sdkVersion: String?) -> Bool
    /// Whether its adapter is the naive one, and its app as naive.
    var isNaive = false

    /// Registers a provider.
    public init(
        id: String,
        displayName: String,
        sdkVersions: [String] = [],
        habits: [ProviderHabit] = [],
        switchNames: [String] = [],
        knownDeviations: @escaping @Sendable (_ sdkVersion: String?) -> [String: String] = { _ in [:] },
        prepare: @escaping @Sendable (SimulatedDevice, ProviderSetup) throws -> Void = { _, _ in },
        agreePrivacy: (@Sendable (SimulatedDevice, DeviceScenario.PrivacyAgreement) -> Void)? = nil,
        demandsConsent: @escaping @Sendable (_ sdkVersion: String?) -> Bool = { _ in true },
        makeProvider: @escaping @Sendable (SimulatedDevice, ProviderSetup) throws -> any LocationProvider
    ) {
        self.id = id
        self.displayName = displayName
        self.sdkVersions = sdkVersions
        self.habits = habits
        self.switchNames = switchNames
        self.knownDeviations = knownDeviations
        self.prepare = prepare
        self.agreePrivacy = agreePrivacy
        self.demandsConsent = demandsConsent
        self.makeProvider = makeProvider
    }
}
