// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// The rule as the ledger prints it.
    public var ledger: LedgerRow { Self.table[self] ?? LedgerRow(rawValue, area: "", "", .assumed, source: "") }

    /// All behaviour rows, in the order of the cases.
    public static let ledger: [LedgerRow] = allCases.map(\.ledger)

    private static let table: [BehaviourRule: LedgerRow] = Dictionary(
        uniqueKeysWithValues: (reading + callbacks + updates + oneShots + sensing + monitoring + delivery + life).map {
            rule,
            row in
            (rule, row)
        }
    )

    private typealias Entry = (BehaviourRule, LedgerRow)

    private static let reading: [Entry] = [
        row(
            .blankText,
            "usage texts",
            "A usage text that is present and blank counts: the prompt comes without an explanation.",
            .reported,
            "two shipped projects; the App Store refuses it",
            .emptyTextCountsAsMissing
        ),
        row(
            .duplicateKey,
            "usage texts",
            "Of two equal keys in one Info.plist dictionary the last is read.",
            .reported,
            "common parsers; nothing promises it",
            .duplicateKeyWins
        ),
        row(
            .ignoredAlways,
            "requests",
            "An Always request that is ignored leaves the one upgrade unused.",
            .inferred,
            "no source",
            .ignoredAlwaysBurnsOneShot
        ),
    ]

    private static let callbacks: [Entry] = [
        row(
            .initialCallback,
            "callbacks",
            "A new manager's delegate gets the current status once, on a later turn.",
            .documented,
            "reference page of locationManagerDidChangeAuthorization(_:)"
        ),
        row(
            .changeCallback,
            "callbacks",
            "Each manager reports each visible change once, on a later turn.",
            .documented,
            "CLLocationManager.h (12.1 SDK)"
        ),
        row(
            .newCallback,
            "callbacks",
            "A delegate with both authorization callbacks gets the new one only.",
            rules: .ios14On,
            .inferred,
            "no written source",
            .preferNewAuthorizationCallback
        ),
        row(
            .oldCallbackAlone,
            "callbacks",
            "A delegate with the old callback alone still gets status changes.",
            rules: .ios14On,
            .reported,
            "maintained plug-ins rely on it"
        ),
        row(
            .callbackAfterSuspension,
            "callbacks",
            "Changes while the app is suspended are reported as one when it runs again.",
            .documented,
            "reference page of locationManagerDidChangeAuthorization(_:); reports"
        ),
        row(
            .missingMethod,
            "callbacks",
            "An outcome that meets a delegate without the method it needs is noted.",
            .documented,
            "reference page of requestLocation()",
            .missingDelegateMethod
        ),
        row(
            .newerInterface,
            "callbacks",
            "A call of an interface newer than the simulated iOS is noted.",
            .inferred,
            "availability marks of the headers"
        ),
        row(
            .temporaryOrder,
            "callbacks",
            "Temporary accuracy sets the property, calls the delegate, then completes.",
            rules: .ios14On,
            .inferred,
            "no written source"
        ),
    ]

    private static let updates: [Entry] = [
        row(
            .updatesArmed,
            "updates",
            "Updates started while undetermined stay silent and begin with the grant.",
            .documented,
            "WWDC14 706 sample"
        ),
        row(
            .updatesDenied,
            "updates",
            "Updates started without permission fail once with denied.",
            .documented,
            "reference page of CLError.Code.denied"
        ),
        row(
            .updatesRevoked,
            "updates",
            "Running updates that lose permission fail with denied after the callback.",
            .documented,
            "reference page of CLError.Code.denied; order inferred"
        ),
        row(
            .updatesResume,
            "updates",
            "Updates that lost permission resume when it returns.",
            .reported,
            "reports disagree",
            .resumesAfterRegrant
        ),
        row(
            .updatesFirstUnfiltered,
            "updates",
            "The first location after a start ignores the distance filter.",
            .reported,
            "Lyokone/flutterlocation#665"
        ),
        row(
            .updatesCachedFirst,
            "updates",
            "The first location after a start may be the last known one.",
            .reported,
            "ionic-team/capacitor-geolocation#90 and others"
        ),
        row(
            .updatesUnknown,
            "updates",
            "A lost signal gives locationUnknown and the updates go on.",
            .documented,
            "reference page of CLError.Code.locationUnknown"
        ),
        row(
            .updatesAfterStop,
            "updates",
            "A location under way may arrive after a stop.",
            .inferred,
            "reports disagree",
            .fixAfterStop
        ),
        row(
            .updatesPause,
            "updates",
            "Updates pause while the phone lies still; the app starts them again.",
            .documented,
            "reference page of pausesLocationUpdatesAutomatically",
            .pauseAfterStill
        ),
    ]

    private static let oneShots: [Entry] = [
        row(
            .oneShotOutcome,
            "one-shot",
            "requestLocation() gives one location or one error, then stops.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotTimeout,
            "one-shot",
            "At its time-out it gives the best location it has, or locationUnknown.",
            .reported,
            "reference page of requestLocation(); about 10 s seen",
            .requestLocationTimeout
        ),
        row(
            .oneShotSecond,
            "one-shot",
            "A second call while one is outstanding adds nothing.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotCancelled,
            "one-shot",
            "Stopping or starting updates cancels it silently.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotWhileUpdating,
            "one-shot",
            "While updates run on the manager it adds nothing.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotUndetermined,
            "one-shot",
            "Called while undetermined it waits for the decision.",
            .inferred,
            "no source",
            .oneShotWhileUndetermined
        ),
        row(
            .oneShotDenied,
            "one-shot",
            "Without permission it fails with denied.",
            .documented,
            "reference page of CLError.Code.denied"
        ),
    ]

    private static let sensing: [Entry] = [
        row(
            .reducedSnap,
            "sensing",
            "An approximate location is a pure function of place and seed, about 5 km wide.",
            rules: .ios14On,
            .documented,
            "CLLocationManager.h (12.1 SDK); WWDC20 10660",
            .reducedHorizontalAccuracy
        ),
        row(
            .reducedInterval,
            "sensing",
            "Approximate locations are recomputed about four times an hour.",
            rules: .ios14On,
            .documented,
            "WWDC20 10660; WWDC24 10212",
            .reducedRecomputeInterval
        ),
        row(
            .reducedIgnoresDesired,
            "sensing",
            "Under reduced accuracy the desired accuracy has no effect.",
            rules: .ios14On,
            .documented,
            "reference page of desiredAccuracy"
        ),
        row(
            .headingFilter,
            "heading",
            "A heading comes at once, and again when the phone has turned by the filter.",
            .documented,
            "reference page of headingFilter"
        ),
        row(
            .headingTrue,
            "heading",
            "The true heading is negative while the phone's place is not known to the app.",
            .documented,
            "reference page of trueHeading"
        ),
        row(
            .headingDisturbed,
            "heading",
            "A disturbed compass asks to show the calibration, and without leave fails once.",
            .documented,
            "reference pages of locationManagerShouldDisplayHeadingCalibration(_:) and headingFailure; order inferred"
        ),
        row(
            .wirelessData,
            "network",
            "A mainland device may ask before an app's first use of the network.",
            .reported,
            "seen on mainland devices"
        ),
    ]

    private static let monitoring: [Entry] = [
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

    private static let delivery: [Entry] = [
        row(
            .deliveryNeedsPermission,
            "delivery",
            "Nothing is delivered without permission or to a suspended app.",
            .documented,
            "CLLocationManager.h (12.1 SDK)"
        ),
        row(
            .deliveryInUse,
            "delivery",
            "Locations are delivered on screen and through the grace period.",
            .documented,
            "WWDC19 705",
            .graceSeconds
        ),
        row(
            .deliveryInBackground,
            "delivery",
            "In the background updates go on if begun in the foreground with the flag and the mode.",
            .documented,
            "article on location updates in the background"
        ),
        row(
            .backgroundModeMissing,
            "delivery",
            "Setting the background flag without the mode ends the app.",
            .documented,
            "reference page of allowsBackgroundLocationUpdates"
        ),
        row(
            .indicatorWhenInUse,
            "status bar",
            "A While-Using app that updates in the background is shown.",
            .documented,
            "WWDC14 706; WWDC17 713; the shape from iOS 13 is that of phones with a notch"
        ),
        row(
            .indicatorAlwaysOptIn,
            "status bar",
            "An app with Always is shown if it asks to be.",
            rules: .ios11On,
            .documented,
            "reference page of showsBackgroundLocationIndicator"
        ),
        row(
            .arrowSolidWhileUpdating,
            "status bar",
            "The arrow is solid while updates run, hollow for regions.",
            rules: .ios8To10,
            .documented,
            "WWDC14 706"
        ),
        row(
            .arrowSolidAfterDelivery,
            "status bar",
            "The arrow is solid for seconds after a delivery, hollow while locations are only wanted.",
            rules: .ios11On,
            .documented,
            "WWDC17 713"
        ),
    ]

    private static let life: [Entry] = [
        row(
            .promptMakesInactive,
            "life cycle",
            "A prompt makes the app inactive until it is gone.",
            .reported,
            "seen on devices"
        ),
        row(
            .promptDismissed,
            "life cycle",
            "A prompt vanishes when the app leaves the foreground; nothing is decided.",
            .reported,
            "one report",
            .promptSurvivesBackground
        ),
        row(
            .suspended,
            "life cycle",
            "An app in the background without a reason to run is suspended after seconds.",
            .documented,
            "article on the app life cycle; number inferred",
            .graceSeconds
        ),
        row(
            .processEnded,
            "life cycle",
            "Managers of a process that ended deliver nothing.",
            .documented,
            "the process model"
        ),
        row(
            .heldEvent,
            "system prompts",
            "A held event is delivered after Change to Always if it is still fresh.",
            rules: .ios13On,
            .documented,
            "WWDC19 705",
            .heldEventMaxAge
        ),
    ]

    private static func row(
        _ rule: BehaviourRule,
        _ area: String,
        _ statement: String,
        rules: [RuleSet] = RuleSet.all,
        _ confidence: RuleConfidence,
        _ source: String,
        _ switchName: SwitchName? = nil
    ) -> Entry {
        (
            rule,
            LedgerRow(
                rule.rawValue,
                area: area,
                statement,
                rules: rules,
                confidence,
                source: source,
                switchName: switchName
            )
        )
    }
}
