// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension SystemMonitor {
    /// How far an event of monitoring reaches, by permission.
    enum Reach {
        /// Nowhere.
        case none
        /// To an app that is in use.
        case inUse
        /// To an app that is in use; otherwise the user is asked first.
        case onProbation
        /// To an app that has a process, wherever it is.
        case anywhere
    }

    /// How far events reach now.
    var reach: Reach {
        let permission = device.permission
        guard permission.servicesEnabled else { return .none }
        switch permission.status {
        case .notDetermined, .restricted, .denied: return .none
        case .authorizedWhenInUse: return whenInUseIsEnough ? .inUse : .none
        case .authorizedAlways: return permission.state.grant == .provisionalAlways ? .onProbation : .anywhere
        }
    }

    /// Whether an app with While Using may monitor at all.
    var whenInUseIsEnough: Bool { device.traits.whenInUseGetsEvents && !device.switches.isOn(.regionsNeedAlways) }

    /// Whether an event can be told to the app now; a suspended app is run for it if it may be.
    func canTell() -> Bool {
        switch reach {
        case .none: return false
        case .inUse: return device.app.presence.isInUse
        case .onProbation:
            if !device.app.presence.isInUse { device.permission.deliverAlwaysEvent() }
            return device.app.presence.isInUse
        case .anywhere:
            device.app.wake()
            return device.app.isRunning
        }
    }
}
