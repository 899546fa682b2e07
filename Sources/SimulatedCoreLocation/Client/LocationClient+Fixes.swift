// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension LocationClient {
    /// A second of running updates has passed: a location, a loss, or nothing that the filter lets through.
    ///
    /// It works on a copy of the run, because each access to a part of an object costs as much as all of a copy.
    func tick(_ number: Int) {
        var run = run
        guard run.number == number, run.phase == .running else { return }
        run.pending = nil
        run.isParked = true
        let (allowed, rule) = mayDeliver
        guard allowed else {
            self.run = run
            return
        }
        // Not the run's own: the accuracy may have changed at this very instant, before its event arrives.
        let isReduced = isReducedAsKnown
        guard let fix = sample(since: run.acquiringSince, isReduced: isReduced) else {
            self.run = run
            return lose()
        }
        run.isLost = false
        run.isParked = false
        run.pending =
            isReduced
            ? device.schedule(
                .tick,
                payload: number,
                after: device.sensingPart.nextReducedFixTime - device.now,
                to: slot
            )
            : device.schedule(.tick, payload: number, afterNanoseconds: 1_000_000_000, to: slot)
        let pauses = run.pauses(at: fix, device, isAllowed: settings.pauses)
        let passes = !pauses && run.passes(fix, filter: settings.distanceFilter)
        if run.queuedAt != nil { self.run = run }
        if passes, let time = run.queuedAt {
            deliverQueued(from: time, with: fix)
        } else if passes {
            let reason = reason(for: fix, in: run, otherwise: rule)
            run.deliver(fix)
            self.run = run
            deliverUpdate(fix, rule: reason)
        } else {
            self.run = run
            if pauses { pause() }
        }
    }

    /// The rule by which a location is delivered.
    private func reason(for fix: DeviceFix, in run: UpdateRun, otherwise rule: BehaviourRule) -> BehaviourRule {
        if fix.isReduced { return .reducedSnap }
        guard settings.distanceFilter > 0 else { return rule }
        if !run.hasDelivered { return .updatesFirstUnfiltered }
        return run.isImproved(by: fix) ? .warmStart : rule
    }

    /// The app's state has changed: what came while it was suspended is delivered with the next location.
    func appStateChanged() {
        if let suspension = device.appPart.lastSuspension, suspension.end == device.now, run.phase == .running,
            run.hasDelivered, !run.isReduced, suspension.end - suspension.start >= .seconds(1)
        {
            run.queuedAt = suspension.start
        }
        unpark()
    }

    /// Two locations at once, the one that the app has not had and the newest.
    private func deliverQueued(from time: Duration, with fix: DeviceFix) {
        run.queuedAt = nil
        let queued = device.sensingPart.fix(asOf: time).flatMap { fix.isReduced ? nil : $0 }
        let fixes = [queued, fix].compactMap(\.self)
        fixes.forEach { run.deliver($0) }
        guard fixes.count > 1 else { return deliverUpdate(fix, rule: .deliveryQueued) }
        let locations = fixes.map { CLLocation($0, on: device) }
        location = locations.last
        device.locationPart.noteDelivery(to: openSession())
        let words = locations.map(\.values.brief).joined(separator: "; ")
        let told = tell(.didUpdateLocations, words, rule: .deliveryQueued) {
            $0.locationManager($1, didUpdateLocations: locations)
        }
        if !told { deliverTheOldWay(from: locations.first, .deliveryQueued) }
    }

    /// The last known location, as the first of a run.
    func deliverCached(_ number: Int) {
        guard run.number == number, run.phase == .running, !run.hasDelivered, !isReduced, mayDeliver.allowed,
            let fix = device.sensingPart.lastKnown
        else { return }
        run.last = (fix.coordinate, fix.horizontalAccuracy)
        deliverUpdate(fix, rule: .updatesCachedFirst)
    }

    /// A location that was under way when the updates were stopped.
    func deliverLate(_ number: Int) {
        guard run.number == number, run.phase == .idle, mayDeliver.allowed,
            let fix = sample(since: run.acquiringSince, isReduced: isReduced)
        else { return }
        deliverUpdate(fix, rule: .updatesAfterStop)
    }

    /// The receivers have something new to say: a raw location, a signal that came or went, services on or off.
    func senseChange(_ number: Int) {
        guard device.sensingPart.injections.indices.contains(number) else {
            reactToPermission()
            senseHeading()
            return unpark()
        }
        let fix = device.sensingPart.injections[number]
        let (allowed, rule) = mayDeliver
        guard allowed, fix.isReduced || !isReduced else { return }
        if oneShot?.isAcquiring == true {
            completeOneShot(with: fix, rule: .oneShotOutcome)
        } else if run.phase == .running {
            run.deliver(fix)
            deliverUpdate(fix, rule: rule)
        }
    }

    /// What the receivers say, as exact as it is wanted and allowed to be.
    func sample(since start: Duration, isReduced: Bool) -> DeviceFix? {
        if isReduced { return device.sensingPart.reducedFix() }
        return device.sensingPart.fix(acquiredFor: min(device.now - start, settings.effort))
    }

    private func deliverUpdate(_ fix: DeviceFix, rule: BehaviourRule) {
        let previous = knowledge.has(.didUpdateLocations) == true ? nil : location
        if !deliverLocation(of: fix, rule: rule) { deliverTheOldWay(from: previous, rule) }
        if headings.isRunning { senseHeading() }
    }

    /// Tells the delegate of a location; whether it has the method for it.
    func deliverLocation(of fix: DeviceFix, rule: BehaviourRule) -> Bool {
        guard device.keeps(rule) else { return true }
        let location = CLLocation(fix, on: device)
        self.location = location
        device.locationPart.noteDelivery(to: openSession())
        let manager: CLLocationManager = manager
        guard let delegate = manager.delegate else { return false }
        if knowledge.has(.didUpdateLocations) == true {
            if !device.countsFix(.coreLocation) { note(location, rule) }
            if delivery.isEmpty { delivery = [location] } else { delivery[0] = location }
            let locations = delivery
            device.calling(receiver) { delegate.locationManager(manager, didUpdateLocations: locations) }
            return true
        }
        return tell(.didUpdateLocations, location.values.brief, rule: rule) {
            $0.locationManager($1, didUpdateLocations: [location])
        }
    }

    private func note(_ location: CLLocation, _ rule: BehaviourRule) {
        device.noteFix(.coreLocation, .callback, rule: rule.rawValue) {
            "\(callbackText(.didUpdateLocations)): \(location.values.brief)"
        }
    }

    /// Tells a delegate that lacks the method of iOS 6 of a location as iOS 2 did.
    private func deliverTheOldWay(from previous: CLLocation?, _ rule: BehaviourRule) {
        guard let location else { return }
        _ = tell(.didUpdateTo, location.values.brief, rule: rule) {
            $0.locationManager($1, didUpdateTo: location, from: previous)
        }
    }

    /// The receivers hear nothing: an error once per loss, and the updates go on.
    private func lose() {
        let isNew = !run.isLost
        run.isLost = true
        run.acquiringSince = device.now
        if device.sensingPart.hasSignal { scheduleTick(after: .seconds(1)) }
        if isNew { fail(.locationUnknown, rule: .updatesUnknown) }
    }

    private func pause() {
        endRun(.paused)
        _ = tell(.didPause, rule: .updatesPause) { $0.locationManagerDidPauseLocationUpdates($1) }
    }
}
