// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

/// What a scenario says about a provider's SDK.
public struct ProviderSetup: Sendable, Hashable {
    /// The version of the SDK; nil: the newest.
    public var sdkVersion: String?
    /// The settings of `app.sdk` for this provider; an empty object where there are none.
    public var settings: DeviceJSON

    /// The positions of the SDK's switches that were set, by name.
    public var switches: [String: String]

    /// Everything as the SDK has it by itself, unless told otherwise.
    public init(sdkVersion: String? = nil, settings: DeviceJSON = [:], switches: [String: String] = [:]) {
        self.sdkVersion = sdkVersion
        self.settings = settings
        self.switches = switches
    }
}
