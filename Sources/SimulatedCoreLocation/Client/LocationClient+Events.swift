// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension DeviceEvent.Kind {
    /// A second of running updates has passed; the payload is the run.
    static let tick = DeviceEvent.Kind(rawValue: 1)
    /// The last known location is due as the first of a run; the payload is the run.
    static let cachedFix = DeviceEvent.Kind(rawValue: 2)
    /// Updates without permission fail; the payload is the run.
    static let updatesDenied = DeviceEvent.Kind(rawValue: 3)
    /// A location that was under way when updates were stopped; the payload is the run.
    static let lateFix = DeviceEvent.Kind(rawValue: 4)
    /// A second of a one-shot has passed; the payload is the one-shot.
    static let oneShotTick = DeviceEvent.Kind(rawValue: 5)
    /// A one-shot's time is up; the payload is the one-shot.
    static let oneShotTimeout = DeviceEvent.Kind(rawValue: 6)
    /// A one-shot without permission fails; the payload is the one-shot.
    static let oneShotDenied = DeviceEvent.Kind(rawValue: 7)
    /// A new manager reports the current status.
    static let initialAuthorization = DeviceEvent.Kind(rawValue: 8)
    /// Headings were started, or the phone is held another way.
    static let headingDue = DeviceEvent.Kind(rawValue: 9)
    /// Something is to be done about a region.
    static let regionWork = DeviceEvent.Kind(rawValue: 10)
    /// Something happened to a region; the payload is the index of the news.
    static let regionNews = DeviceEvent.Kind(rawValue: 11)
    /// The first location of significant changes is due.
    static let significantFirst = DeviceEvent.Kind(rawValue: 12)
    /// The phone has moved far enough.
    static let significantFix = DeviceEvent.Kind(rawValue: 13)
    /// Significant changes without permission fail.
    static let significantDenied = DeviceEvent.Kind(rawValue: 14)
    /// A stay began or ended; the payload is the index of the visit.
    static let visitDue = DeviceEvent.Kind(rawValue: 15)
    /// Beacons are looked for.
    static let rangingDue = DeviceEvent.Kind(rawValue: 16)
    /// Updates are not deferred.
    static let deferredFailed = DeviceEvent.Kind(rawValue: 17)
    /// Updates that had paused go on; the payload is the run.
    static let updatesResumed = DeviceEvent.Kind(rawValue: 18)
}

extension LocationClient: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        withExtendedLifetime(manager) {
            switch event.kind {
            case .tick: tick(event.payload)
            case .cachedFix: deliverCached(event.payload)
            case .updatesDenied: failUpdates(event.payload)
            case .updatesResumed: resumeUpdates(event.payload)
            case .lateFix: deliverLate(event.payload)
            case .oneShotTick: tickOneShot(event.payload)
            case .oneShotTimeout: endOneShot(event.payload)
            case .oneShotDenied: denyOneShot(event.payload)
            case .initialAuthorization: reportInitialAuthorization()
            case .headingDue: senseHeading()
            case .authorizationChanged: reportAuthorization(event.payload)
            case .appStateChanged: appStateChanged()
            case .deliveryChanged: senseChange(event.payload)
            default: receiveMonitoring(event)
            }
        }
    }

    private func receiveMonitoring(_ event: DeviceEvent) {
        switch event.kind {
        case .regionWork: doRegionWork()
        case .regionNews: tellRegionNews(event.payload)
        case .significantFirst: deliverFirstSignificant()
        case .significantFix: deliverSignificant()
        case .significantDenied: failSignificant()
        case .visitDue: tellVisit(event.payload)
        case .rangingDue: lookForBeacons()
        case .deferredFailed: failDeferred()
        default: break
        }
    }

    func label(of event: DeviceEvent) -> String {
        let name =
            switch event.kind {
            case .tick: "tick"
            case .cachedFix: "cached fix"
            case .updatesDenied: "updates denied"
            case .updatesResumed: "updates resumed"
            case .lateFix: "late fix"
            case .oneShotTick: "one-shot tick"
            case .oneShotTimeout: "one-shot time-out"
            case .oneShotDenied: "one-shot denied"
            case .initialAuthorization: "initial authorization"
            case .headingDue: "heading"
            case .regionWork: "region work"
            case .regionNews: "region news"
            case .significantFirst: "first significant change"
            case .significantFix: "significant change"
            case .significantDenied: "significant changes denied"
            case .visitDue: "visit"
            case .rangingDue: "ranging"
            case .deferredFailed: "deferred updates failed"
            case .authorizationChanged: "authorization"
            case .appStateChanged: "app state"
            case .deliveryChanged: "delivery"
            default: "event \(event.kind.rawValue)"
            }
        return "manager \(number) \(name)"
    }
}
