// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// Regions, significant changes, visits, beacons.
    static let monitoring: [Entry] = [
        row(
            .regionStarted,
            "regions",
            "A region is confirmed to its manager on a later turn, then its state is told.",
            .documented,
            "reference page of startMonitoring(for:); WWDC19 705"
        ),
        row(
            .regionCrossed,
            "regions",
            "A border crossed by some metres for 20 s is told to every manager.",
            .documented,
            "region monitoring guide; reference page of didEnterRegion; the 20 m are assumed"
        ),
        row(
            .regionLatency,
            "regions",
            "The system may take minutes more to tell a crossing: three to five on average.",
            .documented,
            "reference page of startMonitoring(for:); none is added unless the switch says so",
            .regionLatency
        ),
        row(
            .regionNetwork,
            "regions",
            "Without the network no crossing of a circle is noticed; it is told when the network is back.",
            .documented,
            "region monitoring guide"
        ),
        row(
            .regionBeacon,
            "regions",
            "A beacon region is entered when a beacon of it is heard, and left 30 s after the last one.",
            .documented,
            "article on determining the proximity to a beacon; the 30 s are reported"
        ),
        row(
            .regionRefused,
            "regions",
            "Without permission a start fails with regionMonitoringDenied.",
            .documented,
            "reference page of CLError.Code.regionMonitoringDenied",
            .regionsNeedAlways
        ),
        row(
            .regionImpossible,
            "regions",
            "A region too large, or beyond 20, fails with regionMonitoringFailure.",
            .documented,
            "reference page of startMonitoring(for:); the code for the limit is inferred"
        ),
        row(
            .regionReduced,
            "regions",
            "Under reduced accuracy a start fails, and monitored regions sleep.",
            rules: .ios14On,
            .documented,
            "WWDC20 10660; klaviyo/klaviyo-swift-sdk#477; the error is inferred",
            .regionStartWhileReduced
        ),
        row(
            .monitoringWakes,
            "monitoring",
            "With Always an event runs a suspended app off screen for a moment.",
            .documented,
            "CLLocationManager.h (12.1 SDK)"
        ),
        row(
            .monitoringRelaunches,
            "monitoring",
            "With Always an event launches a terminated app off screen, with the launch option for location.",
            .documented,
            "CLLocationManager.h (12.1 SDK); article on location updates in the background"
        ),
        row(
            .monitoringForceQuit,
            "monitoring",
            "An event launches even an app that the user has force-quit.",
            .documented,
            "WWDC14 706; one report says otherwise for iOS 26.4",
            .relaunchAfterForceQuit
        ),
        row(
            .monitoringLocked,
            "monitoring",
            "After a restart nothing is monitored until the phone is unlocked for the first time.",
            .documented,
            "article on location updates in the background"
        ),
        row(
            .monitoringLocation,
            "monitoring",
            "In a process launched for an event a new manager has a location before any service starts.",
            .documented,
            "reference page of location"
        ),
        row(
            .monitoringStartAgain,
            "monitoring",
            "A process launched for a significant change or a visit hears of it when it starts that again.",
            .documented,
            "reference page of startMonitoringSignificantLocationChanges()"
        ),
        row(
            .monitoringInUse,
            "monitoring",
            "While Using, monitoring works only while the app is in use.",
            rules: .ios13On,
            .documented,
            "CLLocationManager.h (12.1 SDK); WWDC19 705"
        ),
        row(
            .noEventsInUse,
            "monitoring",
            "While Using, there is no monitoring at all.",
            rules: .ios8To12,
            .documented,
            "CLLocationManager.h (10.12 SDK)"
        ),
        row(
            .significantFirst,
            "monitoring",
            "Significant changes begin with a location, which may be an old one.",
            .documented,
            "reference page of startMonitoringSignificantLocationChanges()"
        ),
        row(
            .significantMove,
            "monitoring",
            "Then come locations 500 m and five minutes apart, whatever filter and accuracy say.",
            .documented,
            "reference page of startMonitoringSignificantLocationChanges()"
        ),
        row(
            .visit,
            "monitoring",
            "A stay is told when the user has been at a place for some minutes, and when they have left.",
            .documented,
            "reference page of startMonitoringVisits(); five minutes and 150 m are assumed"
        ),
        row(
            .ranging,
            "beacons",
            "Ranged beacons are told every second while the app runs and may locate, the nearest first.",
            .documented,
            "reference page of startRangingBeacons(satisfying:)"
        ),
        row(
            .rangingRefused,
            "beacons",
            "Without permission ranging fails with denied.",
            .inferred,
            "reference page of CLError.Code.denied"
        ),
        row(
            .rangingReduced,
            "beacons",
            "Under reduced accuracy a start of ranging fails with rangingUnavailable, and what is ranged sleeps.",
            rules: .ios14On,
            .documented,
            "WWDC20 10660; klaviyo/klaviyo-swift-sdk#477; the error is inferred",
            .regionStartWhileReduced
        ),
        row(
            .rangingUnavailable,
            "beacons",
            "Without Bluetooth ranging fails with rangingUnavailable.",
            .documented,
            "reference page of CLError.Code.rangingUnavailable"
        ),
        row(
            .deferredUpdates,
            "updates",
            "Deferred updates end at once with deferredFailed.",
            .documented,
            "CLLocationManager.h (12.1 SDK) advises against them; the code is inferred"
        ),
    ]
}
