// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Answers AMap's wish for full accuracy.
enum NeverReturns {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.amap, environment: environment) }

        override func launched() { locate() }

        // LESSON: before
        override func provider(
            _ provider: any LocationProvider,
            doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
            completion: @escaping (LocationError?) -> Void
        ) {
            // Approximate is good enough here. The SDK waits all the same.
        }
        // LESSON: end
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.amap, environment: environment) }

        override func launched() { locate() }

        // LESSON: after
        override func provider(
            _ provider: any LocationProvider,
            doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
            completion: @escaping (LocationError?) -> Void
        ) {
            authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation", completion: completion)
        }
        // LESSON: end
    }
}
