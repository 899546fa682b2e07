// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, with errors in words for the user.
final class BambooAdapter: AssembledProvider {
    init(environment: ProviderEnvironment) {
        let descriptor = ProviderDescriptor.gaode("Bamboo")
        let authority = CoreLocationAuthority(environment: environment)
        let world = AdapterWorld(descriptor.id, environment: environment, authority: authority)
        let oneShots = GaodeOneShots(world) { fix, address, error, wantsAddress in
            if fix == nil, let error { return .failure(world.plainError(error)) }
            return world.result(fix, address, error, wantsAddress: wantsAddress)
        }
        let updates = GaodeUpdates(world) { error in error.map(world.plainError) ?? world.error(nil) }
        super.init(descriptor, policy: .gaode, world: world, updates: updates, oneShots: oneShots)
    }
}

extension AdapterWorld {
    /// An error in words that a user of the app may read.
    fileprivate func plainError(_ error: any Error) -> LocationError {
        let bridged = error as NSError
        guard bridged.domain == AMapLocationErrorDomain else { return LocationError(coreLocation: error) }
        let isKey = bridged.localizedDescription.contains("INVALID_USER")
        let isAuthorized = authority.authorizationStatus.isAuthorized && authority.locationServicesEnabled
        switch bridged.code {
        case 2 where isKey: return LocationError(.keyRefused, message: "This app is not registered.")
        case 2 where !isAuthorized: return LocationError(.denied, message: "Please allow location in Settings.")
        case 2: return LocationError(.locationUnknown, message: "There is no signal.")
        case 4: return LocationError(.timedOut, message: "Locating took too long.")
        case 5: return LocationError(.cancelled, message: "Locating was cancelled.")
        case 6, 7, 8, 9: return LocationError(.network, message: "The network failed.")
        case 11: return LocationError(.fakeLocation, message: "The location looks faked.")
        case 12: return LocationError(.reducedAccuracy, message: "Please allow the precise location.")
        default: return LocationError(.unknown, message: "Locating failed.")
        }
    }
}
