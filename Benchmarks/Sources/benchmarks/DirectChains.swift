// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS

/// An app that uses CoreLocation itself.
final class CoreLocationChain: NSObject, Chain, CLLocationManagerDelegate {
    let name = "CoreLocation"
    let device = SimulatedDevice.locating()
    private(set) var received = 0
    private var latitudes = 0.0
    private let manager: CLLocationManager

    override init() {
        manager = device.asCurrent { CLLocationManager() }
        super.init()
        manager.delegate = self
        device.asCurrent { manager.startUpdatingLocation() }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
            received += 1
            latitudes += location.coordinate.latitude
        }
    }
}

/// An app that uses AMap's SDK itself.
final class AMapChain: NSObject, Chain, AMapLocationManagerDelegate {
    let name = "AMap SDK"
    let device = SimulatedDevice.locating()
    private(set) var received = 0
    private var latitudes = 0.0
    private let manager: AMapLocationManager

    override init() {
        manager = device.asCurrent {
            AMapLocationManager.consentAndKey()
            return AMapLocationManager()
        }
        super.init()
        manager.delegate = self
        device.asCurrent { manager.startUpdatingLocation() }
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate location: CLLocation!) {
        received += 1
        latitudes += location.coordinate.latitude
    }
}

/// An app that uses Tencent's SDK itself.
final class TencentChain: NSObject, Chain, TencentLBSLocationManagerDelegate {
    let name = "Tencent SDK"
    let device = SimulatedDevice.locating()
    private(set) var received = 0
    private var latitudes = 0.0
    private let manager: TencentLBSLocationManager

    override init() {
        manager = device.asCurrent {
            TencentLBSLocationManager.setUserAgreePrivacy(true)
            return TencentLBSLocationManager()
        }
        super.init()
        manager.apiKey = "key"
        manager.delegate = self
        device.asCurrent { manager.startUpdatingLocation() }
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {
        received += 1
        latitudes += location.location.coordinate.latitude
    }
}

extension AMapLocationManager {
    /// What an app tells AMap's SDK before it makes a manager.
    static func consentAndKey() {
        updatePrivacyShow(.didShow, privacyInfo: .didContain)
        updatePrivacyAgree(.didAgree)
        AMapServices.shared().apiKey = "key"
    }
}
