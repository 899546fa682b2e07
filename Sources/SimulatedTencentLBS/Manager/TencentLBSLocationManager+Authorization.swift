// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
import SimulatedDevice

extension TencentLBSLocationManager {
    /// Whether the app may use location.
    public var authorizationStatus: CLAuthorizationStatus { client?.system.authorizationStatus ?? .notDetermined }

    /// How exact the app's locations may be, from iOS 14; full while the status is not determined.
    public var accuracyAuthorization: TencentLBSAccuracyAuthorization {
        client?.system.accuracyAuthorization == .reducedAccuracy ? .reducedAccuracy : .fullAccuracy
    }

    /// How exact the locations of the current device's app may be, from iOS 14.
    public class func accuracyAuthorization() -> TencentLBSAccuracyAuthorization {
        let device = SimulatedDevice.current
        let system = device.sdk(SimulatedTencent.name).calling { CLLocationManager() }
        return system.accuracyAuthorization == .reducedAccuracy ? .reducedAccuracy : .fullAccuracy
    }

    /// Asks for permission to use location while the app is in use.
    public func requestWhenInUseAuthorization() {
        client?.requestAuthorization("requestWhenInUseAuthorization") { $0.requestWhenInUseAuthorization() }
    }

    /// Asks for permission to use location at any time.
    public func requestAlwaysAuthorization() {
        client?.requestAuthorization("requestAlwaysAuthorization") { $0.requestAlwaysAuthorization() }
    }

    /// Asks for full accuracy for as long as the app is in use, from iOS 14.
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
        client?.requestTemporaryFullAccuracy(purposeKey, nil)
    }

    /// Asks for full accuracy for as long as the app is in use, from iOS 14.
    ///
    /// The completion comes once, after the delegate heard of a change; its error is nil even if the user refused.
    public func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: (((any Error)?) -> Void)?
    ) {
        client?.requestTemporaryFullAccuracy(purposeKey, completion)
    }
}
