// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// AMap's fences: circles, polygons, points of interest and districts, which tell when the phone comes and goes.
///
/// It belongs to the current device, and watches as long as the process lives. Without the user's consent it is what
/// Objective-C calls nil: every call does nothing, every property reads as zero. Places are given in GCJ-02.
open class AMapGeoFenceManager: NSObject {
    /// What works behind the manager; nil where the manager is nil.
    let client: AMapFenceClient?
    /// Whether the delegate lacks the method that it was last called with.
    var lacksMethod = false

    /// Creates a manager; nothing is asked and nothing is located until a fence is added.
    public override init() {
        client = AMapFenceClient.make()
        super.init()
        client?.begin(for: self)
    }

    deinit { client?.end() }

    /// The object that handles the manager's events, kept weakly.
    open var delegate: (any AMapGeoFenceManagerDelegate)! {
        get { client?.app }
        set { client?.app = newValue }
    }

    /// Which changes are told; coming into a fence unless told otherwise.
    open var activeAction: AMapGeoFenceActiveAction {
        get { client?.settings.activeAction ?? [] }
        set { client?.settings.activeAction = newValue }
    }

    /// Whether watching pauses while the phone lies still off screen; not unless told to.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { client?.settings.pausesAutomatically ?? false }
        set { client?.settings.pausesAutomatically = newValue }
    }

    /// Whether watching goes on in the background; takes effect when it next starts.
    ///
    /// Setting it in an app whose Info.plist lacks the background mode `location` ends the app.
    open var allowsBackgroundLocationUpdates: Bool {
        get { client?.settings.allowsBackground ?? false }
        set { client?.setAllowsBackground(newValue) }
    }

    /// Whether a location that software made up counts as none.
    open var detectRiskOfFakeLocation: Bool {
        get { client?.settings.detectsRisk ?? false }
        set { client?.settings.detectsRisk = newValue }
    }
}
