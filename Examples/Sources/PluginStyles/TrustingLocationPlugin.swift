// SPDX-License-Identifier: Apache-2.0

import AMapFoundationKit
import AMapLocationKit
import CoreLocation

/// The trusting style: whatever the SDK's interface does not call optional is taken for granted.
///
/// The headers say nothing about nil, so Swift lets the exclamation marks pass. A refusal, a time-out without a location
/// and an address without its parts end the app.
public class TrustingLocationPlugin: NSObject, AMapLocationManagerDelegate {
    /// The app, if it asks for itself.
    public weak var authorizer: (any LocationPluginAuthorizer)?

    private let manager: AMapLocationManager!
    private let mistakes: PluginMistakes
    private let purposeKey: String

    /// Makes a plug-in over a manager of its own, with the key of the text that explains full accuracy.
    public init(purposeKey: String, mistakes: PluginMistakes = []) {
        self.purposeKey = purposeKey
        self.mistakes = mistakes
        manager = AMapLocationManager()
        super.init()
        manager.delegate = self
    }

    /// Gets a location, come what may.
    public func getLocation(_ options: [String: Any], callback: @escaping ([String: Any]) -> Void) {
        let withReGeocode = options["withReGeocode"] as? Bool ?? false
        manager.desiredAccuracy = options["desiredAccuracy"] as? Double ?? kCLLocationAccuracyHundredMeters
        manager.locationTimeout = options["locationTimeout"] as? Int ?? 2
        manager.locationAccuracyMode =
            AMapLocationAccuracyMode(rawValue: options["locationAccuracyMode"] as? Int ?? 0) ?? .fullAndReduceAccuracy
        _ = manager.requestLocation(withReGeocode: withReGeocode) { location, reGeocode, error in
            if self.mistakes.contains(.swallowsErrors), error != nil { return }
            var event = LocationWords.event(of: location!, nil)
            if withReGeocode {
                event["address"] = reGeocode!.formattedAddress!
                event["city"] = reGeocode!.city!
            }
            callback(event)
        }
    }

    /// Cancels what was asked.
    public func stop() {
        manager!.stopUpdatingLocation()
    }

    /// The SDK wants permission to be asked for.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireLocationAuth locationManager: CLLocationManager!
    ) {
        guard let authorizer else { return locationManager!.requestWhenInUseAuthorization() }
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
            locationManager!.requestAlwaysAuthorization()
            completion!(nil)
            return
        }
        if let authorizer { return authorizer.requestFullAccuracy(on: locationManager, completion: completion) }
        locationManager!.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
            completion!(error)
        }
    }
}
