// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Comes back after the user allowed it once.
enum AllowOnce {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            ask { [self] in
                wasAllowed = true
                locate()
            }
        }

        override func cameBack() {
            if wasAllowed { locate() }  // The grant has lapsed, and nobody asks again.
        }
        // LESSON: end

        private var wasAllowed = false

        private func ask(_ granted: @escaping () -> Void) {
            NativeFirstGate(authority: provider.authority, environment: environment)
                .requestAuthorization(for: .whenInUse) { if case .granted = $0 { granted() } }
        }
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            ask { [self] in locate() }
        }

        override func cameBack() {
            ask { [self] in locate() }  // Reads the status anew, and asks where it is undetermined.
        }
        // LESSON: end

        private func ask(_ granted: @escaping () -> Void) {
            NativeFirstGate(authority: provider.authority, environment: environment)
                .requestAuthorization(for: .whenInUse) { if case .granted = $0 { granted() } }
        }
    }
}
