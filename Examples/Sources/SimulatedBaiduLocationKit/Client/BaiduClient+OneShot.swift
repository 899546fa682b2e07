// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension BaiduClient {
    /// What `requestLocation(withReGeocode:withNetworkState:completionBlock:)` does.
    func requestOnce(_ address: Bool, _ network: Bool, _ block: @escaping BMKLocatingCompletionBlock) -> Bool {
        guard !isUpdating, !slot.isRetired else {
            note("requestLocation is refused", .refusedWhileUpdating)
            return false
        }
        note("requestLocation(withReGeocode: \(address), withNetworkState: \(network))", .enough)
        shots.append(
            BaiduShot(number: nextNumber(), wantsAddress: address, wantsNetworkState: network, block: block)
        )
        askForPermission()
        if isDecided { beginShots() }
        return true
    }

    /// The status is decided: one-shots that waited for it begin.
    func beginShots() {
        for index in shots.indices where shots[index].phase == .undecided {
            let number = shots[index].number
            shots[index].phase = isAllowed ? .locating : .refused
            guard isAllowed else {
                later { [unowned self] in refuse(number) }
                continue
            }
            shots[index].timer = device.schedule(
                .locationTimeout,
                payload: number,
                after: .seconds(settings.locationTimeout),
                to: slot
            )
        }
        run()
    }

    /// A location for the one-shots that wait for one.
    func locate(with location: CLLocation) {
        for shot in shots where shot.phase == .locating {
            let best = shot.best.map { $0.isBetter(than: location) ? $0 : location } ?? location
            change(shot.number) { $0.best = best }
            if best.horizontalAccuracy >= 0, best.horizontalAccuracy <= system.desiredAccuracy {
                found(shot.number, best)
            }
        }
        run()
    }

    /// The time for a location is up: the best there is will do.
    func locationTimedOut(_ number: Int) {
        guard let shot = shots.first(where: { $0.number == number }) else { return }
        if let best = shot.best { return found(number, best) }
        finish(number, nil, configuration.sdkVersion.tellsTimeout ? .locFailed : nil, .timeout)
    }

    /// CoreLocation has no location for the one-shots.
    func failShots(_ code: BMKLocationErrorCode) {
        if code == .locFailed, configuration.sdkVersion.goesOnTrying { return }
        for shot in shots where shot.phase == .locating && shot.best == nil {
            if code == .denied { refuse(shot.number) } else { finish(shot.number, nil, code, .unknown) }
        }
    }

    /// Updates are started or stopped: one-shots end.
    func cancelShots() {
        for shot in shots {
            note("cancels a one-shot", .cancelled)
            if let timer = shot.timer { device.cancel(timer) }
            guard configuration[.baiduCancelCallsBlock] else { continue }
            later { [sdk] in sdk.callingApp { shot.block(nil, .unknown, BMKLocationErrorCode.unKnown.error) } }
        }
        shots = []
    }

    /// Ends a one-shot with what there is.
    func finish(
        _ number: Int,
        _ address: BMKLocationReGeocode?,
        _ code: BMKLocationErrorCode?,
        _ habit: BaiduHabit = .address
    ) {
        guard let index = shots.firstIndex(where: { $0.number == number }) else { return }
        let shot = shots.remove(at: index)
        if let timer = shot.timer { device.cancel(timer) }
        guard configuration[.baiduTellsFailures] || code == nil || code == .failureAuth else {
            note("tells nobody of error \(code?.rawValue ?? 0)", .silent)
            return run()
        }
        let location = shot.phase == .addressing ? shot.best.map { result($0, address) } : nil
        let state = shot.wantsNetworkState && device.network.isOnline ? BMKLocationNetworkState.wifi : .unknown
        let words = "completionBlock: \(location == nil ? "no location" : "location"), error \(code?.rawValue ?? -1)"
        sdk.noteCallback(words, rule: habit.rawValue)
        run()
        sdk.callingApp { shot.block(location, state, code?.error) }
    }

    /// Starts or stops CoreLocation as it is needed.
    func run() {
        let isNeeded = isUpdating || shots.contains { $0.phase == .locating }
        guard isNeeded != isRunning else { return }
        isRunning = isNeeded
        sdk.calling { if isNeeded { system.startUpdatingLocation() } else { system.stopUpdatingLocation() } }
    }

    private func refuse(_ number: Int) { finish(number, nil, .denied, .denied) }

    private func found(_ number: Int, _ location: CLLocation) {
        guard !auth.isRefused else {
            return finish(number, nil, .failureAuth, .key)
        }
        change(number) { shot in
            shot.best = location
            shot.phase = .addressing
            if let timer = shot.timer { device.cancel(timer) }
            shot.timer = nil
        }
        guard shots.first(where: { $0.number == number })?.wantsAddress == true else {
            return finish(number, nil, nil, .datum)
        }
        let lookup = BaiduLookup(location, sdk) { [unowned self] address, code in
            withExtendedLifetime(manager) { finish(number, address, code) }
        }
        let timer = device.schedule(
            .addressTimeout,
            payload: number,
            after: .seconds(settings.reGeocodeTimeout),
            to: slot
        )
        change(number) { ($0.lookup, $0.timer) = (lookup, timer) }
    }

    private func change(_ number: Int, _ change: (inout BaiduShot) -> Void) {
        guard let index = shots.firstIndex(where: { $0.number == number }) else { return }
        change(&shots[index])
    }
}

extension CLLocation {
    /// Whether a location that came first is kept: it is at least as exact, or the later one is not valid.
    fileprivate func isBetter(than later: CLLocation) -> Bool {
        guard later.horizontalAccuracy >= 0 else { return true }
        return horizontalAccuracy >= 0 && horizontalAccuracy <= later.horizontalAccuracy
    }
}
