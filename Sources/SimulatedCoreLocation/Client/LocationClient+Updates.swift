// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    /// What `startUpdatingLocation()` does.
    func startUpdates() {
        let rule: BehaviourRule? =
            oneShot != nil ? .oneShotCancelled : access == .undetermined ? .updatesArmed : nil
        guard call("startUpdatingLocation()", rule: rule) else { return }
        if device.keeps(.oneShotCancelled) { cancelOneShot() }
        guard !run.isUnderWay else { return }
        device.permissionPart.noteUse()
        let hadPaused = run.phase == .paused
        lastRun += 1
        run = UpdateRun()
        run.number = lastRun
        updateSession { $0.isUpdating = true }
        if hadPaused, access == .allowed, device.keeps(.updatesPauseEnded) {
            device.schedule(.updatesResumed, payload: run.number, to: slot)
        }
        enterRun()
    }

    /// What `stopUpdatingLocation()` does.
    func stopUpdates() {
        let cancels = oneShot != nil
        guard call("stopUpdatingLocation()", rule: cancels ? .oneShotCancelled : nil) else { return }
        if device.keeps(.oneShotCancelled) { cancelOneShot() }
        let delivers = run.phase == .running && run.hasDelivered && device.switches.isOn(.fixAfterStop)
        endRun(.idle)
        if delivers { device.schedule(.lateFix, payload: run.number, to: slot) }
    }

    /// A change of permission: a run begins, waits, fails, resumes, or changes its accuracy.
    func reactRun() {
        switch (run.phase, access) {
        case (.idle, _), (.paused, _), (.armed, .undetermined), (.refused, .refused): break
        case (.armed, _), (.running, .refused): enterRun()
        case (.running, .allowed): if run.isReduced != isReduced { restartTicks() } else { unpark() }
        case (.running, .undetermined):
            cancelTick()
            run.queuedAt = nil
            run.phase = .armed
        case (.refused, .undetermined): if resumes { run.phase = .armed }
        case (.refused, .allowed):
            if resumes {
                updateSession { $0.isUpdating = true }
                enterRun()
            }
        }
    }

    /// What was set differently takes effect: the next location comes a second from now.
    func restartTicks() {
        guard run.phase == .running else { return }
        cancelTick()
        run.isReduced = isReduced
        run.acquiringSince = device.now
        scheduleTick(after: .seconds(1))
    }

    /// A change of the app's state, or of the receivers, after which a parked run may go on.
    func unpark() {
        guard run.phase == .running, run.isParked, mayDeliver.allowed else { return }
        run.acquiringSince = device.now
        scheduleTick(after: run.isLost ? .seconds(1) : .zero)
    }

    /// Reports that updates have no permission.
    func failUpdates(_ number: Int) {
        guard run.phase == .refused, run.number == number else { return }
        fail(.denied, rule: run.hasDelivered ? .updatesRevoked : .updatesDenied)
    }

    /// Reports that updates which had paused go on.
    func resumeUpdates(_ number: Int) {
        guard run.phase == .running, run.number == number else { return }
        _ = tell(.didResume, rule: .updatesPauseEnded) { $0.locationManagerDidResumeLocationUpdates($1) }
    }

    /// Ends a run, or lets it rest.
    func endRun(_ phase: UpdateRun.Phase) {
        cancelTick()
        run.phase = phase
        updateSession { $0.isUpdating = oneShot?.isAcquiring ?? false }
    }

    func scheduleTick(after delay: Duration) {
        run.isParked = false
        run.pending = device.schedule(.tick, payload: run.number, after: delay, to: slot)
    }

    private func cancelTick() {
        if let pending = run.pending { device.cancel(pending) }
        run.pending = nil
    }

    /// Begins, arms or fails a run, as the permission says.
    private func enterRun() {
        run.queuedAt = nil
        switch access {
        case .undetermined: run.phase = device.keeps(.updatesArmed) ? .armed : .idle
        case .refused:
            cancelTick()
            run.phase = .refused
            if !resumes { updateSession { $0.isUpdating = oneShot?.isAcquiring ?? false } }
            device.schedule(.updatesDenied, payload: run.number, to: slot)
        case .allowed:
            run.phase = .running
            run.isReduced = isReduced
            run.acquiringSince = device.now
            run.hasDelivered = false
            if device.sensingPart.lastKnown != nil { device.schedule(.cachedFix, payload: run.number, to: slot) }
            scheduleTick(after: .seconds(1))
        }
    }

    private var resumes: Bool { device.switches.isOn(.resumesAfterRegrant) && device.keeps(.updatesResume) }
}
