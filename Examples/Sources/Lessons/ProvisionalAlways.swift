// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Asks for Always first.
enum ProvisionalAlways {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            provider.authority.requestAlwaysAuthorization()  // Reads Always at once; Settings says While Using.
        }
        // LESSON: end
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            let gate = NativeFirstGate(authority: provider.authority, environment: environment)
            gate.requestAuthorization(for: .whenInUse) { outcome in
                guard case .granted = outcome else { return }
                gate.requestAuthorization(for: .always) { _ in }  // The user decides now, with the app in front.
            }
        }
        // LESSON: end
    }
}
