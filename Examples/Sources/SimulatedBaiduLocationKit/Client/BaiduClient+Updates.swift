// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension BaiduClient {
    /// What `startUpdatingLocation()` does.
    func startUpdates() {
        note("startUpdatingLocation()", .updates)
        guard !slot.isRetired else { return }
        cancelShots()
        isUpdating = true
        if !system.pausesLocationUpdatesAutomatically { note("updates do not pause by themselves", .pause) }
        (address, lookup) = (nil, nil)
        askForPermission()
        // Once more, in case the system has paused them; it does nothing while they run.
        isRunning = false
        run()
    }

    /// What `stopUpdatingLocation()` does.
    func stopUpdates() {
        note("stopUpdatingLocation()", .updates)
        cancelShots()
        isUpdating = false
        lookup = nil
        run()
    }

    /// CoreLocation has a location.
    func hear(_ location: CLLocation) {
        locate(with: location)
        guard isUpdating else { return }
        guard !auth.isRefused else {
            return tell("didUpdate: nil, orError: 7)", .key) {
                $0.bmkLocationManager($1, didUpdate: nil, orError: BMKLocationErrorCode.failureAuth.error)
            }
        }
        guard settings.locatingWithReGeocode, address == nil else { return deliver(location, nil) }
        // The first location waits for its address; what comes meanwhile is older news by then.
        guard lookup == nil else { return }
        lookup = BaiduLookup(location, sdk) { [unowned self] address, code in
            withExtendedLifetime(manager) {
                lookup = nil
                self.address = address
                if isUpdating { deliver(location, code) }
            }
        }
    }

    /// CoreLocation has none.
    func hear(_ error: any Error) {
        let code = BMKLocationErrorCode(error)
        guard code != .headingFailed else { return fail(code) }
        failShots(code)
        if isUpdating { fail(code) }
    }

    /// What `requestNetworkState()` does.
    func requestNetworkState() {
        note("requestNetworkState()")
        later { [unowned self] in
            let state: BMKLocationNetworkState = device.network.isOnline ? .wifi : .unknown
            tell("didUpdate: \(state), orError:)") { $0.bmkLocationManager($1, didUpdate: state, orError: nil) }
        }
    }

    /// What `startUpdatingHeading()` does.
    func startHeadings() {
        note("startUpdatingHeading()")
        sdk.calling { system.startUpdatingHeading() }
    }

    /// What `stopUpdatingHeading()` does.
    func stopHeadings() {
        note("stopUpdatingHeading()")
        sdk.calling { system.stopUpdatingHeading() }
    }

    private func deliver(_ location: CLLocation, _ code: BMKLocationErrorCode?) {
        let result = result(location, address)
        guard let app else { return }
        let habit: BaiduHabit = result.mockProbability == .high ? .mock : .datum
        device.noteFix(.sdk, .callback, rule: habit.rawValue) { "\(SimulatedBaidu.name) didUpdate:orError:" }
        let manager: BMKLocationManager = manager
        sdk.callingApp { app.bmkLocationManager(manager, didUpdate: result, orError: code?.error) }
    }

    private func fail(_ code: BMKLocationErrorCode) {
        tell("didFailWithError: \(code.rawValue))", code == .denied ? .denied : .updates) {
            $0.bmkLocationManager($1, didFailWithError: code.error)
        }
    }
}

extension BMKLocationErrorCode {
    /// The SDK's number for an error of CoreLocation: one more than CoreLocation's own, as far as they go.
    init(_ error: any Error) {
        let code = (error as? CLError)?.code.rawValue ?? -1
        self = (0...3).contains(code) ? BMKLocationErrorCode(rawValue: code + 1) ?? .unKnown : .unKnown
    }
}
