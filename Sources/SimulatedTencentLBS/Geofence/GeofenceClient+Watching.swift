// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension GeofenceClient {
    /// What `startMonitoring()` and `resumeMonitoring()` do; what is refused is told by CoreLocation.
    func start(_ name: String) {
        note(name, .geofence)
        guard watch != .running, !slot.isRetired else { return }
        watch = .running
        detectedAt = nil
        for region in regions { change(region, to: .active) }
        sdk.calling { system.startUpdatingLocation() }
    }

    /// What `pauseMonitoring()` does.
    func pause() {
        note("pauseMonitoring()", .geofence)
        guard watch == .running else { return }
        watch = .paused
        for region in regions { change(region, to: .paused) }
        sdk.calling { system.stopUpdatingLocation() }
    }

    /// What `stopMonitoring()` does.
    func stop() {
        note("stopMonitoring()", .geofence)
        guard watch != .stopped else { return }
        watch = .stopped
        stays = [:]
        for region in regions { change(region, to: .pending) }
        sdk.calling { system.stopUpdatingLocation() }
    }

    /// A location: it is told, and the fences are looked at if it is time.
    func hear(_ location: CLLocation) {
        guard watch == .running else { return }
        let seen = location.seen(as: coordinateType).location
        device.noteFix(.sdk, .callback) { "\(SimulatedTencent.name) tencentLBSGeofenceManager(_:didUpdate:)" }
        let manager: TencentLBSGeofenceManager = manager
        if let app { sdk.callingApp { app.tencentLBSGeofenceManager(manager, didUpdate: seen) } }
        if let detectedAt, device.now - detectedAt < .seconds(detectionInterval) { return }
        detectedAt = device.now
        for region in regions { look(at: region, from: seen.coordinate) }
        adapt(to: seen.coordinate)
    }

    /// Hands a setting on to CoreLocation's manager.
    func set<Value>(_ property: ReferenceWritableKeyPath<CLLocationManager, Value>, _ value: Value) {
        sdk.calling { system[keyPath: property] = value }
    }

    /// The app changes the filter, or whether it adapts.
    func setFilter(_ filter: CLLocationDistance?, isAdaptive: Bool?) {
        if let filter { distanceFilter = filter }
        if let isAdaptive { self.isAdaptive = isAdaptive }
        if !self.isAdaptive { set(\.distanceFilter, distanceFilter) }
    }

    /// The time of a stay is full.
    func stayed(_ number: Int) {
        guard watch != .stopped, let (name, stay) = stays.first(where: { $0.value.number == number }),
            let region = regions.first(where: { $0.identifier == name })
        else { return }
        let duration = (device.now - stay.since) / .seconds(1)
        region.currentActiveAction = .stayed
        tell("didStayIn: \(name)", .geofenceEvents) {
            $0.tencentLBSGeofenceManager($1, didStayIn: region, forDuration: duration)
        }
    }

    private func look(at region: TencentLBSGeofenceRegion, from place: CLLocationCoordinate2D) {
        let name = region.identifier
        switch (stays[name], region.containsCoordinate(place)) {
        case (nil, true):
            let number = nextNumber()
            stays[name] = Stay(number: number, since: device.now)
            if region.activeAction.contains(.stayed) {
                device.schedule(.geofenceStayed, payload: number, after: .seconds(region.stayedDuration), to: slot)
            }
            guard region.activeAction.contains(.enter) else { return }
            region.currentActiveAction = .enter
            tell("didEnter: \(name)", .geofenceEvents) { $0.tencentLBSGeofenceManager($1, didEnter: region) }
        case (.some, false):
            stays[name] = nil
            guard region.activeAction.contains(.exit) else { return }
            region.currentActiveAction = .exit
            tell("didExit: \(name)", .geofenceEvents) { $0.tencentLBSGeofenceManager($1, didExit: region) }
        default: break
        }
    }

    private func adapt(to place: CLLocationCoordinate2D) {
        guard isAdaptive, let nearest = regions.map({ $0.distanceToBoundary(from: place) }).min() else { return }
        // Below 100 m every location counts; above, the filter is a tenth of the way, in whole tens of metres.
        let filter = nearest < 100 ? kCLDistanceFilterNone : min(500, (nearest / 100).rounded(.down) * 10)
        guard filter != system.distanceFilter else { return }
        note("distance filter \(filter)", .geofenceFilter)
        set(\.distanceFilter, filter)
    }
}
