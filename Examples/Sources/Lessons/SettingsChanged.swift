// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Is refused, then allowed in Settings.
enum SettingsChanged {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            if provider.authority.authorizationStatus == .authorizedWhenInUse { locate() }
        }
        // LESSON: end
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            if provider.authority.authorizationStatus == .authorizedWhenInUse { locate() }
        }

        override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
            if state.status == .authorizedWhenInUse { locate() }
        }
        // LESSON: end
    }
}
