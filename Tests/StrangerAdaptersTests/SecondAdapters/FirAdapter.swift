// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, for an app that starts its updates on the first screen.
final class FirAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Fir")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: SystemUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }

    override func startUpdatingLocation() {
        if authority.authorizationStatus == .notDetermined {
            authority.requestWhenInUseAuthorization()
        }
        super.startUpdatingLocation()
    }
}
