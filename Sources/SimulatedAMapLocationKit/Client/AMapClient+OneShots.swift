// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// What `requestLocation(withReGeocode:completionBlock:)` does.
    func requestOnce(wantsAddress: Bool, _ block: AMapLocatingCompletionBlock?) -> Bool {
        guard !isInert, !updates.isOn else {
            let habit: SimulatedAMap.Habit? = isInert ? nil : .oneShotRefused
            note(.call, "requestLocation(withReGeocode: \(wantsAddress)) returns false", habit)
            return false
        }
        let number = nextNumber()
        note(.call, "requestLocation(withReGeocode: \(wantsAddress)), request \(number)", .asksAtRequest)
        requests.append(
            AMapOneShot(number: number, wantsAddress: wantsAddress, desiredAccuracy: settings.desiredAccuracy)
        )
        AMapOutbox.of(device).keep(block, for: slot, number)
        device.schedule(.begin, payload: number, to: slot)
        return true
    }

    /// A one-shot begins: it locates, waits, asks, or fails.
    func beginOneShot(_ number: Int) {
        guard index(of: number) != nil else { return }
        admit(number, afterDecision: false)
    }

    /// The permission may have been decided: whoever waited for it goes on or fails.
    func reactOneShots() {
        for number in oneShots(where: { if case .undetermined = $0 { true } else { false } }) {
            admit(number, afterDecision: true)
        }
    }

    private func admit(_ number: Int, afterDecision: Bool) {
        switch admission(afterDecision: afterDecision) {
        case .waits:
            setPhase(number, .undetermined)
            if !afterDecision, !askForPermission() { missDelegate(number) }
        case .asksFullAccuracy:
            setPhase(number, .askingFullAccuracy)
            askForFullAccuracy()
        case .goes: locate(number)
        case .lacksFullAccuracy:
            finish(number, AMapLocationErrorCode.noFullAccuracyAuth.error(), .requiresFullAccuracy)
        case .isRefused where afterDecision: refuse(number)
        case .isRefused: finish(number, AMapLocationErrorCode.locateFailed.error(), .oneShotDenied)
        }
    }

    /// Starts a one-shot's clock, and CoreLocation.
    func locate(_ number: Int) {
        guard let index = index(of: number) else { return }
        if setup[.amapRefusedKeyFails] == "location", let objection = ground.keyObjection {
            return finish(number, AMapLocationErrorCode.locateFailed.error(objection), .refusedKey)
        }
        note(.call, "starts the clock of request \(number): \(settings.locationTimeout) s", .oneShotClock)
        requests[index].phase = .locating
        requests[index].since = device.timestamp - Date.timeIntervalBetween1970AndReferenceDate
        requests[index].timer = device.schedule(
            .locationTimeout,
            payload: number,
            after: .seconds(settings.locationTimeout),
            to: slot
        )
        startCore()
    }

    /// CoreLocation has a location: whoever finds it exact enough takes it.
    func hearForOneShots(_ fix: CLLocation) {
        guard fix.horizontalAccuracy >= 0 else { return }
        for number in oneShots(where: { if case .locating = $0 { true } else { false } }) {
            guard let index = index(of: number), isNew(fix, for: requests[index]) else { continue }
            let best = requests[index].best?.horizontalAccuracy ?? .infinity
            if fix.horizontalAccuracy <= best { requests[index].best = fix }
            if fix.horizontalAccuracy <= requests[index].desiredAccuracy { take(fix, for: number, .oneShotEnough) }
        }
    }

    /// A one-shot's location has had its time.
    func locationTimedOut(_ number: Int) {
        guard let index = index(of: number), case .locating = requests[index].phase else { return }
        guard let best = requests[index].best else {
            let code = Int(setup[.amapTimeoutCode]).flatMap(AMapLocationErrorCode.init) ?? .timeOut
            return finish(number, code.error(), .oneShotEmpty)
        }
        take(best, for: number, .oneShotTimeout)
    }

    /// Ends every one-shot with the code for a cancellation.
    func cancelOneShots(because reason: String) {
        for request in requests {
            note(.call, "cancels request \(request.number): \(reason)", .oneShotCancelled)
            finish(request.number, AMapLocationErrorCode.canceled.error(), .oneShotCancelled)
        }
        if !updates.isOn { fullAccuracyQuestion = nil }
    }

    // MARK: Parts

    func index(of number: Int) -> Int? { requests.firstIndex { $0.number == number } }

    func oneShots(where isMeant: (AMapOneShot.Phase) -> Bool) -> [Int] {
        requests.isEmpty ? [] : requests.filter { isMeant($0.phase) }.map(\.number)
    }

    func setPhase(_ number: Int, _ phase: AMapOneShot.Phase) {
        if let index = index(of: number) { requests[index].phase = phase }
    }

    /// Whether a location was determined since the one-shot began; an approximate one is always older.
    private func isNew(_ fix: CLLocation, for request: AMapOneShot) -> Bool {
        core.accuracyAuthorization == .reducedAccuracy || setup.isOn(.amapAcceptsOldFix)
            || fix.timestamp.timeIntervalSinceReferenceDate >= request.since
    }

    /// A one-shot has its location: it ends, or waits for the address.
    private func take(_ fix: CLLocation, for number: Int, _ habit: SimulatedAMap.Habit) {
        guard let index = index(of: number) else { return }
        if let timer = requests[index].timer { device.cancel(timer) }
        if let risk = risk(of: fix) { return finish(number, risk, .fakeRisk) }
        note(.call, "takes the location of request \(number)", habit)
        guard requests[index].wantsAddress else { return finish(number, fix, nil, nil, .datum) }
        requests[index].phase = .addressing(fix)
        lookUp(fix, for: number)
        restCore()
    }
}
