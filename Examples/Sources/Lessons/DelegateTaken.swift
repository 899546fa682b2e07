// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider
import SimulatedAMapLocationKit
import SimulatedCoreLocation

/// Answers AMap's wish for permission.
enum DelegateTaken {
    /// An app on AMap's own SDK.
    class SDKApp: LessonApp {
        let sdk: AMapLocationManager

        init(environment: ProviderEnvironment) {
            sdk = AMapLocationManager()
            super.init(.amap, environment: environment)
        }
    }

    final class Before: SDKApp, AMapLocationManagerDelegate, CLLocationManagerDelegate {
        override func launched() {
            sdk.delegate = self
            sdk.desiredAccuracy = 100
            sdk.requestLocation(withReGeocode: false) { [weak self] location, _, _ in
                self?.isContent = location != nil
            }
        }

        // LESSON: before
        func amapLocationManager(
            _ manager: AMapLocationManager!,
            doRequireLocationAuth locationManager: CLLocationManager!
        ) {
            locationManager.delegate = self  // The SDK hears nothing any more.
            locationManager.requestWhenInUseAuthorization()
        }
        // LESSON: end
    }

    final class After: SDKApp, AMapLocationManagerDelegate {
        override func launched() {
            sdk.delegate = self
            sdk.desiredAccuracy = 100
            sdk.requestLocation(withReGeocode: false) { [weak self] location, _, _ in
                self?.isContent = location != nil
            }
        }

        // LESSON: after
        func amapLocationManager(
            _ manager: AMapLocationManager!,
            doRequireLocationAuth locationManager: CLLocationManager!
        ) {
            locationManager.requestWhenInUseAuthorization()
        }
        // LESSON: end
    }
}
