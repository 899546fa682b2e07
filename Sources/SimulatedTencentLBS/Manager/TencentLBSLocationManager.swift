// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
import SimulatedDevice

/// Tencent's locations: one-shots with addresses, and continuous updates.
///
/// It belongs to the current device. Without the user's consent it is what Objective-C calls nil: every call does
/// nothing, every property reads as zero.
open class TencentLBSLocationManager: NSObject {
    /// What works behind the manager; nil where the manager is nil.
    let client: TencentClient?
    /// The delegate that was last found to lack the method it was called with.
    var absentReceiver: ObjectIdentifier?

    /// Creates a manager; before 4.0.3 that asks for permission.
    ///
    /// From 3.23.1 `setUserAgreePrivacy(true)` must come before.
    public override init() {
        client = TencentClient.make()
        super.init()
        client?.begin(for: self)
    }

    deinit { client?.end() }

    // MARK: Settings

    /// The key that Tencent issued for the app; each manager needs it.
    open var apiKey: String {
        get { client?.settings.apiKey ?? "" }
        set { client?.settings.apiKey = newValue }
    }

    /// The object that handles the manager's events, kept weakly.
    open var delegate: (any TencentLBSLocationManagerDelegate)? {
        get { client?.app }
        set { client?.app = newValue }
    }

    /// How many metres the phone must move before updates deliver again.
    open var distanceFilter: CLLocationDistance {
        get { client?.system.distanceFilter ?? 0 }
        set { client?.set(\.distanceFilter, newValue) }
    }

    /// How exact locations should be, those of one-shots and of updates.
    open var desiredAccuracy: CLLocationAccuracy {
        get { client?.system.desiredAccuracy ?? 0 }
        set { client?.set(\.desiredAccuracy, newValue) }
    }

    /// Whether updates pause while the phone lies still off screen; they do unless told otherwise.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { client?.system.pausesLocationUpdatesAutomatically ?? false }
        set {
            client?.note(.call, "pausesLocationUpdatesAutomatically = \(newValue)", .pauses)
            client?.set(\.pausesLocationUpdatesAutomatically, newValue)
        }
    }

    /// Whether updates that were started on screen go on in the background.
    ///
    /// Setting it in an app whose Info.plist lacks the background mode `location` ends the app.
    open var allowsBackgroundLocationUpdates: Bool {
        get { client?.system.allowsBackgroundLocationUpdates ?? false }
        set {
            let isRefused = newValue && client?.device.configuration.declaration.hasBackgroundLocation == false
            client?.note(
                .call,
                "allowsBackgroundLocationUpdates = \(newValue)",
                isRefused ? .backgroundMode : nil
            )
            client?.set(\.allowsBackgroundLocationUpdates, newValue)
        }
    }

    /// What the user is doing, which steers automatic pausing on a phone.
    open var activityType: CLActivityType {
        get { client?.system.activityType ?? .other }
        set { client?.set(\.activityType, newValue) }
    }

    /// By how many degrees the phone must turn before a heading is delivered again.
    open var headingFilter: CLLocationDegrees {
        get { client?.system.headingFilter ?? 0 }
        set { client?.set(\.headingFilter, newValue) }
    }

    /// How the phone is held, which decides what the heading is measured from.
    open var headingOrientation: CLDeviceOrientation {
        get { client?.system.headingOrientation ?? .unknown }
        set { client?.set(\.headingOrientation, newValue) }
    }

    /// How much the locations of updates tell besides the place.
    open var requestLevel: TencentLBSRequestLevel {
        get { client?.settings.requestLevel ?? .geo }
        set { client?.settings.requestLevel = newValue }
    }

    /// The datum of locations in China; counts from the next start.
    open var coordinateType: TencentLBSLocationCoordinateType {
        get { client?.settings.coordinateType ?? .GCJ02 }
        set { client?.setCoordinateType(newValue) }
    }

    /// The least seconds between two look-ups of updates' addresses.
    open var poiUpdateInterval: Int {
        get { client?.settings.poiUpdateInterval ?? 0 }
        set { client?.settings.poiUpdateInterval = newValue }
    }

    /// Whether locations say what looks faked about them.
    open var enableAntiMockLocation: Bool {
        get { client?.settings.checksForFakes ?? false }
        set { client?.settings.checksForFakes = newValue }
    }

    /// The milliseconds between callbacks that a timer adds to updates, since 4.2.0; 0 adds none.
    ///
    /// It is read when updates are started.
    open var locationCallbackInterval: UInt64 {
        get { client?.settings.callbackInterval ?? 0 }
        set { client?.setCallbackInterval(newValue) }
    }

    // MARK: Locations

    /// Determines the location once, at the level Poi and within 10 s.
    ///
    /// One may be outstanding. The block is called once, on a later turn; never if the method returns false.
    ///
    /// - Returns: Whether the request was taken.
    @discardableResult
    open func requestLocation(
        completionBlock: @escaping (TencentLBSLocation?, (any Error)?) -> Void
    ) -> Bool {
        client?.requestOnce("requestLocation", .poi, timeout: 10, completionBlock, .oneShotLevel) ?? false
    }

    /// Determines the location once.
    ///
    /// - Parameters:
    ///   - requestLevel: How much the location tells besides the place.
    ///   - locationTimeout: Seconds for the whole request from 4.3, for the address alone before.
    ///   - completionBlock: Called once, on a later turn; never if the method returns false.
    /// - Returns: Whether the request was taken.
    @discardableResult
    open func requestLocation(
        with requestLevel: TencentLBSRequestLevel,
        locationTimeout: TimeInterval,
        completionBlock: @escaping (TencentLBSLocation?, (any Error)?) -> Void
    ) -> Bool {
        let words = "requestLocation(with: \(requestLevel), locationTimeout: \(locationTimeout))"
        return client?.requestOnce(words, requestLevel, timeout: locationTimeout, completionBlock, .oneShotSystem)
            ?? false
    }

    /// Forgets the one-shot that is outstanding.
    open func cancelRequestLocation() { client?.cancelOnce() }

    /// Starts continuous updates.
    open func startUpdatingLocation() { client?.startUpdates() }

    /// Stops continuous updates.
    open func stopUpdatingLocation() { client?.stopUpdates() }
}
