// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, which gets its settings together with the start.
final class ElmAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Elm")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: ElmUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }
}

private final class ElmUpdates: SystemUpdates {
    private var settings = ProviderConfiguration()

    override func apply(_ configuration: ProviderConfiguration) {
        settings = configuration
        if !isRunning { super.apply(configuration) }
    }

    override func startUpdates() {
        super.apply(settings)
        super.startUpdates()
    }
}
