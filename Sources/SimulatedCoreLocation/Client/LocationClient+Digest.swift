// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension LocationClient {
    /// Adds what the manager will do from here on: its settings, its services, and what its delegate knows.
    func digest(into digest: inout StateDigest) {
        digest.combine(receiver)
        digest.combine(manager.delegate != nil)
        digest.combine(Int(reported?.status.rawValue ?? -1))
        digest.combine(reported?.accuracy.rawValue ?? "")
        digest.combine(settings.desiredAccuracy)
        digest.combine(settings.distanceFilter)
        digest.combine(settings.pauses)
        digest.combine(run)
        digest.combine(settings.distanceFilter > 0 ? run.last?.coordinate.latitude ?? 0 : 0)
        digest.combine(settings.distanceFilter > 0 ? run.last?.coordinate.longitude ?? 0 : 0)
        digest.combine(distance: run.phase == .running ? age(run.acquiringSince) : -1)
        let isOn = run.phase != .idle
        digest.combine(distance: isOn ? run.still.map { (device.now - $0.since).inSeconds } ?? -1 : -1)
        digest.combine(distance: isOn ? run.queuedAt.map { ($0 - device.now).inSeconds } ?? 1 : 1)
        digest.combine(regionWork.count)
        for flag in [headings.isRunning, headings.hasMetDisturbance, headings.isCalibrating] { digest.combine(flag) }
        digest.combine(headings.reference ?? -1)
        digest.combine(headings.filter + headings.turn * 1e6)
        digest.combine(significant.rawValue)
        digest.combine(monitorsVisits)
        for ranging in ranged {
            digest.combine(ranging.constraint.uuid.uuidString)
            digest.combine(ranging.hasFailed)
        }
        digest.combine(oneShot != nil)
        digest.combine(oneShot?.isFailing ?? false)
        digest.combine(distance: oneShot?.acquiringSince.map(age) ?? -1)
        digest.combine(oneShot?.best?.horizontalAccuracy ?? -1)
    }

    /// How long ago a moment was, as far as the receivers still change with it.
    private func age(_ moment: Duration) -> Double { min(device.now - moment, settings.effort).inSeconds }
}

extension UpdateRun: StateDigesting {
    func digest(into digest: inout StateDigest) {
        let phases: [Phase] = [.idle, .armed, .running, .refused, .paused]
        digest.combine(phases.firstIndex(of: phase) ?? -1)
        // The next start forgets the rest.
        if phase == .idle { return }
        for flag in [isReduced, isParked, isLost, hasDelivered] { digest.combine(flag) }
    }
}
