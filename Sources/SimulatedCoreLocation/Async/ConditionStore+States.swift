// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension ConditionStore {
    /// How long a change must last before it is told, as for regions.
    private static let settling = Duration.seconds(20)

    /// Looks at every condition, and tells what has changed for good.
    func lookAtConditions() {
        for index in watched.indices {
            if let lack = lack(of: watched[index].condition) {
                report(lack, at: index)
            } else if let state = state(of: watched[index].condition) {
                look(at: index, state)
            }
        }
    }

    private func look(at index: Int, _ state: CLMonitor.Event.State) {
        let known = watched[index].lastEvent.state
        guard known != state else {
            watched[index].candidate = nil
            watched[index].isConfirmed = true
            return
        }
        let isFirst = known == .unknown || known == .unmonitored || !watched[index].isConfirmed
        let since = watched[index].candidate.flatMap { $0.state == state ? $0.since : nil } ?? device.now
        watched[index].candidate = (state, since)
        guard isFirst || device.now - since >= Self.settling else { return }
        guard canTell else { return noteSilence(at: index) }
        watched[index].isSilenceNoted = false
        watched[index].candidate = nil
        watched[index].isConfirmed = true
        let event = event(watched[index].identifier, state, [])
        watched[index].lastEvent = event
        tell(event, in: watched[index].monitor, rule: isFirst ? .conditionAdded : .conditionChanged)
    }

    /// Journals once that a change is not told, where a session would have it told.
    private func noteSilence(at index: Int) {
        let item = watched[index]
        guard device.permissionPart.status == .authorizedAlways, !device.sessionsPart.alwaysCounts, !item.isSilenceNoted
        else {
            return
        }
        watched[index].isSilenceNoted = true
        device.note(
            .system,
            .refused,
            "“\(item.identifier)” of CLMonitor “\(item.monitor)” has changed, and is not told: no session for Always is held",
            rule: .sessionAlways
        )
    }

    /// Tells once that a condition is not monitored, and why.
    private func report(_ lack: ServiceDiagnosis, at index: Int) {
        let event = event(watched[index].identifier, unmonitored, lack)
        let last = watched[index].lastEvent
        watched[index].candidate = nil
        guard !watched[index].isConfirmed || last.state != event.state || last.diagnosis != event.diagnosis else {
            return
        }
        watched[index].isConfirmed = true
        watched[index].lastEvent = event
        tell(event, in: watched[index].monitor, rule: .conditionUnmonitored)
    }

    /// Why a condition cannot be monitored; nil if it can, or if the user has not decided.
    private func lack(of condition: any CLCondition) -> ServiceDiagnosis? {
        let isBeacon = condition is CLMonitor.BeaconIdentityCondition
        guard isBeacon ? device.sensingPart.hasBluetooth : condition is CLMonitor.CircularGeographicCondition else {
            return .conditionUnsupported
        }
        let status = device.permissionPart.status
        let isRefused = status == .denied || status == .restricted || !device.permissionPart.servicesEnabled
        if isRefused { return device.sessionsPart.diagnosis(of: .whenInUse) }
        guard status.isAuthorized else { return nil }
        let needsSession =
            device.traits.hasServiceSessions && device.appPart.isRunning
            && device.configuration.declaration.requiresExplicitServiceSession
            && !device.sessionsPart.hasExplicitSession
        if needsSession { return .serviceSessionRequired }
        return device.permissionPart.accuracy == .reduced ? .accuracyLimited : nil
    }

    /// Whether a condition holds; nil where that cannot be told.
    private func state(of condition: any CLCondition) -> CLMonitor.Event.State? {
        guard device.permissionPart.status.isAuthorized else { return nil }
        if let beacons = condition as? CLMonitor.BeaconIdentityCondition {
            return device.sensingPart.beacons.contains { beacons.constraint.isMet(by: $0) } ? .satisfied : .unsatisfied
        }
        guard let circle = condition as? CLMonitor.CircularGeographicCondition, device.sensingPart.hasSignal,
            let center = circle.center.place
        else { return nil }
        return center.distance(to: device.sensingPart.truth) <= circle.radius ? .satisfied : .unsatisfied
    }

    /// Whether an event can reach the app now: it is in use, or Always counts, and then it is run for it.
    private var canTell: Bool {
        guard device.sessionsPart.alwaysCounts else {
            return device.appPart.isRunning && device.appPart.presence.isInUse
        }
        return SystemMonitor.of(device).canTell()
    }
}
