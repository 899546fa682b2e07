// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, with a configuration that names only what it changes.
final class JettyAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Jetty")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: JettyUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }
}

private final class JettyUpdates: SystemUpdates {
    private let usualFilter: CLLocationDistance
    private let usualAccuracy: CLLocationAccuracy
    private let usuallyPauses: Bool

    override init(_ world: AdapterWorld) {
        let fresh = world.environment.within { CLLocationManager() }
        usualFilter = fresh.distanceFilter
        usualAccuracy = fresh.desiredAccuracy
        usuallyPauses = fresh.pausesLocationUpdatesAutomatically
        super.init(world)
    }

    override func apply(_ configuration: ProviderConfiguration) {
        remember(configuration)
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? usualAccuracy
        manager.distanceFilter = configuration.distanceFilter ?? usualFilter
        manager.pausesLocationUpdatesAutomatically =
            configuration.pausesLocationUpdatesAutomatically ?? usuallyPauses
        manager.showsIndicator = configuration.showsBackgroundLocationIndicator
        if configuration.allowsBackgroundLocationUpdates {
            // Only with the background mode in Info.plist: without it the system ends the app here.
            manager.allowsBackgroundLocationUpdates = true
        }
    }
}
