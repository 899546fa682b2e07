// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The object through which an app asks for permission and for locations.
///
/// It belongs to `SimulatedDevice.current`: make it inside `device.asCurrent { … }`, `device.run { … }` or a callback.
/// Everything it tells its delegate comes on a later turn of that device, on the thread that drives it. A manager ends
/// with the app's process: once the app has died it does nothing, whoever still holds it.
open class CLLocationManager: NSObject {
    private let ownClient: LocationClient
    /// What works behind the manager, for whoever owns the device.
    var client: LocationClient {
        ownClient.device.checkOwner()
        return ownClient
    }
    /// The delegate that was last found to lack the method it was called with.
    var absentReceiver: ObjectIdentifier?

    /// Creates a manager of the app on the current device.
    ///
    /// The delegate hears of the current status on a later turn, so set it at once.
    public override init() {
        ownClient = LocationClient(SimulatedDevice.current)
        super.init()
        client.begin(for: self)
    }

    deinit { ownClient.end() }

    // MARK: The delegate and permission

    /// The object that handles the manager's events, kept weakly.
    @exclusivity(unchecked) open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { client.delegateChanged(from: oldValue, to: delegate) }
    }

    /// Whether the app may use location, from iOS 14 by this property.
    open var authorizationStatus: CLAuthorizationStatus { CLAuthorizationStatus(client.device.permissionPart.status) }

    /// How exact the app's locations may be, from iOS 14; full while the status is not determined.
    open var accuracyAuthorization: CLAccuracyAuthorization {
        ownClient.device.checkOwner()
        return ownClient.grantsReducedOnly ? .reducedAccuracy : .fullAccuracy
    }

    /// Whether the app's widgets get locations, from iOS 14.
    ///
    /// With Always they do; a While-Using app needs the user's separate consent.
    open var isAuthorizedForWidgetUpdates: Bool { client.device.permissionPart.authorizesWidgets }

    /// Asks for permission to use location while the app is in use.
    ///
    /// A request that cannot be granted does nothing and says nothing; the device's journal tells why.
    open func requestWhenInUseAuthorization() {
        if client.call("requestWhenInUseAuthorization()") { client.device.permissionPart.request(.whenInUse) }
    }

    /// Asks for permission to use location at any time.
    ///
    /// A request that cannot be granted does nothing and says nothing; the device's journal tells why.
    open func requestAlwaysAuthorization() {
        if client.call("requestAlwaysAuthorization()") { client.device.permissionPart.request(.always) }
    }

    /// Asks for full accuracy for as long as the app is in use, from iOS 14.
    ///
    /// `purposeKey` names a text in `NSLocationTemporaryUsageDescriptionDictionary`. The completion comes once, after the
    /// delegate heard of a change; its error is `promptDeclined` if no prompt could be shown, and nil even if the user
    /// refused: look at `accuracyAuthorization`.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        client.requestTemporaryFullAccuracy(purposeKey, completion)
    }

    /// Asks for full accuracy for as long as the app is in use, from iOS 14, and waits for the outcome.
    ///
    /// - Throws: `CLError.promptDeclined` if no prompt could be shown. A refusal throws nothing.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            client.requestTemporaryFullAccuracy(purposeKey) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    // MARK: Locations

    /// The newest location the manager has delivered, or, in a process launched for an event, the system's newest.
    open var location: CLLocation? { client.location }

    /// How exact locations should be, in metres or as one of the constants; a finer accuracy takes longer.
    ///
    /// Without effect under reduced accuracy, except that a one-shot waits in vain for what it cannot get.
    open var desiredAccuracy: CLLocationAccuracy {
        get { client.settings.desiredAccuracy }
        set { client.setDesiredAccuracy(newValue) }
    }

    /// How many metres the phone must move before updates deliver again.
    ///
    /// The first location after a start is not filtered, nor is one that is much more exact than the last.
    open var distanceFilter: CLLocationDistance {
        get { client.settings.distanceFilter }
        set { client.setDistanceFilter(newValue) }
    }

    /// What the user is doing, which steers automatic pausing on a phone and nothing here.
    open var activityType: CLActivityType = .other {
        didSet { client.activityChanged(to: activityType) }
    }

    /// Whether updates pause while the phone lies still off screen; the app has to start them again.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { client.settings.pauses }
        set { client.setPauses(newValue) }
    }

    /// Whether updates that were started on screen go on in the background.
    ///
    /// Setting it in an app whose Info.plist lacks the background mode `location` ends the app.
    open var allowsBackgroundLocationUpdates = false {
        didSet { client.allowsBackgroundChanged(allowsBackgroundLocationUpdates) }
    }

    /// Whether an app with Always shows the indicator while it updates in the background, from iOS 11.
    open var showsBackgroundLocationIndicator = false {
        didSet { client.showsIndicatorChanged(showsBackgroundLocationIndicator) }
    }

    /// Starts delivering locations until they are stopped.
    ///
    /// Undetermined, it waits silently for the decision; without permission it fails once with `denied`.
    open func startUpdatingLocation() { client.startUpdates() }

    /// Stops delivering locations, and cancels a one-shot silently.
    open func stopUpdatingLocation() { client.stopUpdates() }

    /// Delivers one location, or fails once.
    ///
    /// It waits for the desired accuracy for about ten seconds, then gives the best it has, or `locationUnknown`. It adds
    /// nothing while updates run or another one is outstanding.
    open func requestLocation() { client.requestOnce() }

    // MARK: Heading

    /// The newest heading the manager has delivered.
    open var heading: CLHeading? { client.headings.newest }

    /// By how many degrees the phone must turn before a heading is delivered again.
    open var headingFilter: CLLocationDegrees {
        get { client.headings.filter }
        set { client.setHeadingFilter(newValue) }
    }

    /// How the phone is held, which decides what the heading is measured from.
    ///
    /// An orientation that lies flat, or is unknown, is ignored.
    open var headingOrientation: CLDeviceOrientation {
        get { client.headings.orientation }
        set { client.setHeadingOrientation(newValue) }
    }

    /// Starts delivering headings; needs no permission, and does nothing where there is no compass.
    open func startUpdatingHeading() { client.startHeadings() }

    /// Stops delivering headings.
    open func stopUpdatingHeading() { client.stopHeadings() }

    /// Takes the calibration display away.
    open func dismissHeadingCalibrationDisplay() { client.dismissCalibration() }

    // MARK: Monitoring

    /// The greatest radius of a region in metres; a larger one fails.
    open var maximumRegionMonitoringDistance: CLLocationDistance { SystemMonitor.greatestRadius }

    /// The regions that are monitored for the app, shared by all its managers and kept across launches.
    ///
    /// It changes on a later turn after a start or a stop.
    open var monitoredRegions: Set<CLRegion> { Set(client.monitor.regions.map(\.region)) }

    /// Starts monitoring a region; one of the same identifier is replaced.
    ///
    /// Circles and beacon regions can be monitored, 20 at most. What fails is told by `monitoringDidFailFor`.
    open func startMonitoring(for region: CLRegion) { client.queue(.start(region), "startMonitoring", region) }

    /// Stops monitoring the region of an identifier.
    open func stopMonitoring(for region: CLRegion) { client.queue(.stop(region), "stopMonitoring", region) }

    /// Asks where the phone is with respect to a region; the delegate hears it on a later turn.
    open func requestState(for region: CLRegion) { client.queue(.state(region), "requestState", region) }

    /// Starts delivering a location whenever the phone has moved by 500 metres, at most every five minutes.
    open func startMonitoringSignificantLocationChanges() { client.startSignificant() }

    /// Stops monitoring significant changes.
    open func stopMonitoringSignificantLocationChanges() { client.stopSignificant() }

    /// Starts telling where the user stays.
    open func startMonitoringVisits() { client.startVisits() }

    /// Stops telling where the user stays.
    open func stopMonitoringVisits() { client.stopVisits() }

    // MARK: Beacons

    /// The constraints that were started and not stopped, from iOS 13.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> {
        Set(client.ranged.compactMap { $0.region == nil ? $0.constraint : nil })
    }

    /// Starts telling every second which beacons are heard, the nearest first; without Bluetooth or permission it fails.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        client.startRanging(constraint)
    }

    /// Stops ranging beacons.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        client.stopRanging(constraint)
    }

    /// The regions whose beacons were started by region and not stopped; superseded in iOS 13.
    open var rangedRegions: Set<CLRegion> { Set(client.ranged.compactMap(\.region)) }

    /// Starts telling every second which beacons of a region are heard; superseded in iOS 13.
    open func startRangingBeacons(in region: CLBeaconRegion) { client.startRanging(in: region) }

    /// Stops ranging the beacons of a region; superseded in iOS 13.
    open func stopRangingBeacons(in region: CLBeaconRegion) { client.stopRanging(in: region) }

    // MARK: What the phone cannot do

    /// Asks that updates be deferred, which fails with `deferredFailed`, as it does from iOS 13 on.
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        client.allowDeferred()
    }

    /// Asks that updates be deferred no longer.
    open func disallowDeferredLocationUpdates() { _ = client.call("disallowDeferredLocationUpdates()") }

    // MARK: The services of the current device

    /// Whether the current device's app may use location; superseded in iOS 14.
    ///
    /// May be called on any thread: off the main queue it reads a live device's snapshot.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        CLAuthorizationStatus(
            SimulatedDevice.currentSnapshot?.status ?? SimulatedDevice.current.permission.status
        )
    }

    /// Whether location services are on for the whole of the current device.
    ///
    /// May be called on any thread: off the main queue it reads a live device's snapshot.
    ///
    /// On the main thread it leaves an advice on the console from iOS 16: the system's answer may block.
    open class func locationServicesEnabled() -> Bool {
        if let snapshot = SimulatedDevice.currentSnapshot { return snapshot.servicesEnabled }
        let device = SimulatedDevice.current
        device.note(.coreLocation, .call, "locationServicesEnabled() by \(device.caller)")
        if device.isOnMainThread, !SystemInterface.mainThreadAdvice.isMissing(in: device.os),
            device.keeps(.servicesOnMainThread)
        {
            device.note(
                .system,
                .console,
                "locationServicesEnabled() may block the main thread: wait for the authorization callback instead, and "
                    + "look at authorizationStatus, or ask on another thread.",
                rule: .servicesOnMainThread
            )
        }
        return device.permissionPart.servicesEnabled
    }

    /// Whether significant changes can be monitored, which they can.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Whether regions of a class can be monitored: circles can, and beacons where there is Bluetooth.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass == CLBeaconRegion.self
            ? isRangingAvailable() : regionClass == CLCircularRegion.self || regionClass == CLRegion.self
    }

    /// Whether the current device can hear beacons.
    open class func isRangingAvailable() -> Bool { SimulatedDevice.current.sensing.hasBluetooth }

    /// Whether updates can be deferred, which no iOS since 13 does.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    /// Whether the current device has a compass.
    open class func headingAvailable() -> Bool { SimulatedDevice.current.sensing.compass.isAvailable }
}
