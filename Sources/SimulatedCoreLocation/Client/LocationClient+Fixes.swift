// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension LocationClient {
    /// A second of running updates has passed: a location, a loss, or nothing that the filter lets through.
    func tick(_ number: Int) {
        guard run.number == number, run.phase == .running else { return }
        run.pending = nil
        guard access == .allowed else { return }
        let (allowed, rule) = mayDeliver
        guard allowed else {
            run.isParked = true
            return
        }
        guard let fix = sample(for: manager.desiredAccuracy, since: run.acquiringSince) else { return lose() }
        run.isLost = false
        scheduleTick(after: untilNextSample)
        if pausesForStillness(at: fix) { return pause() }
        if passes(fix) {
            run.hasDelivered = true
            deliver(fix, rule: rule)
        }
    }

    /// The last known location, as the first of a run.
    func deliverCached(_ number: Int) {
        guard run.number == number, run.phase == .running, !run.hasDelivered, !isReduced, mayDeliver.allowed,
            let fix = device.sensing.lastKnown
        else { return }
        deliver(fix, rule: .updatesCachedFirst)
    }

    /// A location that was under way when the updates were stopped.
    func deliverLate(_ number: Int) {
        guard run.number == number, run.phase == .idle, mayDeliver.allowed,
            let fix = sample(for: manager.desiredAccuracy, since: run.acquiringSince)
        else { return }
        deliver(fix, rule: .updatesAfterStop)
    }

    /// The receivers have something new to say: a raw location, a signal that came or went, services on or off.
    func senseChange(_ number: Int) {
        guard device.sensing.injections.indices.contains(number) else {
            reactToPermission()
            return unpark()
        }
        let fix = device.sensing.injections[number]
        let (allowed, rule) = mayDeliver
        guard allowed, fix.isReduced || !isReduced else { return }
        if oneShot?.isAcquiring == true {
            completeOneShot(with: fix, rule: .oneShotOutcome)
        } else if run.phase == .running {
            run.hasDelivered = true
            deliver(fix, rule: rule)
        }
    }

    /// What the receivers say, as exact as it is wanted and allowed to be.
    func sample(for desiredAccuracy: Double, since start: Duration) -> DeviceFix? {
        if isReduced { return device.sensing.reducedFix() }
        let effort = DeviceSensing.acquisitionTime(for: desiredAccuracy)
        return device.sensing.fix(acquiredFor: min(device.now - start, effort))
    }

    private var untilNextSample: Duration {
        isReduced ? device.sensing.nextReducedFixTime - device.now : .seconds(1)
    }

    /// Whether the distance filter lets a location through: the first, one far enough off, one much more exact.
    private func passes(_ fix: DeviceFix) -> Bool {
        let filter = manager.distanceFilter
        guard filter > 0, run.hasDelivered, let last = run.last else { return true }
        if fix.horizontalAccuracy < last.accuracy * 0.75 { return true }
        return fix.coordinate != last.coordinate && fix.coordinate.distance(to: last.coordinate) >= filter
    }

    private func deliver(_ fix: DeviceFix, rule: BehaviourRule) {
        run.last = (fix.coordinate, fix.horizontalAccuracy)
        if !deliverLocation(of: fix, rule: rule) { deliverTheOldWay(rule) }
    }

    /// Tells the delegate of a location; whether it has the method for it.
    func deliverLocation(of fix: DeviceFix, rule: BehaviourRule) -> Bool {
        let location = CLLocation(fix, on: device)
        let manager: CLLocationManager = manager
        previousLocation = self.location
        self.location = location
        device.location.noteDelivery(to: openSession())
        guard let delegate = manager.delegate else { return false }
        if knowledge.has(.didUpdateLocations) == true {
            device.noteFix(.coreLocation, .callback, rule: rule.rawValue) {
                "\(callbackText(.didUpdateLocations)): \(location.values.brief)"
            }
            device.calling(receiver) { delegate.locationManager(manager, didUpdateLocations: [location]) }
            return true
        }
        return tell(.didUpdateLocations, location.values.brief, rule: rule) {
            $0.locationManager($1, didUpdateLocations: [location])
        }
    }

    /// Tells a delegate that lacks the method of iOS 6 of a location as iOS 2 did.
    private func deliverTheOldWay(_ rule: BehaviourRule) {
        guard let location else { return }
        _ = tell(.didUpdateTo, location.values.brief, rule: rule) {
            $0.locationManager($1, didUpdateTo: location, from: previousLocation)
        }
    }

    /// The receivers hear nothing: an error once per loss, and the updates go on.
    private func lose() {
        let isNew = !run.isLost
        run.isLost = true
        run.acquiringSince = device.now
        if device.sensing.hasSignal { scheduleTick(after: .seconds(1)) } else { run.isParked = true }
        if isNew { fail(.locationUnknown, rule: .updatesUnknown) }
    }

    /// Whether the phone has lain still off screen for so long that the updates pause.
    private func pausesForStillness(at fix: DeviceFix) -> Bool {
        guard manager.pausesLocationUpdatesAutomatically, !device.app.isOnScreen else {
            run.still = nil
            return false
        }
        guard let still = run.still, still.at == fix.coordinate || still.at.distance(to: fix.coordinate) < 10 else {
            run.still = (device.now, fix.coordinate)
            return false
        }
        return device.now - still.since >= .seconds(device.switches.number(.pauseAfterStill))
    }

    private func pause() {
        endRun(.paused)
        _ = tell(.didPause, rule: .updatesPause) { $0.locationManagerDidPauseLocationUpdates($1) }
    }
}
