// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// AMap's locations: one-shots with addresses, and continuous updates.
///
/// It belongs to the current device. Without the user's consent it is what Objective-C calls nil: every call does
/// nothing, every property reads as zero.
open class AMapLocationManager: NSObject {
    /// What works behind the manager; nil where the manager is nil.
    let client: AMapClient?
    /// The delegate that was last found to lack the method it was called with.
    var absentReceiver: ObjectIdentifier?

    /// Creates a manager; nothing is asked and nothing is located until a location is requested.
    ///
    /// From 2.8.0 both `updatePrivacyShow(_:privacyInfo:)` and `updatePrivacyAgree(_:)` must come before.
    public override init() {
        client = AMapClient.make()
        super.init()
        client?.begin(for: self)
    }

    deinit { client?.end() }

    // MARK: Settings

    /// The object that handles the manager's events, kept weakly.
    open var delegate: (any AMapLocationManagerDelegate)! {
        get { client?.app }
        set { client?.app = newValue }
    }

    /// How many metres the phone must move before updates deliver again.
    open var distanceFilter: CLLocationDistance {
        get { client?.settings.distanceFilter ?? 0 }
        set { client?.change { $0.distanceFilter = newValue } }
    }

    /// How exact locations should be; with Best a one-shot always lasts its whole time-out.
    open var desiredAccuracy: CLLocationAccuracy {
        get { client?.settings.desiredAccuracy ?? 0 }
        set { client?.change { $0.desiredAccuracy = newValue } }
    }

    /// Whether updates pause while the phone lies still off screen; not unless told to.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { client?.settings.pausesAutomatically ?? false }
        set { client?.change { $0.pausesAutomatically = newValue } }
    }

    /// Whether updates go on in the background; takes effect at the next start.
    ///
    /// Setting it in an app whose Info.plist lacks the background mode `location` ends the app.
    open var allowsBackgroundLocationUpdates: Bool {
        get { client?.settings.allowsBackground ?? false }
        set { client?.setAllowsBackground(newValue) }
    }

    /// The seconds that a one-shot has for its location, from the decision about permission on; at least 2.
    open var locationTimeout: Int {
        get { client?.settings.locationTimeout ?? 0 }
        set { client?.settings.locationTimeout = max(2, newValue) }
    }

    /// The seconds that an address may take after the location; at least 2.
    open var reGeocodeTimeout: Int {
        get { client?.settings.reGeocodeTimeout ?? 0 }
        set { client?.settings.reGeocodeTimeout = max(2, newValue) }
    }

    /// Whether continuous updates carry addresses.
    open var locatingWithReGeocode: Bool {
        get { client?.settings.locatingWithReGeocode ?? false }
        set { client?.settings.locatingWithReGeocode = newValue }
    }

    /// The language of addresses; from 2.12.0 `AMapServices` has it instead.
    open var reGeocodeLanguage: AMapLocationReGeocodeLanguage {
        get { client?.settings.reGeocodeLanguage ?? .default }
        set { client?.setReGeocodeLanguage(newValue) }
    }

    /// Whether a location that software made up is an error, 11, instead of a location.
    ///
    /// The SDK learns it from CoreLocation, from iOS 15 and SDK 2.9.0 on.
    open var detectRiskOfFakeLocation: Bool {
        get { client?.settings.detectsRisk ?? false }
        set { client?.settings.detectsRisk = newValue }
    }

    /// Which accuracy is asked for, from iOS 14 and SDK 2.6.7.
    open var locationAccuracyMode: AMapLocationAccuracyMode {
        get { client?.settings.accuracyMode ?? .fullAndReduceAccuracy }
        set { client?.setAccuracyMode(newValue) }
    }

    /// How exact the app's locations may be, from iOS 14; not the permission.
    open var currentAuthorization: CLAccuracyAuthorization { client?.core.accuracyAuthorization ?? .fullAccuracy }

    // MARK: Locations

    /// Determines the location once, with its address if that is wanted.
    ///
    /// Several may be outstanding. The block is called once, on a later turn; never if the method returns false, as it
    /// does while continuous updates are on.
    ///
    /// - Returns: Whether the request was taken.
    @discardableResult
    open func requestLocation(
        withReGeocode: Bool,
        completionBlock: AMapLocatingCompletionBlock!
    ) -> Bool {
        client?.requestOnce(wantsAddress: withReGeocode, completionBlock) ?? false
    }

    /// Starts continuous updates, and cancels every one-shot.
    open func startUpdatingLocation() { client?.startUpdates() }

    /// Stops continuous updates, and cancels every one-shot.
    open func stopUpdatingLocation() { client?.stopUpdates() }
}
