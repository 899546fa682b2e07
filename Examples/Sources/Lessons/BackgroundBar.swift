// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Records a route while the screen is off.
enum BackgroundBar {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            provider.startUpdatingLocation()  // Rests as soon as the app is off the screen.
        }
        // LESSON: end
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            provider.configuration.allowsBackgroundLocationUpdates = true
            provider.startUpdatingLocation()
        }
        // LESSON: end
    }
}
