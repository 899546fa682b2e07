// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedEnvironment

/// The shared parts alone, without a fault: what a clause finds in one of these says nothing about the twenty.
final class ControlAdapter: AssembledProvider {
    init(vendor: StrangerAdapter.Vendor, environment: ProviderEnvironment) {
        let descriptor: ProviderDescriptor =
            switch vendor {
            case .native: .system("NativeControl")
            case .amap: .gaode("AMapControl")
            case .tencent: .penguin("TencentControl")
            }
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let (policy, updates, oneShots): (OneShotPolicy, any AdapterUpdates, any OneShotSource) =
            switch vendor {
            case .native: (.system, SystemUpdates(world), SystemOneShots(environment))
            case .amap: (.gaode, GaodeUpdates(world), GaodeOneShots(world))
            case .tencent: (.penguin, PenguinUpdates(world), PenguinOneShots(world))
            }
        super.init(descriptor, policy: policy, world: world, updates: updates, oneShots: oneShots)
    }
}

extension StrangerAdapter {
    /// One for each vendor, with the shared parts and no fault.
    static let controls = Vendor.allCases.map { vendor in
        StrangerAdapter(
            codename: "\(vendor.rawValue)Control",
            vendor: vendor,
            cause: "Nothing is wrong.",
            makeProvider: { ControlAdapter(vendor: vendor, environment: .simulated($0)) }
        )
    }
}
