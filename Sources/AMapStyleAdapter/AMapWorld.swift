// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// What both parts of the adapter share.
final class AMapWorld {
    let environment: ProviderEnvironment
    let authority: any LocationAuthority
    let relay: DelegateRelay
    let settings: AMapStyleSettings

    init(
        environment: ProviderEnvironment,
        authority: any LocationAuthority,
        relay: DelegateRelay,
        settings: AMapStyleSettings
    ) {
        self.environment = environment
        self.authority = authority
        self.relay = relay
        self.settings = settings
    }

    /// Hands AMap's wish for permission to the app.
    func requireAuthorization(on manager: CLLocationManager) {
        relay.requireAuthorization(of: HandedAuthority(manager, own: authority, environment: environment))
    }

    /// Hands AMap's wish for full accuracy to the app, and the app's answer back, with the system's own error.
    func requireFullAccuracy(on manager: CLLocationManager, completion: @escaping ((any Error)?) -> Void) {
        relay.requireFullAccuracy(of: HandedAuthority(manager, own: authority, environment: environment)) { error in
            completion(error?.vendorError ?? error)
        }
    }
}
