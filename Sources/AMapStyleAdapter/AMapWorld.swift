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
    ///
    /// - Parameters:
    ///   - manager: What the app asks.
    ///   - onSilence: Hears that the app's request led to no prompt, because Info.plist lacks a text for it.
    func requireAuthorization(on manager: CLLocationManager, onSilence: ((LocationError) -> Void)? = nil) {
        let asked = HandedAuthority(manager, own: authority, environment: environment) { [self] permission in
            guard let onSilence, let key = environment.missingUsageKey(for: permission) else { return }
            authority.confirmRequest { [self] in
                guard authority.authorizationStatus == .notDetermined, environment.applicationState != .inactive else {
                    return
                }
                onSilence(.missingUsageDescription(key))
            }
        }
        relay.requireAuthorization(of: asked)
    }

    /// Hands AMap's wish for full accuracy to the app, and the app's answer back, with the system's own error.
    func requireFullAccuracy(on manager: CLLocationManager, completion: @escaping ((any Error)?) -> Void) {
        relay.requireFullAccuracy(of: HandedAuthority(manager, own: authority, environment: environment)) { error in
            completion(error?.vendorError ?? error)
        }
    }
}
