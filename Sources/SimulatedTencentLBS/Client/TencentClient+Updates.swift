// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    /// What `startUpdatingLocation()` does; a second start changes nothing.
    func startUpdates() {
        let level = SimulatedTencent.Habit.updatesLevel
        note(.call, "startUpdatingLocation()", isDecided ? level : .silentWhileUndetermined)
        guard !isOver else { return }
        if updates == nil {
            lastSession += 1
            fakes.begin()
            let milliseconds = configuration.sdkVersion.hasCallbackInterval ? settings.callbackInterval : 0
            let interval = milliseconds > 0 ? Duration.milliseconds(Int64(clamping: milliseconds)) : nil
            updates = Updates(number: lastSession, coordinateType: settings.coordinateType, interval: interval)
            setCallbackTimer()
        }
        sdk.calling { system.startUpdatingLocation() }
    }

    /// What `stopUpdatingLocation()` does.
    func stopUpdates() {
        let strands = oneShot != nil && oneShot?.location == nil
        note(.call, "stopUpdatingLocation()", strands ? .oneShotStopped : nil)
        if let timer = updates?.timer { device.cancel(timer) }
        updates = nil
        sdk.calling { system.stopUpdatingLocation() }
    }

    /// A location for the updates: it is delivered, or waits for its address.
    func update(with location: CLLocation) {
        guard settings.requestLevel != .geo else { return deliverUpdate(location) }
        guard let session = updates else { return }
        deliverWaiting()
        guard updates?.number == session.number else { return }
        let isDue = session.askedAt.map { device.now - $0 >= .seconds(settings.poiUpdateInterval) } ?? true
        guard isDue, session.lookup == nil else { return deliverUpdate(location) }
        updates?.waiting = location
        updates?.askedAt = device.now
        updates?.lookup = lookUp(location, at: settings.requestLevel, .updatesAddress) {
            $0.updatesLookedUp($1, session.number)
        }
    }

    /// The timer of added callbacks has fired.
    func repeatCallback(_ number: Int) {
        guard let session = updates, session.number == number else { return }
        setCallbackTimer()
        updates?.isFresh = false
        guard let newest = session.newest, session.isFresh || configuration.isOn(.tencentRepeatsLastFix) else { return }
        deliver(newest, .updatesInterval)
    }

    private func updatesLookedUp(_ answer: DeviceAddress?, _ number: Int) {
        guard updates?.number == number else { return }
        updates?.lookup = nil
        updates?.answer = answer
        deliverWaiting()
    }

    /// Delivers the location that waits for the map service, with the texts that there are.
    private func deliverWaiting() {
        guard let location = updates?.waiting else { return }
        updates?.waiting = nil
        deliverUpdate(location)
    }

    private func deliverUpdate(_ location: CLLocation) {
        guard let type = updates?.coordinateType else { return }
        let level = settings.requestLevel
        let texts = level == .geo ? nil : texts(updates?.answer, at: level)
        let seen = make(location, type, texts: texts)
        updates?.newest = seen
        updates?.isFresh = true
        deliver(seen, habit(of: seen))
    }

    private func setCallbackTimer() {
        guard let session = updates, let interval = session.interval else { return }
        updates?.timer = device.schedule(.callbackTimer, payload: session.number, after: interval, to: slot)
    }
}
