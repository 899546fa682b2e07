// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
import SimulatedDevice

/// Gets what a one-shot came to.
public typealias BMKLocatingCompletionBlock = (BMKLocation?, BMKLocationNetworkState, (any Error)?) -> Void

/// Baidu's locations: one-shots and updates, both with addresses.
///
/// Without the user's consent it is what Objective-C calls nil: every call does nothing, every property reads as zero.
open class BMKLocationManager: NSObject {
    let client: BaiduClient?

    /// Creates a manager; from 2.0.2 `BMKLocationAuth.sharedInstance().setAgreePrivacy(true)` must come before.
    public override init() {
        client = BaiduClient.make()
        super.init()
        client?.begin(for: self)
    }

    deinit { client?.end() }

    /// The object that handles the manager's events, kept weakly.
    open var delegate: (any BMKLocationManagerDelegate)? {
        get { client?.app }
        set { client?.app = newValue }
    }

    /// How many metres the phone must move before updates deliver again.
    open var distanceFilter: CLLocationDistance {
        get { client?.system.distanceFilter ?? 0 }
        set { client?.set(\.distanceFilter, newValue) }
    }

    /// How exact locations should be.
    open var desiredAccuracy: CLLocationAccuracy {
        get { client?.system.desiredAccuracy ?? 0 }
        set { client?.set(\.desiredAccuracy, newValue) }
    }

    /// By how many degrees the phone must turn before a heading is delivered again, since 2.0.5.
    open var headingFilter: CLLocationDegrees {
        get { client?.system.headingFilter ?? 0 }
        set { client?.set(\.headingFilter, newValue) }
    }

    /// What the user is doing.
    open var activityType: CLActivityType {
        get { client?.system.activityType ?? .other }
        set { client?.set(\.activityType, newValue) }
    }

    /// The datum of locations in China; GCJ-02 unless told otherwise.
    open var coordinateType: BMKLocationCoordinateType {
        get { client?.settings.coordinateType ?? .BMK09LL }
        set { client?.settings.coordinateType = newValue }
    }

    /// Whether updates pause while the phone lies still off screen.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { client?.system.pausesLocationUpdatesAutomatically ?? false }
        set { client?.set(\.pausesLocationUpdatesAutomatically, newValue) }
    }

    /// Whether updates go on in the background; without the background mode that ends the app.
    open var allowsBackgroundLocationUpdates: Bool {
        get { client?.system.allowsBackgroundLocationUpdates ?? false }
        set { client?.set(\.allowsBackgroundLocationUpdates, newValue) }
    }

    /// Whether an app with Always shows the indicator while it updates in the background, since 2.1.0.
    open var showsBackgroundLocationIndicator: Bool {
        get { client?.system.showsBackgroundLocationIndicator ?? false }
        set { client?.set(\.showsBackgroundLocationIndicator, newValue) }
    }

    /// The seconds for a one-shot's location, at least 2; they begin when the status is decided.
    open var locationTimeout: Int {
        get { client?.settings.locationTimeout ?? 0 }
        set { client?.settings.locationTimeout = max(2, newValue) }
    }

    /// The seconds for an address, at least 2.
    open var reGeocodeTimeout: Int {
        get { client?.settings.reGeocodeTimeout ?? 0 }
        set { client?.settings.reGeocodeTimeout = max(2, newValue) }
    }

    /// Whether updates have addresses.
    open var locatingWithReGeocode: Bool {
        get { client?.settings.locatingWithReGeocode ?? false }
        set { client?.settings.locatingWithReGeocode = newValue }
    }

    /// Whether addresses are of the newer kind, since 1.9 unless told otherwise.
    open var isNeedNewVersionReGeocode: Bool {
        get { client?.settings.isNeedNewVersionReGeocode ?? false }
        set { client?.settings.isNeedNewVersionReGeocode = newValue }
    }

    /// The app's name for its user.
    open var userID: String? {
        get { client?.settings.userID }
        set { client?.settings.userID = newValue }
    }

    /// How exact the app's locations may be, since 2.0.
    open var accuracyAuthorization: BMKLAccuracyAuthorization {
        client?.system.accuracyAuthorization == .reducedAccuracy ? .reducedAccuracy : .fullAccuracy
    }

    /// Whether the app may use location, since 2.0.
    open func authorizationStatus() -> CLAuthorizationStatus { client?.system.authorizationStatus ?? .notDetermined }

    /// Determines the location once.
    ///
    /// - Parameters:
    ///   - withReGeocode: Whether the address is wanted.
    ///   - withNetworkState: Whether it is wanted how the phone is connected.
    ///   - completionBlock: Called once, on a later turn; never if the method returns false.
    /// - Returns: Whether the request was taken.
    @discardableResult
    open func requestLocation(
        withReGeocode: Bool,
        withNetworkState: Bool,
        completionBlock: @escaping BMKLocatingCompletionBlock
    ) -> Bool {
        client?.requestOnce(withReGeocode, withNetworkState, completionBlock) ?? false
    }

    /// Starts continuous updates, which cancels one-shots.
    open func startUpdatingLocation() { client?.startUpdates() }

    /// Stops continuous updates, and cancels one-shots.
    open func stopUpdatingLocation() { client?.stopUpdates() }

    /// Asks how the phone is connected; the delegate is told.
    open func requestNetworkState() { client?.requestNetworkState() }

    /// Whether there is a compass.
    open class func headingAvailable() -> Bool { CLLocationManager.headingAvailable() }

    /// Starts delivering headings.
    open func startUpdatingHeading() { client?.startHeadings() }

    /// Stops delivering headings.
    open func stopUpdatingHeading() { client?.stopHeadings() }

    /// Starts locating in buildings, which the simulated phone cannot.
    open func tryIndoorLocation() {}

    /// Stops locating in buildings.
    open func stopIndoorLocation() {}

    /// Asks for full accuracy for as long as the app is in use, since 2.0.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        client?.requestFullAccuracy(purposeKey, completion)
    }
}
