// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// Tencent, for an app that is careful with the battery.
final class TamarindAdapter: AssembledProvider {
    private var isWanted = false

    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.penguin("Tamarind")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        super.init(
            descriptor,
            policy: .penguin,
            world: world,
            updates: PenguinUpdates(world),
            oneShots: PenguinOneShots(world)
        )
        environment.observeApplicationState { [weak self] state in self?.applicationChanged(to: state) }
    }

    override func startUpdatingLocation() {
        isWanted = true
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        isWanted = false
        super.stopUpdatingLocation()
    }

    private func applicationChanged(to state: ApplicationState) {
        guard isWanted else { return }
        if state == .background { super.stopUpdatingLocation() }
        if state == .active { super.startUpdatingLocation() }
    }
}
