// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension SystemMonitor {
    /// Where the user has been since when, and whether that was told as a visit.
    struct Stay {
        var place: Coordinate<WGS84>
        var since: Duration
        var until: Duration?
        var isTold = false
    }

    /// How long a stay must last to be a visit, how far off it ends, and how often that is looked at (assumed).
    private static let shortest = Duration.seconds(300)
    private static let radius = 150.0
    private static let interval = Duration.seconds(60)

    /// Watches the user's stays for a manager; it hears of those that were told while there was none.
    func visit(_ slot: DeviceSlot) {
        leave(\.visitors, slot)
        visitors.append(Follower(slot: slot, last: device.sensingPart.truth, process: device.appPart.process))
        visitsForApp = false
        for index in untoldVisits { device.schedule(.visitDue, payload: index, to: slot) }
        untoldVisits = []
        tick(.visitTick, after: Self.interval)
    }

    /// Looks whether a stay has become a visit, or has ended.
    func lookForVisits() {
        keepRegistrations()
        guard !visitors.isEmpty || visitsForApp else { return stay = nil }
        tick(.visitTick, after: Self.interval)
        guard let place, reach != .none else { return }
        guard let stay, stay.place.distance(to: place) <= Self.radius else {
            return leaveStay(for: place)
        }
        if !stay.isTold, device.now - stay.since >= Self.shortest, let way = way() {
            self.stay?.isTold = true
            send(.visit(stay), way)
        }
    }

    /// The user is elsewhere: a visit that was told has ended, and another stay begins.
    private func leaveStay(for place: Coordinate<WGS84>) {
        let ended = stay
        if let ended, ended.isTold {
            guard let way = way() else { return }
            var visit = ended
            visit.until = device.now
            send(.visit(visit), way)
        }
        stay = Stay(place: place, since: device.now)
    }

    /// Tells every manager that monitors visits; if the process has none yet, the first that starts again.
    func tellVisit(_ stay: Stay) {
        visits.append(stay)
        if visitors.isEmpty { untoldVisits.append(visits.count - 1) }
        for visitor in visitors { device.schedule(.visitDue, payload: visits.count - 1, to: visitor.slot) }
    }
}

extension LocationClient {
    /// What `startMonitoringVisits()` does.
    func startVisits() {
        guard call("startMonitoringVisits()"), !monitorsVisits else { return }
        monitorsVisits = true
        monitor.visit(slot)
        noteMonitoring()
    }

    /// What `stopMonitoringVisits()` does.
    func stopVisits() {
        guard call("stopMonitoringVisits()") else { return }
        monitor.visitsForApp = false
        guard monitorsVisits else { return }
        monitorsVisits = false
        monitor.leave(\.visitors, slot)
        noteMonitoring()
    }

    /// Tells the delegate of a stay.
    func tellVisit(_ index: Int) {
        guard monitorsVisits, access == .allowed else { return }
        let stay = monitor.visits[index]
        let start = device.configuration.startTimestamp
        let date = { (time: Duration) in Date(timeIntervalSince1970: start + time.inSeconds) }
        let approximate = isReduced ? device.sensingPart.reducedFix() : nil
        guard let place = isReduced ? approximate?.coordinate : stay.place else { return }
        let visit = CLVisit(
            from: date(stay.since),
            to: stay.until.map(date) ?? .distantFuture,
            at: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            within: approximate?.horizontalAccuracy ?? 50
        )
        let isAgain = device.appPart.launchReason == .location
        _ = tell(
            .didVisit,
            stay.until == nil ? "arrival" : "departure",
            rule: isAgain ? .monitoringStartAgain : .visit
        ) {
            $0.locationManager($1, didVisit: visit)
        }
    }
}
