// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// Asynchronous updates, conditions, service sessions, background activity.
    static let asynchronous: [Entry] = [
        row(
            .liveLocations,
            "asynchronous updates",
            "An update carries a location each second, or each new approximate one.",
            rules: .ios17On,
            .documented,
            "reference page of CLLocationUpdate; the pace is assumed"
        ),
        row(
            .liveStationary,
            "asynchronous updates",
            "Lying still gives one update with a location that says stationary, then silence until the phone moves.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180; the time is assumed",
            .pauseAfterStill
        ),
        row(
            .liveDenied,
            "asynchronous updates",
            "A refusal gives an update without location and does not end the sequence.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180; WWDC24 10212"
        ),
        row(
            .liveUnavailable,
            "asynchronous updates",
            "A lost signal gives one update without location and does not end the sequence.",
            rules: .ios17On,
            .documented,
            "reference page of CLLocationUpdate.locationUnavailable"
        ),
        row(
            .liveInUse,
            "asynchronous updates",
            "Without an effective Always, updates need an app that is in use.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180"
        ),
        row(
            .liveSilent,
            "asynchronous updates",
            "Iterating never asks for permission.",
            rules: .ios17,
            .documented,
            "WWDC23 10180"
        ),
        row(
            .liveSession,
            "asynchronous updates",
            "Iterating is a session that requires when-in-use, and asks like one.",
            rules: .ios18On,
            .documented,
            "WWDC24 10212"
        ),
        row(
            .sessionPrompts,
            "service sessions",
            "A held session asks whenever the app is in front and the question open, also after Allow Once has lapsed.",
            rules: .ios18On,
            .documented,
            "WWDC24 10212; that the strongest of several asks first is assumed"
        ),
        row(
            .sessionNone,
            "service sessions",
            "A session that requires nothing never asks.",
            rules: .ios18On,
            .documented,
            "reference page of CLServiceSession.AuthorizationRequirement"
        ),
        row(
            .sessionExplicit,
            "service sessions",
            "With NSLocationRequireExplicitServiceSession iterating is no session: nothing comes until one is held.",
            rules: .ios18On,
            .documented,
            "Info.plist key reference"
        ),
        row(
            .sessionLayers,
            "service sessions",
            "Sessions add up: each keeps its goal while others come and go.",
            rules: .ios18On,
            .documented,
            "WWDC24 10212"
        ),
        row(
            .sessionDiagnosis,
            "service sessions",
            "A session tells what keeps it from its goal, at first and at each change.",
            rules: .ios18On,
            .documented,
            "reference page of CLServiceSession.diagnostics"
        ),
        row(
            .sessionFullAccuracy,
            "service sessions",
            "A session with a purpose key asks for full accuracy, and again after the grant has lapsed.",
            rules: .ios18On,
            .documented,
            "WWDC24 10212; that a refusal ends the asking is assumed"
        ),
        row(
            .sessionAlways,
            "service sessions",
            "Always counts for asynchronous services only while a session that requires it is in effect.",
            rules: .ios18On,
            .documented,
            "WWDC24 10212; that classic managers are left out is inferred"
        ),
        row(
            .sessionBegins,
            "service sessions",
            "A session for Always takes effect on screen, beside another, or right after a relaunch that it outlived.",
            rules: .ios18On,
            .documented,
            "WWDC24 10212; how long it is remembered is inferred",
            .graceSeconds
        ),
        row(
            .sessionEnds,
            "service sessions",
            "A session ends when it is invalidated or its object goes.",
            rules: .ios17On,
            .documented,
            "reference pages of CLServiceSession and CLBackgroundActivitySession"
        ),
        row(
            .activityBegins,
            "background activity",
            "A session begins on screen, and is joined again in the background only after a relaunch.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180; how long it is remembered is inferred",
            .graceSeconds
        ),
        row(
            .activityMode,
            "background activity",
            "A session without the background mode has no effect.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180; that nothing else happens is inferred"
        ),
        row(
            .activityRuns,
            "background activity",
            "A session keeps the app in use off screen, and the indicator shows.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180"
        ),
        row(
            .conditionAdded,
            "conditions",
            "A condition is told once its state is known to differ from the one assumed.",
            rules: .ios17On,
            .documented,
            "reference page of CLMonitor; WWDC23 10180"
        ),
        row(
            .conditionChanged,
            "conditions",
            "A change that lasts for 20 s is told, if the app may hear it then.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180; the time is that of regions"
        ),
        row(
            .conditionUnmonitored,
            "conditions",
            "A condition that cannot be monitored is told once as unmonitored, before iOS 17.2 as unknown.",
            rules: .ios17On,
            .documented,
            "reference page of CLMonitor.Event.State; when it comes is inferred"
        ),
        row(
            .conditionLimit,
            "conditions",
            "An app has 20 conditions at most, over all its monitors.",
            rules: .ios17On,
            .documented,
            "reference page of CLMonitor"
        ),
        row(
            .conditionsPersist,
            "conditions",
            "Conditions outlive the process; a monitor of the same name finds them, and what was not heard.",
            rules: .ios17On,
            .documented,
            "WWDC23 10180"
        ),
    ]
}
