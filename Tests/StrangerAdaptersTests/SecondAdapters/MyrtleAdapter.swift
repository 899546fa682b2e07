// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit

/// AMap, which is ready as soon as it is made.
final class MyrtleAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        environment.within {
            AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
            AMapLocationManager.updatePrivacyAgree(.didAgree)
            AMapServices.shared().apiKey = "KEY"
        }
        let descriptor = ProviderDescriptor.gaode("Myrtle")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .gaode,
            world: world,
            updates: GaodeUpdates(world),
            oneShots: GaodeOneShots(world)
        )
    }
}
