// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
import SimulatedDevice

/// Tencent's fences, in the headers from March 2026 on.
///
/// The app's own updates watch them: it needs permission, which nobody here asks for, and a running process. Without the
/// user's consent, and in versions that have no fences, every call does nothing. At most 1000 fences are recommended.
open class TencentLBSGeofenceManager: NSObject {
    let client: GeofenceClient?

    /// Creates a manager without fences; `TencentLBSLocationManager.setUserAgreePrivacy(true)` must come before.
    public override init() {
        client = GeofenceClient.make()
        super.init()
        client?.begin(for: self)
    }

    deinit { client?.end() }

    // MARK: Settings

    /// The object that handles the manager's events, kept weakly.
    open var delegate: (any TencentLBSGeofenceManagerDelegate)? {
        get { client?.app }
        set { client?.app = newValue }
    }

    /// Whether fences are watched in the background, too; it needs the background mode.
    open var allowsBackgroundLocationUpdates: Bool {
        get { client?.system.allowsBackgroundLocationUpdates ?? false }
        set { client?.set(\.allowsBackgroundLocationUpdates, newValue) }
    }

    /// How exact locations should be.
    open var desiredAccuracy: CLLocationAccuracy {
        get { client?.system.desiredAccuracy ?? 0 }
        set { client?.set(\.desiredAccuracy, newValue) }
    }

    /// How many metres the phone must move before fences are looked at again; without effect while it is adaptive.
    open var distanceFilter: CLLocationDistance {
        get { client?.distanceFilter ?? 0 }
        set { client?.setFilter(newValue, isAdaptive: nil) }
    }

    /// The seconds between two looks at the fences; 0 looks at every location.
    open var detectionInterval: TimeInterval {
        get { client?.detectionInterval ?? 0 }
        set { client?.detectionInterval = newValue }
    }

    /// Whether the filter follows from the way to the nearest boundary; it does unless told otherwise.
    open var isAdaptiveDistanceFilterEnabled: Bool {
        get { client?.isAdaptive ?? false }
        set { client?.setFilter(nil, isAdaptive: newValue) }
    }

    /// The filter that counts now.
    open var currentDistanceFilter: CLLocationDistance { client?.system.distanceFilter ?? 0 }

    /// The datum of fences and locations in China; set it before fences are added.
    open var coordinateType: TencentLBSLocationCoordinateType {
        get { client?.coordinateType ?? .GCJ02 }
        set { client?.coordinateType = newValue }
    }

    // MARK: Watching

    /// The fences, in the order of their adding.
    open var geofenceRegions: [TencentLBSGeofenceRegion] { client?.regions ?? [] }

    /// Whether fences are watched now.
    open var isMonitoring: Bool { client?.watch == .running }

    /// Starts watching all fences.
    open func startMonitoring() { client?.start("startMonitoring()") }

    /// Stops watching; where the phone was is forgotten.
    open func stopMonitoring() { client?.stop() }

    /// Stops watching for a while; where the phone was is kept.
    open func pauseMonitoring() { client?.pause() }

    /// Goes on watching after a pause.
    open func resumeMonitoring() {
        if client?.watch == .paused { client?.start("resumeMonitoring()") }
    }
}
