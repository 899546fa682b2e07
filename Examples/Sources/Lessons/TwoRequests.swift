// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Asks for While Using and for Always.
enum TwoRequests {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            provider.authority.requestWhenInUseAuthorization()
            provider.authority.requestAlwaysAuthorization()  // A prompt is on screen: this does nothing.
        }
        // LESSON: end
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            provider.authority.requestWhenInUseAuthorization()
        }

        override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
            guard state.status == .authorizedWhenInUse else { return }
            provider.authority.requestAlwaysAuthorization()  // Where the user sees what it is for.
        }
        // LESSON: end
    }
}
