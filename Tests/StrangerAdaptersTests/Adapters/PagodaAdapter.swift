// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit

/// AMap, with one-shots for an app that shows them on AMap's map.
final class PagodaAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Pagoda")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let oneShots = GaodeOneShots(world) { fix, address, error, wantsAddress in
            let result = world.result(fix, address, error, wantsAddress: wantsAddress)
            guard case .success(var location) = result, let fix else { return result }
            let onMap = AMapCoordinateConvert(fix.coordinate, .GPS)
            if let coordinate = try? AnyCoordinate(
                latitude: onMap.latitude,
                longitude: onMap.longitude,
                datum: location.coordinate.datum
            ) {
                location.coordinate = coordinate
            }
            return .success(location)
        }
        super.init(descriptor, policy: .gaode, world: world, updates: GaodeUpdates(world), oneShots: oneShots)
    }
}
