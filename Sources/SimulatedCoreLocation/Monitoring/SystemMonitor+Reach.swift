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

    /// How an event that is due reaches the app.
    enum Way {
        /// It can be told at once.
        case now
        /// The user is asked first, and the event is kept until then.
        case held
    }

    /// How far events reach now.
    var reach: Reach {
        let permission = device.permissionPart
        let isLocked = device.appPart.isLockedSinceRestart && device.keeps(.monitoringLocked)
        guard permission.servicesEnabled, !isLocked else { return .none }
        switch permission.status {
        case .notDetermined, .restricted, .denied: return .none
        case .authorizedWhenInUse: return whenInUseIsEnough ? .inUse : .none
        case .authorizedAlways: return permission.state.grant == .provisionalAlways ? .onProbation : .anywhere
        }
    }

    /// Whether an app with While Using may monitor at all.
    var whenInUseIsEnough: Bool { device.traits.whenInUseGetsEvents && !device.switches.isOn(.regionsNeedAlways) }

    /// How an event that is due reaches the app; nil: not now.
    ///
    /// An app that may have it anywhere is run for it.
    func way() -> Way? {
        let isInUse = device.appPart.presence.isInUse
        switch reach {
        case .none: return nil
        case .inUse: return isInUse || !device.keeps(.monitoringInUse) ? .now : nil
        case .onProbation: return isInUse ? .now : .held
        case .anywhere:
            if !device.appPart.isRunning { locate() }
            device.appPart.wake()
            return device.appPart.isRunning ? .now : nil
        }
    }

    /// Whether an event can be told to the app now; the app is run for it, or the user asked first, as the grant says.
    func canTell() -> Bool {
        guard let way = way() else { return false }
        if way == .held { device.permissionPart.deliverAlwaysEvent() }
        return way == .now
    }

    /// Whether something can be told to the app that is no reason to run it.
    var canTellInPassing: Bool {
        switch reach {
        case .none: false
        case .inUse, .onProbation: device.appPart.presence.isInUse
        case .anywhere: device.appPart.isRunning
        }
    }
}

extension SystemMonitor {
    /// An event that waits for the user's answer, or for a manager.
    enum Event {
        case region(RegionNews)
        case significantChange
        case visit(Stay)
    }

    /// Tells an event, or keeps it until the user has decided; the newest replaces what was kept before.
    func send(_ event: Event, _ way: Way) {
        switch way {
        case .now: tell(event)
        case .held:
            locate()
            heldEvent = event
            device.permissionPart.observeHeldEvents(slot)
            device.permissionPart.deliverAlwaysEvent()
        }
    }

    /// The user has decided about the event that is kept.
    func endHeldEvent(isDelivered: Bool) {
        guard let event = heldEvent else { return }
        heldEvent = nil
        if isDelivered, way() == .now {
            tell(event)
        } else {
            for index in followers.indices { followers[index].isDue = false }
        }
    }

    /// The system works out where the phone is, so that an app that is run for an event has a location from the start.
    private func locate() { _ = device.sensingPart.fix(acquiredFor: .seconds(1)) }

    private func tell(_ event: Event) {
        switch event {
        case .region(let news): tellRegion(news)
        case .significantChange: tellSignificantChange()
        case .visit(let stay): tellVisit(stay)
        }
    }
}
