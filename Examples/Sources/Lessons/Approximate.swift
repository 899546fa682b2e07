// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Begins directions where the Precise switch is off.
enum Approximate {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            locate()  // A success, kilometres off.
        }
        // LESSON: end

        override func show(_ location: Location) { isContent = (location.horizontalAccuracy ?? .infinity) <= 100 }
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            let authority = provider.authority
            guard authority.accuracyAuthorization == .reducedAccuracy else { return locate() }
            authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { [self] _ in
                // A refusal is no error: what counts is what the app may have now.
                if authority.accuracyAuthorization == .fullAccuracy { locate() } else { offerListWithoutDirections() }
            }
        }
        // LESSON: end

        override func show(_ location: Location) { isContent = (location.horizontalAccuracy ?? .infinity) <= 100 }

        private func offerListWithoutDirections() { isContent = true }
    }
}
