// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension SystemMonitor {
    /// The most regions an app may have, of all kinds.
    static let mostRegions = 20
    /// The greatest radius in metres (assumed; a phone answers for itself).
    static let greatestRadius = 500_000.0
    /// How often the regions are looked at, how long a crossing must last, how far past the border it must lead.
    private static let interval = Duration.seconds(10)
    private static let settling = Duration.seconds(20)
    private static let margin = 20.0
    /// How long a region of beacons lasts after the last beacon.
    private static let silence = Duration.seconds(30)

    /// Starts watching a region; one of the same identifier is replaced.
    ///
    /// - Returns: Why it cannot be watched, and the rule that says so; nil if it can.
    func start(_ region: CLRegion) -> (code: CLError.Code, rule: BehaviourRule)? {
        if let refusal = refusal(of: region) { return refusal }
        guard let copy = region.copy() as? CLRegion else { return (.regionMonitoringFailure, .regionImpossible) }
        regions.removeAll { $0.region.identifier == region.identifier }
        regions.append(WatchedRegion(region: copy))
        device.locationPart.setMonitorsRegions(true)
        tick(.regionTick, after: Self.interval)
        return nil
    }

    /// Stops watching a region, told by its identifier.
    func stop(_ region: CLRegion) {
        regions.removeAll { $0.region.identifier == region.identifier }
        device.locationPart.setMonitorsRegions(!regions.isEmpty)
    }

    /// Where the phone is with respect to a region; unknown without signal or Bluetooth, permission or exactness.
    func state(of region: CLRegion) -> CLRegionState {
        guard reach != .none, device.permissionPart.accuracy == .full else { return .unknown }
        if let beacons = region as? CLBeaconRegion {
            guard device.sensingPart.hasBluetooth else { return .unknown }
            return device.sensingPart.beacons.contains { beacons.beaconIdentityConstraint.isMet(by: $0) }
                ? .inside : .outside
        }
        guard let circle = region as? CLCircularRegion, let distance = distance(to: circle) else { return .unknown }
        return distance <= 0 ? .inside : .outside
    }

    /// Looks at every region, and tells what has changed for good.
    func lookAtRegions() {
        guard !regions.isEmpty else { return }
        tick(.regionTick, after: Self.interval)
        for index in regions.indices {
            let state = state(of: regions[index].region)
            guard state != .unknown else { continue }
            look(at: index, state)
        }
    }

    private func look(at index: Int, _ state: CLRegionState) {
        let watched = regions[index]
        if watched.state == state { return regions[index].crossedSince = nil }
        let isFirst = watched.state == .unknown
        guard isFirst || isClear(of: watched.region) else { return }
        guard isFirst || canNotice(at: index) else { return }
        let since = watched.crossedSince ?? device.now
        regions[index].crossedSince = since
        if isFirst {
            guard canTellInPassing || reach == .anywhere else { return }
            regions[index].state = state
            regions[index].crossedSince = nil
            if canTellInPassing { tellRegion(RegionNews(region: watched.region, state: state, isCrossing: false)) }
        } else if device.now - since >= settling(of: watched.region, state), let way = way() {
            regions[index].state = state
            regions[index].crossedSince = nil
            send(.region(RegionNews(region: watched.region, state: state, isCrossing: true)), way)
        }
    }

    /// How long a crossing must last until it is told.
    private func settling(of region: CLRegion, _ state: CLRegionState) -> Duration {
        if region is CLBeaconRegion { return state == .inside ? .zero : Self.silence }
        guard device.keeps(.regionLatency) else { return Self.settling }
        return Self.settling + .seconds(device.switches.number(.regionLatency))
    }

    /// Whether the phone is far enough from the border.
    private func isClear(of region: CLRegion) -> Bool {
        guard let circle = region as? CLCircularRegion else { return true }
        return distance(to: circle).map { abs($0) >= Self.margin } ?? false
    }

    /// Whether a crossing can be noticed, which for a circle takes the network.
    private func canNotice(at index: Int) -> Bool {
        let isCircle = regions[index].region is CLCircularRegion && device.keeps(.regionNetwork)
        guard isCircle, !device.networkPart.isOnline else {
            regions[index].waitsForNetwork = false
            return true
        }
        if !regions[index].waitsForNetwork {
            regions[index].waitsForNetwork = true
            let name = regions[index].region.identifier
            device.note(.system, .console, "the border of “\(name)” waits for the network", rule: .regionNetwork)
        }
        return false
    }

    /// How far the phone is outside a circle, in metres; negative inside.
    private func distance(to circle: CLCircularRegion) -> Double? {
        guard let place, let center = circle.center.place else { return nil }
        return center.distance(to: place) - circle.radius
    }

    /// Tells every manager; if there is none yet, the first that is made.
    func tellRegion(_ item: RegionNews) {
        news.append(item)
        let living = Array(listeners.living)
        if living.isEmpty { untold.append(news.count - 1) }
        for listener in living { device.schedule(.regionNews, payload: news.count - 1, to: listener) }
    }

    /// Lets a manager hear of regions.
    func join(_ slot: DeviceSlot) {
        listeners.append(slot)
        for index in untold { device.schedule(.regionNews, payload: index, to: slot) }
        untold = []
    }

    private func refusal(of region: CLRegion) -> (code: CLError.Code, rule: BehaviourRule)? {
        let isNew = !regions.contains { $0.region.identifier == region.identifier }
        guard isPossible(region), !isNew || regions.count < Self.mostRegions else {
            return (.regionMonitoringFailure, .regionImpossible)
        }
        if reach == .none, device.permissionPart.status != .notDetermined {
            return (.regionMonitoringDenied, .regionRefused)
        }
        if device.permissionPart.accuracy == .reduced, device.switches[.regionStartWhileReduced] == "fails" {
            return (.regionMonitoringDenied, .regionReduced)
        }
        return nil
    }

    private func isPossible(_ region: CLRegion) -> Bool {
        if region is CLBeaconRegion { return device.sensingPart.hasBluetooth }
        guard let circle = region as? CLCircularRegion else { return false }
        return circle.radius <= Self.greatestRadius && CLLocationCoordinate2DIsValid(circle.center)
    }
}
