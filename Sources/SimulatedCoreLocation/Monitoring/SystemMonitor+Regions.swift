// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension SystemMonitor {
    /// The most regions an app may have, of all kinds.
    static let mostRegions = 20
    /// The greatest radius in metres (assumed; a phone answers for itself).
    static let greatestRadius = 500_000.0
    /// How often the regions are looked at, and how long a crossing must last.
    private static let interval = Duration.seconds(10)
    private static let settling = Duration.seconds(20)

    /// Starts watching a region; one of the same identifier is replaced.
    ///
    /// - Returns: Why it cannot be watched, and the rule that says so; nil if it can.
    func start(_ region: CLRegion) -> (code: CLError.Code, rule: BehaviourRule)? {
        if let refusal = refusal(of: region) { return refusal }
        guard let copy = region.copy() as? CLRegion else { return (.regionMonitoringFailure, .regionImpossible) }
        regions.removeAll { $0.region.identifier == region.identifier }
        regions.append(WatchedRegion(region: copy))
        tick(.regionTick, after: Self.interval)
        return nil
    }

    /// Stops watching a region, told by its identifier.
    func stop(_ region: CLRegion) {
        regions.removeAll { $0.region.identifier == region.identifier }
    }

    /// Where the phone is with respect to a region; unknown without signal, permission or exactness.
    func state(of region: CLRegion) -> CLRegionState {
        guard let circle = region as? CLCircularRegion, let place, reach != .none,
            device.permission.accuracy == .full, let center = circle.center.place
        else { return .unknown }
        return center.distance(to: place) <= circle.radius ? .inside : .outside
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
        if regions[index].state == state {
            regions[index].crossedSince = nil
            return
        }
        let isFirst = regions[index].state == .unknown
        let since = regions[index].crossedSince ?? device.now
        regions[index].crossedSince = since
        guard isFirst || device.now - since >= Self.settling, canTell() else { return }
        regions[index].state = state
        regions[index].crossedSince = nil
        tell(RegionNews(region: regions[index].region, state: state, isCrossing: !isFirst))
    }

    private func tell(_ item: RegionNews) {
        news.append(item)
        listeners.removeAll(where: \.isRetired)
        for listener in listeners { device.schedule(.regionNews, payload: news.count - 1, to: listener) }
    }

    private func refusal(of region: CLRegion) -> (code: CLError.Code, rule: BehaviourRule)? {
        let isNew = !regions.contains { $0.region.identifier == region.identifier }
        guard let circle = region as? CLCircularRegion, circle.radius <= Self.greatestRadius,
            CLLocationCoordinate2DIsValid(circle.center), !isNew || regions.count < Self.mostRegions
        else { return (.regionMonitoringFailure, .regionImpossible) }
        if reach == .none, device.permission.status != .notDetermined {
            return (.regionMonitoringDenied, .regionRefused)
        }
        if device.permission.accuracy == .reduced, device.switches[.regionStartWhileReduced] == "fails" {
            return (.regionMonitoringDenied, .regionReduced)
        }
        return nil
    }
}
