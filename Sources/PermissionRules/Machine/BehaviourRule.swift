// SPDX-License-Identifier: Apache-2.0

/// The rules of the emulation that are not rows of the permission tables: timing, delivery, life cycle, sensing.
///
/// The raw value is the rule's id in the ledger; journals cite it.
public enum BehaviourRule: String, Sendable, CaseIterable {
    /// A usage text that is present and blank counts as present.
    case blankText = "KEY-BLANK"
    /// Of two equal keys one is read.
    case duplicateKey = "KEY-TWICE"
    /// An Always request that is ignored leaves the upgrade unused.
    case ignoredAlways = "REQ-IGNORED-ALWAYS"
    /// The first use of location by an app that cannot ask asks in its name.
    case implicitRequest = "REQ-IMPLICIT"
    /// The alert that Location Services are off comes at every request.
    case servicesAlertAgain = "ENV-SERVICES-AGAIN"
    /// Location settings that change do not end the app.
    case settingsKeepApp = "SET-NO-KILL"
    /// From iOS 14 precise and approximate location are told apart.
    case accuracyAuthorization = "ACC-AUTHORIZATION"
    /// Every manager reports the current status once after it was made.
    case initialCallback = "CB-INITIAL"
    /// Every manager reports every visible change.
    case changeCallback = "CB-CHANGE"
    /// From iOS 14 the new callback is called, for status and accuracy.
    case newCallback = "CB-NEW"
    /// From iOS 14 the old callback is still called where it is the only one.
    case oldCallbackAlone = "CB-OLD-ALONE"
    /// A change that happens while the app is suspended is reported when it runs again.
    case callbackAfterSuspension = "CB-AFTER-SUSPENSION"
    /// Updates started while undetermined begin with the grant.
    case updatesArmed = "UPD-ARMED"
    /// Updates started while refused fail once.
    case updatesDenied = "UPD-DENIED"
    /// Updates whose permission is taken away fail after the authorization callback.
    case updatesRevoked = "UPD-REVOKED"
    /// Updates that were refused resume when permission returns.
    case updatesResume = "UPD-RESUME"
    /// The first location after a start is not filtered by distance.
    case updatesFirstUnfiltered = "UPD-FIRST"
    /// The first location after a start may be an old one.
    case updatesCachedFirst = "UPD-CACHED"
    /// A lost signal is an error the updates survive.
    case updatesUnknown = "UPD-UNKNOWN"
    /// A location already under way may arrive after a stop.
    case updatesAfterStop = "UPD-AFTER-STOP"
    /// Updates pause by themselves while the phone lies still.
    case updatesPause = "UPD-PAUSE"
    /// The app hears that paused updates go on once it has started them again.
    case updatesPauseEnded = "UPD-PAUSE-END"
    /// Asynchronous updates carry locations while they may be delivered.
    case liveLocations = "LIVE-LOCATION"
    /// Lying still ends asynchronous updates with one that says so; they go on by themselves.
    case liveStationary = "LIVE-STATIONARY"
    /// A refusal does not end asynchronous updates.
    case liveDenied = "LIVE-DENIED"
    /// A lost signal does not end asynchronous updates.
    case liveUnavailable = "LIVE-UNAVAILABLE"
    /// Asynchronous updates need an app that is in use.
    case liveInUse = "LIVE-IN-USE"
    /// On iOS 17 iterating never asks.
    case liveSilent = "LIVE-SILENT"
    /// From iOS 18 iterating is a session of its own.
    case liveSession = "LIVE-SESSION"
    /// A held session asks whenever it can.
    case sessionPrompts = "SESSION-PROMPT"
    /// A session that requires nothing never asks.
    case sessionNone = "SESSION-NONE"
    /// The Info.plist may switch implicit sessions off.
    case sessionExplicit = "SESSION-EXPLICIT"
    /// Sessions add up.
    case sessionLayers = "SESSION-LAYERS"
    /// A session says what keeps it from its goal.
    case sessionDiagnosis = "SESSION-DIAGNOSIS"
    /// A session with a purpose key asks for full accuracy.
    case sessionFullAccuracy = "SESSION-FULL"
    /// Always counts for asynchronous services while a session for it is in effect.
    case sessionAlways = "SESSION-ALWAYS"
    /// A session for Always begins on screen.
    case sessionBegins = "SESSION-BEGIN"
    /// A session ends with its object.
    case sessionEnds = "SESSION-END"
    /// A background activity session begins on screen, or is joined again after a relaunch.
    case activityBegins = "ACTIVITY-BEGIN"
    /// A background activity session needs the background mode.
    case activityMode = "ACTIVITY-MODE"
    /// A background activity session keeps the app in use, and shows the indicator.
    case activityRuns = "ACTIVITY-RUNS"
    /// A condition is looked at once it is added.
    case conditionAdded = "COND-ADDED"
    /// A condition that has changed for good is told.
    case conditionChanged = "COND-CHANGED"
    /// A condition that cannot be monitored is told so.
    case conditionUnmonitored = "COND-UNMONITORED"
    /// There is a limit to the conditions of an app.
    case conditionLimit = "COND-LIMIT"
    /// Conditions outlive the process.
    case conditionsPersist = "COND-PERSIST"
    /// A one-shot has exactly one outcome.
    case oneShotOutcome = "ONE-OUTCOME"
    /// A one-shot that cannot reach its accuracy gives the best it has.
    case oneShotTimeout = "ONE-TIMEOUT"
    /// A second one-shot on the same manager adds nothing.
    case oneShotSecond = "ONE-SECOND"
    /// Stopping or starting updates cancels a one-shot silently.
    case oneShotCancelled = "ONE-CANCELLED"
    /// A one-shot while updates run adds nothing.
    case oneShotWhileUpdating = "ONE-WHILE-UPDATING"
    /// A one-shot started while undetermined waits for the decision.
    case oneShotUndetermined = "ONE-UNDETERMINED"
    /// A one-shot without permission fails.
    case oneShotDenied = "ONE-DENIED"
    /// An outcome met a delegate without the method it needs.
    case missingMethod = "CL-MISSING-METHOD"
    /// Asking whether services are on is advised against on the main thread.
    case servicesOnMainThread = "CL-SERVICES-MAIN"
    /// A location says who produced it.
    case locationSource = "LOC-SOURCE"
    /// Location pushes need an entitlement.
    case locationPushes = "PUSH-TOKEN"
    /// Widgets need Always, or the user's word.
    case widgetConsent = "WIDGET-CONSENT"
    /// A call needs a newer iOS than the simulated one.
    case newerInterface = "CL-NEWER-API"
    /// A receiver that has been at work is exact within seconds.
    case warmStart = "SENSE-WARM"
    /// The first location after a start of the phone may take long.
    case coldStart = "SENSE-COLD"
    /// Surroundings bound how exact locations become.
    case accuracyFloor = "SENSE-ACCURACY"
    /// Locations wander around the truth, by a seed.
    case noise = "SENSE-NOISE"
    /// Approximate locations are kilometres off, the same for everybody at the same place.
    case reducedSnap = "RED-SNAP"
    /// Approximate locations are recomputed a few times an hour.
    case reducedInterval = "RED-INTERVAL"
    /// The desired accuracy has no effect under reduced accuracy.
    case reducedIgnoresDesired = "RED-DESIRED"
    /// Headings come when the phone has turned by the filter.
    case headingFilter = "HEAD-FILTER"
    /// True north is known where the phone knows its place.
    case headingTrue = "HEAD-TRUE"
    /// In a vehicle the heading is the course.
    case headingCourse = "HEAD-COURSE"
    /// A disturbed compass asks whether it may be calibrated, or fails.
    case headingDisturbed = "HEAD-DISTURBED"
    /// A region that can be monitored is confirmed, and its state told.
    case regionStarted = "REG-STARTED"
    /// A border that was crossed for good is told to every manager.
    case regionCrossed = "REG-CROSSED"
    /// A region without permission fails.
    case regionRefused = "REG-REFUSED"
    /// A region that is too large, or one too many, fails.
    case regionImpossible = "REG-IMPOSSIBLE"
    /// Under reduced accuracy regions cannot be started, and sleep.
    case regionReduced = "REG-REDUCED"
    /// The system may tell a crossing minutes after it.
    case regionLatency = "REG-LATENCY"
    /// Without the network no crossing of a circle is noticed.
    case regionNetwork = "REG-NETWORK"
    /// A region of beacons is entered when one is heard, and left some time after the last.
    case regionBeacon = "REG-BEACON"
    /// With Always an event runs a suspended app.
    case monitoringWakes = "MON-WAKES"
    /// With Always an event launches a terminated app.
    case monitoringRelaunches = "MON-RELAUNCH"
    /// An event launches even an app that the user has quit.
    case monitoringForceQuit = "MON-FORCE-QUIT"
    /// After a restart nothing is monitored before the first unlock.
    case monitoringLocked = "MON-LOCKED"
    /// In a process launched for an event a new manager has a location at once.
    case monitoringLocation = "MON-LOCATION"
    /// A process launched for an event starts significant changes and visits again to hear of it.
    case monitoringStartAgain = "MON-START-AGAIN"
    /// While Using, an event comes only while the app is in use.
    case monitoringInUse = "MON-IN-USE"
    /// Before iOS 13 an app with While Using has no events beyond standard updates.
    case noEventsInUse = "MON-IN-USE-8"
    /// Significant changes begin with a location.
    case significantFirst = "SIG-FIRST"
    /// Significant changes are far apart in space and time.
    case significantMove = "SIG-MOVE"
    /// Visits tell where the user stays and has left.
    case visit = "VISIT-STAY"
    /// Beacons that are ranged are told every second, the nearest first.
    case ranging = "RANGE-SECOND"
    /// Without permission ranging fails.
    case rangingRefused = "RANGE-REFUSED"
    /// Under reduced accuracy ranging cannot be started, and sleeps.
    case rangingReduced = "RANGE-REDUCED"
    /// Without Bluetooth there are no beacons to range.
    case rangingUnavailable = "RANGE-NONE"
    /// Deferred updates fail.
    case deferredUpdates = "DEFER-NONE"
    /// Without permission nothing is delivered.
    case deliveryNeedsPermission = "DEL-PERMISSION"
    /// In use, locations are delivered.
    case deliveryInUse = "DEL-IN-USE"
    /// In the background locations need the flag, the mode and a start in the foreground.
    case deliveryInBackground = "DEL-BACKGROUND"
    /// A location that came while the app was suspended is delivered when it runs again.
    case deliveryQueued = "DEL-QUEUED"
    /// Setting the background flag without the background mode ends the app.
    case backgroundModeMissing = "DEL-NO-MODE"
    /// A While-Using app that updates in the background shows the indicator.
    case indicatorWhenInUse = "IND-WIU"
    /// An app with Always shows the indicator only if it asks for it.
    case indicatorAlwaysOptIn = "IND-ALWAYS"
    /// The indicator is a bar, from iOS 13 a pill.
    case indicatorShape = "IND-SHAPE"
    /// iOS 8 to 10: the arrow is solid while updates run.
    case arrowSolidWhileUpdating = "ARROW-8"
    /// From iOS 11 the arrow is solid after a delivery and hollow while locations are wanted.
    case arrowSolidAfterDelivery = "ARROW-11"
    /// The list in Settings marks who used location, by colour.
    case arrowInSettings = "ARROW-SETTINGS"
    /// A prompt makes the app inactive until it is answered.
    case promptMakesInactive = "LIFE-PROMPT"
    /// A prompt vanishes when the app leaves the foreground.
    case promptDismissed = "LIFE-PROMPT-GONE"
    /// A background app without a reason to run is suspended after the grace period.
    case suspended = "LIFE-SUSPENDED"
    /// Temporary accuracy: property, then callback, then completion.
    case temporaryOrder = "TEMP-ORDER"
    /// A process that died takes its managers with it.
    case processEnded = "LIFE-PROCESS"
    /// An event held for provisional Always is delivered after the answer if it is still fresh.
    case heldEvent = "SYS-HELD-EVENT"
    /// Of several events held for provisional Always the newest remains.
    case heldEventNewest = "SYS-HELD-NEWEST"
    /// The first use of the network may ask on a mainland device.
    case wirelessData = "NET-WIRELESS"
}
