// SPDX-License-Identifier: Apache-2.0

import AMapFoundationKit
import AMapLocationKit
import CoreLocation

/// The delegate style: events as dictionaries, as plug-ins of cross-platform frameworks hand them to their scripts.
///
/// One location is the first of a stream that is stopped at once.
public class StreamLocationPlugin: NSObject, AMapLocationManagerDelegate {
    /// Hears each event: a location, or `errorCode` and `errorInfo`.
    public var eventSink: (([String: Any]) -> Void)?
    /// The app, if it asks for itself.
    public weak var authorizer: (any LocationPluginAuthorizer)?

    private let locationManager = AMapLocationManager()
    private let mistakes: PluginMistakes
    private let purposeKey: String
    private var onceLocation = false
    private var isLocating = false

    /// Makes a plug-in over a manager of its own, with the key of the text that explains full accuracy.
    public init(purposeKey: String, mistakes: PluginMistakes = []) {
        self.purposeKey = purposeKey
        self.mistakes = mistakes
        super.init()
        locationManager.delegate = self
        locationManager.pausesLocationUpdatesAutomatically = false
    }

    /// Takes over the script's options.
    public func setOptions(_ options: [String: Any]) {
        locationManager.desiredAccuracy = options["desiredAccuracy"] as? Double ?? kCLLocationAccuracyBest
        locationManager.locatingWithReGeocode = options["needAddress"] as? Bool ?? false
        locationManager.locationAccuracyMode =
            AMapLocationAccuracyMode(rawValue: options["locationAccuracyMode"] as? Int ?? 0) ?? .fullAndReduceAccuracy
        onceLocation = options["onceLocation"] as? Bool ?? false
    }

    /// Starts the stream.
    public func startLocation() {
        isLocating = true
        locationManager.startUpdatingLocation()
    }

    /// Stops the stream.
    public func stopLocation() {
        isLocating = false
        locationManager.stopUpdatingLocation()
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

    /// A location has come.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate location: CLLocation!,
        reGeocode: AMapLocationReGeocode!
    ) {
        guard isLocating, location.horizontalAccuracy >= 0 else { return }
        if onceLocation { stopLocation() }
        eventSink?(LocationWords.event(of: location, reGeocode))
    }

    /// The stream has met an error.
    public func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        if mistakes.contains(.swallowsErrors) { return }
        // CoreLocation goes on trying.
        if let error, (error as NSError).domain == CLError.errorDomain, (error as NSError).code == 0 { return }
        eventSink?(LocationWords.event(of: error))
    }
}
