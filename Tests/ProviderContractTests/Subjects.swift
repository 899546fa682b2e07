// SPDX-License-Identifier: Apache-2.0

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
}
