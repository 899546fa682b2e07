// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// What `startUpdatingLocation()` does.
    func startUpdates() {
        note(.call, "startUpdatingLocation()", isInert ? nil : .asksAtRequest)
        guard !isInert else { return }
        cancelOneShots(because: "startUpdatingLocation()")
        guard !updates.isOn else { return }
        updates = AMapUpdates()
        updates.number = nextNumber()
        updates.phase = .begun
        device.schedule(.begin, payload: updates.number, to: slot)
    }

    /// What `stopUpdatingLocation()` does.
    func stopUpdates() {
        note(.call, "stopUpdatingLocation()", nil)
        guard !isInert else { return }
        endUpdates()
        cancelOneShots(because: "stopUpdatingLocation()")
        if updates.last != nil { device.schedule(.lateFix, payload: updates.number, to: slot) }
    }

    /// Updates begin: they run, wait, ask, or fail.
    func beginUpdates() { admitUpdates(afterDecision: false) }

    /// The permission may have been decided: updates that waited for it begin.
    func reactUpdates() {
        if updates.phase == .undetermined { admitUpdates(afterDecision: true) }
    }

    private func admitUpdates(afterDecision: Bool) {
        switch admission(afterDecision: afterDecision) {
        case .waits:
            updates.phase = .undetermined
            if !afterDecision { _ = askForPermission() }
        case .asksFullAccuracy:
            updates.phase = .askingFullAccuracy
            askForFullAccuracy()
        case .goes, .isRefused: runUpdates()
        case .lacksFullAccuracy: refuseUpdatesForReducedAccuracy()
        }
    }

    /// Starts CoreLocation for updates; without permission it is CoreLocation that fails.
    func runUpdates() {
        if setup[.amapRefusedKeyFails] == "location", let objection = ground.keyObjection {
            endUpdates()
            return fail(AMapLocationErrorCode.locateFailed.error(objection), .refusedKey)
        }
        updates.phase = .running
        if !settings.pausesAutomatically { note(.log, "updates do not pause by themselves", .updatesPause) }
        startCore()
    }

    /// Full accuracy is required and missing: updates do not start.
    func refuseUpdatesForReducedAccuracy() {
        endUpdates()
        fail(AMapLocationErrorCode.noFullAccuracyAuth.error(), .requiresFullAccuracy)
    }

    private func endUpdates() {
        updates.phase = .idle
        dropLookUp(updates.number)
        if requests.isEmpty { fullAccuracyQuestion = nil }
        restCore()
    }

    // MARK: What CoreLocation tells

    func hear(_ fix: CLLocation) {
        let manager: AMapLocationManager = manager
        withExtendedLifetime(manager) {
            if !requests.isEmpty { hearForOneShots(fix) }
            if updates.phase == .running { deliver(fix) }
            if !regions.isEmpty { hearForRegions(fix) }
        }
    }

    func hear(_ error: any Error) {
        let manager: AMapLocationManager = manager
        withExtendedLifetime(manager) {
            if (error as? CLError)?.code == .denied {
                for number in oneShots(where: { if case .locating = $0 { true } else { false } }) {
                    finish(number, AMapLocationErrorCode.locateFailed.error(), .oneShotDenied)
                }
            }
            if (error as? CLError)?.code == .headingFailure {
                if hasHeadings { fail(error, .headings) }
            } else if updates.phase == .running {
                fail(error, .updatesError)
            }
        }
    }

    // MARK: Locations

    private func deliver(_ fix: CLLocation) {
        if let risk = risk(of: fix) { return fail(risk, .fakeRisk) }
        if deliversAfterStop { updates.last = fix }
        let address = settings.locatingWithReGeocode ? knownAddress(of: fix) : nil
        let (location, habit) = restated(fix)
        deliver(location, address, habit)
    }

    private func deliver(_ location: CLLocation, _ address: AMapLocationReGeocode?, _ habit: SimulatedAMap.Habit) {
        guard let delegate = app else { return }
        knowledge.meet(delegate)
        func words() -> String { AMapOutcome(location: location, address: address, error: nil, rule: "").words }
        switch (knowledge.has(.didUpdateReGeocode), knowledge.has(.didUpdate)) {
        case (true?, _):
            noteFix(.didUpdateReGeocode, habit, words)
            perform({ $0.amapLocationManager($1, didUpdate: location, reGeocode: address) }, on: delegate)
        case (false?, true?):
            noteFix(.didUpdate, habit, words)
            perform({ $0.amapLocationManager($1, didUpdate: location) }, on: delegate)
        case (false?, false?): break
        default:
            let told = tell(.didUpdateReGeocode, words(), .updatesMethod) {
                $0.amapLocationManager($1, didUpdate: location, reGeocode: address)
            }
            if !told { _ = tell(.didUpdate, words(), habit) { $0.amapLocationManager($1, didUpdate: location) } }
        }
    }

    private func noteFix(_ method: AMapDelegateMethod, _ habit: SimulatedAMap.Habit, _ words: () -> String) {
        if device.countsFix(.sdk) { return }
        device.noteFix(.sdk, .callback, rule: habit.rawValue) { "\(sdk.name) \(method.name): \(words())" }
    }

    /// The location that may follow a stop.
    func deliverLate(_ number: Int) {
        guard !updates.isOn, updates.number == number, let fix = updates.last else { return }
        deliver(restated(fix).0, nil, .updatesAfterStop)
    }
}
