// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, with headings on a manager of their own.
final class CedarAdapter: AssembledProvider {
    private let compass: CedarCompass

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.system("Cedar", and: .heading)
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        compass = CedarCompass(world)
        super.init(
            descriptor,
            policy: .system,
            world: world,
            updates: SystemUpdates(world),
            oneShots: SystemOneShots(environment)
        )
    }

    override func startUpdatingHeading() throws(LocationError) {
        guard world.environment.within({ CLLocationManager.headingAvailable() }) else {
            throw LocationError(.unsupported, message: "This device has no compass.")
        }
        compass.start()
    }

    override func stopUpdatingHeading() { compass.stop() }
}

private final class CedarCompass: NSObject, CLLocationManagerDelegate {
    private let manager: CLLocationManager
    private let relay: DelegateRelay

    init(_ world: AdapterWorld) {
        manager = world.environment.within { CLLocationManager() }
        relay = world.relay
        super.init()
        manager.delegate = self
    }

    func start() { manager.startUpdatingHeading() }

    func stop() { manager.stopUpdatingLocation() }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        relay.deliver(Heading(newHeading))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let told = LocationError(coreLocation: error)
        if told.code == .headingFailure { relay.fail(with: told) }
    }
}
