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
            "A border crossed for 20 s is told to every manager.",
            .documented,
            "region monitoring guide; reference page of didEnterRegion"
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
            .monitoringInUse,
            "monitoring",
            "While Using, monitoring works only while the app is in use, and before iOS 13 not at all.",
            .documented,
            "CLLocationManager.h (10.12 and 12.1 SDK); WWDC19 705"
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
            .rangingUnavailable,
            "beacons",
            "The phone hears no beacons: ranging fails with rangingUnavailable.",
            .assumed,
            "a phone without Bluetooth"
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
