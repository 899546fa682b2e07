// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A manager made only for the callback that the system sends to every new manager.
final class Confirmation {
    private let manager: CLLocationManager
    private let listener = AuthorizationListener()

    /// Makes the manager and calls back at its first callback.
    init(environment: ProviderEnvironment, _ confirmed: @escaping () -> Void) {
        manager = environment.within { CLLocationManager() }
        manager.delegate = listener
        listener.onChange = { [weak listener] in
            listener?.onChange = nil
            confirmed()
        }
    }
}
