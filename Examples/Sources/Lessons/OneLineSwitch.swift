// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider
import TencentStyleAdapter

/// Moves from AMap to Tencent.
enum OneLineSwitch {
    /// An app that makes its provider itself.
    class OwnProviderApp: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        func show(_ result: Result<Location, LocationError>) {
            if case .success = result { isContent = true }
        }
    }

    final class Before: OwnProviderApp {
        // LESSON: before
        override func launched() {
            let provider = TencentStyleProvider(environment: environment)  // Was AMapStyleProvider.
            provider.requestLocation(LocationRequest()) { [self] in show($0) }  // Tencent asks nobody.
        }
        // LESSON: end
    }

    final class After: OwnProviderApp {
        // LESSON: after
        override func launched() {
            let provider = TencentStyleProvider(environment: environment)  // Was AMapStyleProvider.
            let gate = NativeFirstGate(authority: provider.authority, environment: environment)
            gate.requestAuthorization(for: .whenInUse) { [self] outcome in
                guard case .granted = outcome else { return }
                provider.requestLocation(LocationRequest()) { [self] in show($0) }
            }
        }
        // LESSON: end
    }
}
