// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import ExampleVendors
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit

/// Uses AMap before and after the user has agreed to its terms.
enum PrivacyGate {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: before
        override func launched() {
            let amap = AMapStyleProvider(environment: environment)
            locate(with: amap)  // The SDK's manager is nil.
            userAgrees()
        }
        // LESSON: end

        private func userAgrees() { PrivacyGate.userAgrees() }

        private func locate(with amap: AMapStyleProvider) { PrivacyGate.locate(with: amap, for: self) }
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.native, environment: environment) }

        // LESSON: after
        override func launched() {
            userAgrees()
            let amap = AMapStyleProvider(environment: environment)
            locate(with: amap)
        }

        private func userAgrees() {
            AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
            AMapLocationManager.updatePrivacyAgree(.didAgree)
        }
        // LESSON: end

        private func locate(with amap: AMapStyleProvider) { PrivacyGate.locate(with: amap, for: self) }
    }

    private static func userAgrees() {
        AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
        AMapLocationManager.updatePrivacyAgree(.didAgree)
    }

    private static func locate(with amap: AMapStyleProvider, for app: LessonApp) {
        amap.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters)) {
            if case .success = $0 { app.isContent = true }
        }
    }
}
