// SPDX-License-Identifier: Apache-2.0

import AMapFoundationKit
import AMapLocationKit
import CoreLocation

/// The block style: one call, and a promise that is kept or broken, as in bridges to scripts.
public class OneShotLocationPlugin: NSObject, AMapLocationManagerDelegate {
    /// How a promise is kept.
    public typealias Resolve = ([String: Any]) -> Void
    /// How a promise is broken.
    public typealias Reject = (_ code: String, _ message: String, _ error: (any Error)?) -> Void

    /// The app, if it asks for itself.
    public weak var authorizer: (any LocationPluginAuthorizer)?

    private let manager = AMapLocationManager()
    private let mistakes: PluginMistakes
    private let purposeKey: String

    /// Makes a plug-in over a manager of its own, with the key of the text that explains full accuracy.
    public init(purposeKey: String, mistakes: PluginMistakes = []) {
        self.purposeKey = purposeKey
        self.mistakes = mistakes
        super.init()
        manager.delegate = self
    }

    /// Promises a position.
    public func getCurrentPosition(_ options: [String: Any], resolve: @escaping Resolve, reject: @escaping Reject) {
        manager.desiredAccuracy = options["desiredAccuracy"] as? Double ?? kCLLocationAccuracyHundredMeters
        manager.locationTimeout = options["locationTimeout"] as? Int ?? 10
        manager.reGeocodeTimeout = options["reGeocodeTimeout"] as? Int ?? 5
        manager.locationAccuracyMode =
            AMapLocationAccuracyMode(rawValue: options["locationAccuracyMode"] as? Int ?? 0) ?? .fullAndReduceAccuracy
        let needsAddress = options["reGeocode"] as? Bool ?? false
        let isTaken = manager.requestLocation(withReGeocode: needsAddress) { location, reGeocode, error in
            self.settle(location, reGeocode, error, resolve, reject)
        }
        if !isTaken { reject("busy", "the request was not taken", nil) }
    }

    /// Cancels what is promised.
    public func stop() {
        manager.stopUpdatingLocation()
    }

    private func settle(
        _ location: CLLocation?,
        _ reGeocode: AMapLocationReGeocode?,
        _ error: (any Error)?,
        _ resolve: Resolve,
        _ reject: Reject
    ) {
        if let error, location == nil {
            if mistakes.contains(.swallowsErrors) { return }
            return reject(String((error as NSError).code), error.localizedDescription, error)
        }
        guard let location else { return reject("0", "neither a location nor an error", nil) }
        resolve(LocationWords.event(of: location, reGeocode))
    }

    /// The SDK wants permission to be asked for.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireLocationAuth locationManager: CLLocationManager!
    ) {
        guard let authorizer else { return locationManager.requestWhenInUseAuthorization() }
        authorizer.requestAuthorization(on: locationManager)
    }

    /// The SDK wants full accuracy to be asked for, and waits.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth locationManager: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        if mistakes.contains(.ignoresTemporaryAccuracy) { return }
        if mistakes.contains(.asksForAlways) {
            locationManager.requestAlwaysAuthorization()
            completion(nil)
            return
        }
        if let authorizer { return authorizer.requestFullAccuracy(on: locationManager, completion: completion) }
        locationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
            completion(error)
        }
    }
}
