// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import ProviderContract
import SimulatedDevice
import SimulatedEnvironment

extension ContractSubject {
    /// The native provider, as the command line knows it.
    static let native = ContractSubject(name: "native", commandLineName: "native") { device in
        NativeStyleProvider(environment: .simulated(device))
    }

    /// A provider of the tests' own, over the phone itself.
    static let homeMade = ContractSubject(name: "homemade") { HomeMadeProvider($0) }

    /// The same with one-shots alone.
    static let modest = ContractSubject(name: "modest") { HomeMadeProvider($0, .modest) }

    /// The same with callbacks and headings.
    static let asking = ContractSubject(
        name: "asking",
        makeWithoutConsent: { HomeMadeProvider($0, HomeMadeHabits.asking.withoutConsent) },
        makeProvider: { HomeMadeProvider($0, .asking) }
    )

    /// The native one behind a provider that can be exchanged.
    static let switching = ContractSubject(name: "switching") { device in
        let environment = ProviderEnvironment.simulated(device)
        return SwitchingProvider(NativeStyleProvider(environment: environment), environment: environment)
    }

    /// Every provider that is held to the contract here.
    static let all = [native, switching, homeMade, modest, asking]

    /// Those that declare more or less than the native one.
    static let furtherOnes = [homeMade, modest, asking]

    /// The native provider without answers to its requests.
    static let broken = mute("native", commandLineName: "native")

    /// A provider that nobody knows, without answers to its requests.
    static let brokenStranger = mute("stranger", commandLineName: nil)

    private static func mute(_ name: String, commandLineName: String?) -> ContractSubject {
        let honest = ContractSubject(name: name, commandLineName: commandLineName) { device in
            NativeStyleProvider(environment: .simulated(device))
        }
        return ContractMutation.onAnswer { _, _ in }.applied(to: honest)
    }
}
