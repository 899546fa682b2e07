// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension DeviceEvent.Kind {
    /// A run of asynchronous updates began.
    static let liveLook = DeviceEvent.Kind(rawValue: 1)
    /// A second of asynchronous updates has passed.
    static let liveTick = DeviceEvent.Kind(rawValue: 2)
}

extension LiveUpdates: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        switch event.kind {
        case .liveTick: tick()
        case .deliveryChanged where device.sensingPart.injections.indices.contains(event.payload):
            pass(device.sensingPart.injections[event.payload])
        default: look()
        }
    }

    func label(of event: DeviceEvent) -> String {
        let name = event.kind == .liveTick ? "tick" : event.kind == .liveLook ? "start" : "change"
        return "live updates \(caller.number) \(name)"
    }

    func digest(into digest: inout StateDigest) {
        digest.combine(caller.name)
        digest.combine(acquiringSince.map { min(device.now - $0, .seconds(5)).inSeconds } ?? -1)
        digest.combine(Int(lack?.rawValue ?? 0))
        for flag in [isReduced, isLost, isStationary] { digest.combine(flag) }
        digest.combine(still.map { (device.now - $0.since).inSeconds } ?? -1)
    }

    /// Something has changed: locations begin to flow, or an update says why they do not.
    private func look() {
        guard let (lack, rule) = obstacle else {
            guard acquiringSince == nil || isReduced != mustReduce || pendingTick == nil else { return }
            return start()
        }
        pendingTick.map(device.cancel)
        pendingTick = nil
        acquiringSince = nil
        still = nil
        tell(lack, rule)
    }

    private func start() {
        pendingTick.map(device.cancel)
        isReduced = mustReduce
        acquiringSince = device.now
        scheduleTick(after: .seconds(1))
    }

    private func scheduleTick(after delay: Duration) {
        pendingTick = device.schedule(.liveTick, after: delay, to: slot)
    }

    /// A second has passed: a location, a loss, or nothing while the phone lies still.
    private func tick() {
        pendingTick = nil
        guard obstacle == nil, let since = acquiringSince else { return look() }
        let reduced = mustReduce
        guard
            let fix = reduced
                ? device.sensingPart.reducedFix() : device.sensingPart.fix(acquiredFor: device.now - since)
        else {
            acquiringSince = device.now
            if device.sensingPart.hasSignal { scheduleTick(after: .seconds(1)) }
            return tell(.locationUnavailable, .liveUnavailable)
        }
        isReduced = reduced
        scheduleTick(after: reduced ? device.sensingPart.nextReducedFixTime - device.now : .seconds(1))
        let wasStationary = isStationary
        isStationary = liesStill(at: fix)
        if isStationary, wasStationary { return }
        let rule: BehaviourRule =
            isStationary != wasStationary ? .liveStationary : reduced ? .reducedSnap : .liveLocations
        pass(fix, rule: rule)
    }

    private func pass(_ fix: DeviceFix, rule: BehaviourRule = .liveLocations) {
        guard obstacle == nil, fix.isReduced || !mustReduce else { return }
        lack = nil
        isLost = false
        let way = device.sessionsPart.mayDeliver.rule
        let rule = rule == .liveLocations && way != .deliveryInUse ? way : rule
        deliver(fix, device.traits.hasServiceSessions && fix.isReduced ? .accuracyLimited : [], rule: rule)
    }

    /// Whether the phone has lain still for so long that updates rest.
    private func liesStill(at fix: DeviceFix) -> Bool {
        guard let still, still.at == fix.coordinate || still.at.distance(to: fix.coordinate) < 10 else {
            still = (device.now, fix.coordinate)
            return false
        }
        return device.now - still.since >= .seconds(device.switches.number(.pauseAfterStill))
    }

    /// Says once why there is no location; before iOS 18 only that there is none, after a refusal or a loss.
    private func tell(_ lack: ServiceDiagnosis, _ rule: BehaviourRule) {
        isStationary = false
        if device.traits.hasServiceSessions {
            guard !lack.isEmpty, lack != self.lack else { return }
            self.lack = lack
            deliver(nil, lack, rule: rule)
        } else if rule == .liveDenied || rule == .liveUnavailable, !isLost {
            isLost = true
            deliver(nil, [], rule: rule)
        }
    }

    private var mustReduce: Bool { device.permissionPart.accuracy == .reduced }

    /// What stands in the way of locations, and the rule that says so; nil: nothing.
    private var obstacle: (ServiceDiagnosis, BehaviourRule)? {
        let status = device.permissionPart.status
        guard device.permissionPart.servicesEnabled, status != .denied, status != .restricted else {
            return (device.sessionsPart.diagnosis(of: .whenInUse), .liveDenied)
        }
        if device.traits.hasServiceSessions, device.configuration.declaration.requiresExplicitServiceSession,
            !device.sessionsPart.hasExplicitSession, device.keeps(.sessionExplicit)
        {
            return (.serviceSessionRequired, .sessionExplicit)
        }
        let diagnosis = device.sessionsPart.diagnosis(of: .whenInUse)
        guard status.isAuthorized else { return (diagnosis, .liveSession) }
        let (allowed, rule) = device.sessionsPart.mayDeliver
        return allowed ? nil : (diagnosis.subtracting(.accuracyLimited), rule)
    }
}
