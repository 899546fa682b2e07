// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// The state of a manager's significant changes.
enum SignificantPhase: Int {
    case off, armed, refused, running
}

extension LocationClient {
    /// What `startMonitoringSignificantLocationChanges()` does.
    func startSignificant() {
        guard call("startMonitoringSignificantLocationChanges()"), significant == .off || significant == .refused else {
            return
        }
        device.permissionPart.noteUse()
        enterSignificant()
        noteMonitoring()
    }

    /// What `stopMonitoringSignificantLocationChanges()` does.
    func stopSignificant() {
        guard call("stopMonitoringSignificantLocationChanges()") else { return }
        monitor.followsForApp = nil
        guard significant != .off else { return }
        significant = .off
        monitor.leave(\.followers, slot)
        noteMonitoring()
    }

    /// A change of permission: monitoring begins, waits or fails.
    func reactSignificant() {
        switch (significant, mayMonitor) {
        case (.off, _), (.armed, nil), (.refused, false), (.running, true): break
        case (_, nil): significant = .armed
        default: enterSignificant()
        }
    }

    /// The first location of a start, which may be an old one.
    func deliverFirstSignificant() {
        guard significant == .running else { return }
        let isAgain = device.appPart.launchReason == .location && monitor.followsForApp != nil
        monitor.follow(slot, from: device.sensingPart.truth)
        let known = isReduced ? nil : device.sensingPart.lastKnown
        guard monitor.canTellInPassing, let fix = known ?? sampleRoughly() else { return }
        _ = deliverLocation(of: fix, rule: isAgain ? .monitoringStartAgain : .significantFirst)
    }

    /// A manager of a process that was launched for an event has a location from the start.
    func populateLocation() {
        guard device.appPart.launchReason == .location, access == .allowed, device.keeps(.monitoringLocation),
            let fix = isReduced ? device.sensingPart.reducedFix() : device.sensingPart.lastKnown
        else { return }
        let known = CLLocation(fix, on: device)
        location = known
        device.note(
            .coreLocation,
            .callback,
            "location of manager \(number) is \(known.values.brief) from the start",
            rule: .monitoringLocation
        )
    }

    /// The phone has moved far enough.
    func deliverSignificant() {
        guard significant == .running, access == .allowed, let fix = sampleRoughly() else { return }
        _ = deliverLocation(of: fix, rule: .significantMove)
    }

    /// Monitoring without permission fails.
    func failSignificant() {
        if significant == .refused {
            fail(.denied, rule: device.traits.whenInUseGetsEvents ? .monitoringInUse : .noEventsInUse)
        }
    }

    private func enterSignificant() {
        switch mayMonitor {
        case nil: significant = .armed
        case true?:
            significant = .running
            let isKnown = device.sensingPart.lastKnown != nil && !isReduced
            device.schedule(.significantFirst, after: isKnown ? .zero : .seconds(1), to: slot)
        case false?:
            significant = .refused
            monitor.leave(\.followers, slot)
            device.schedule(.significantDenied, to: slot)
        }
    }

    /// Whether permission suffices for monitoring; nil while undetermined.
    private var mayMonitor: Bool? {
        switch access {
        case .undetermined: nil
        case .refused: false
        case .allowed: monitor.reach != .none
        }
    }

    /// What the receivers say without much effort.
    private func sampleRoughly() -> DeviceFix? {
        isReduced ? device.sensingPart.reducedFix() : device.sensingPart.fix(acquiredFor: .seconds(1))
    }
}
