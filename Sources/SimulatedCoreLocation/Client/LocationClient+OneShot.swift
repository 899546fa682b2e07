// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    /// What `requestLocation()` does.
    func requestOnce() {
        let name = "requestLocation()"
        if run.isUnderWay, device.keeps(.oneShotWhileUpdating) {
            _ = call(name, rule: .oneShotWhileUpdating)
        } else if oneShot != nil, device.keeps(.oneShotSecond) {
            _ = call(name, rule: .oneShotSecond)
        } else if call(name, .requestLocation, rule: access == .undetermined ? .oneShotUndetermined : nil) {
            device.permissionPart.noteUse()
            lastRun += 1
            oneShot = OneShot(number: lastRun)
            enterOneShot()
        }
    }

    /// Ends a one-shot without an outcome.
    func cancelOneShot() {
        guard let request = oneShot else { return }
        request.pending.forEach(device.cancel)
        oneShot = nil
        updateSession { $0.isUpdating = run.isUnderWay }
    }

    /// A change of permission: a one-shot begins, waits or fails.
    func reactOneShot() {
        guard let request = oneShot, !request.isFailing else { return }
        switch (request.isAcquiring, access) {
        case (true, .allowed), (false, .undetermined): break
        default: enterOneShot()
        }
    }

    /// A second of a one-shot has passed.
    func tickOneShot(_ number: Int) {
        guard let request = oneShot, request.number == number, let start = request.acquiringSince else { return }
        if mayDeliver.allowed, let fix = sample(since: start, isReduced: isReduced) {
            if satisfies(fix, after: device.now - start) {
                return completeOneShot(with: fix, rule: .oneShotOutcome)
            }
            if fix.horizontalAccuracy <= request.best?.horizontalAccuracy ?? .infinity { oneShot?.best = fix }
        }
        scheduleOneShotTick()
    }

    /// A one-shot's time is up: the best there is, or an error.
    func endOneShot(_ number: Int) {
        guard let request = oneShot, request.number == number, request.isAcquiring else { return }
        if let best = request.best, best.isReduced || !isReduced, mayDeliver.allowed {
            completeOneShot(with: best, rule: best.isReduced ? .reducedIgnoresDesired : .oneShotTimeout)
        } else {
            cancelOneShot()
            fail(.locationUnknown, rule: .oneShotTimeout)
        }
    }

    /// A one-shot without permission fails.
    func denyOneShot(_ number: Int) {
        guard let request = oneShot, request.number == number, request.isFailing else { return }
        cancelOneShot()
        fail(.denied, rule: .oneShotDenied)
    }

    /// A one-shot's only outcome is a location.
    func completeOneShot(with fix: DeviceFix, rule: BehaviourRule) {
        // Noted before the updates end, so that the arrow turns solid without going out in between.
        device.locationPart.noteDelivery(to: openSession())
        cancelOneShot()
        if !deliverLocation(of: fix, rule: rule) { meetMissing(.didUpdateLocations) }
    }

    /// Begins, arms or fails a one-shot, as the permission says.
    private func enterOneShot() {
        oneShot?.pending.forEach(device.cancel)
        oneShot?.pending = []
        oneShot?.acquiringSince = nil
        switch access {
        case .undetermined:
            let pends = device.switches[.oneShotWhileUndetermined] != "fail" && device.keeps(.oneShotUndetermined)
            if !pends { refuseOneShot() }
        case .refused: refuseOneShot()
        case .allowed:
            oneShot?.acquiringSince = device.now
            let limit = Duration.seconds(device.switches.number(.requestLocationTimeout))
            schedule(.oneShotTimeout, after: limit)
            scheduleOneShotTick()
        }
        updateSession { $0.isUpdating = run.isUnderWay || oneShot?.isAcquiring == true }
    }

    private func refuseOneShot() {
        oneShot?.isFailing = true
        schedule(.oneShotDenied, after: .zero)
    }

    private func scheduleOneShotTick() { schedule(.oneShotTick, after: .seconds(1)) }

    private func schedule(_ kind: DeviceEvent.Kind, after delay: Duration) {
        guard let number = oneShot?.number else { return }
        oneShot?.pending.append(device.schedule(kind, payload: number, after: delay, to: slot))
    }

    /// Whether a location is as exact as the app wants it, or as the receivers can make it.
    private func satisfies(_ fix: DeviceFix, after time: Duration) -> Bool {
        let desired = settings.desiredAccuracy
        if fix.isReduced { return desired >= fix.horizontalAccuracy }
        return desired > 0 ? fix.horizontalAccuracy <= desired : time >= settings.effort
    }
}
