// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider

/// Asks with the wrong text in Info.plist.
enum FirstLaunch {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            provider.authority.requestAlwaysAuthorization()  // No prompt, no callback, no error.
        }
        // LESSON: end
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            let gate = NativeFirstGate(authority: provider.authority, environment: environment)
            gate.requestAuthorization(for: .always) { [self] outcome in
                switch outcome {
                case .granted: locate()
                case .cannotAsk(let key): tell("Info.plist lacks \(key).")
                default: tell("Location is off for this app: \(outcome.name).")
                }
            }
        }
        // LESSON: end

        private func tell(_ reason: String) { isContent = true }
    }
}
