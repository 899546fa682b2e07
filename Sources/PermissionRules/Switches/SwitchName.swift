// SPDX-License-Identifier: Apache-2.0

/// The names of the emulation's switches: contested points and policies nobody documents.
public enum SwitchName: String, Sendable, CaseIterable {
    /// C1: services off leaves the app's status as it was.
    case servicesOffKeepsStatus
    /// C2: declining temporary full accuracy is an error.
    case tempAccuracyDeclineIsError
    /// C2: the error code for a purpose key the Info.plist lacks.
    case tempAccuracyUnknownKeyCode
    /// C3: a blank usage text counts as missing.
    case emptyTextCountsAsMissing
    /// C4: which of two equal keys in one dictionary is read.
    case duplicateKeyWins
    /// C5: which text the upgrade prompt shows.
    case upgradeTextKey
    /// C6: region monitoring needs Always.
    case regionsNeedAlways
    /// C7: updates resume by themselves after a refusal is taken back.
    case resumesAfterRegrant
    /// C8: an Always request after Allow Once prompts.
    case alwaysAfterOncePrompts
    /// C10: a fix may still arrive right after updates were stopped.
    case fixAfterStop
    /// C11: what a one-shot started while undetermined does.
    case oneShotWhileUndetermined
    /// C12: iOS 8 to 10 show one upgrade prompt.
    case allowUpgradeOniOS8
    /// Seconds off screen that still count as in use.
    case graceSeconds
    /// Seconds after which `requestLocation()` gives what it has.
    case requestLocationTimeout
    /// Seconds between two approximate locations.
    case reducedRecomputeInterval
    /// Metres of horizontal accuracy an approximate location states.
    case reducedHorizontalAccuracy
    /// A delegate with both authorization callbacks gets only the new one.
    case preferNewAuthorizationCallback
    /// An Always request that was ignored uses up the upgrade.
    case ignoredAlwaysBurnsOneShot
    /// Monitoring relaunches an app the user has force-quit.
    case relaunchAfterForceQuit
    /// Seconds for which an event held for provisional Always stays fresh.
    case heldEventMaxAge
    /// Seconds without movement after which updates pause.
    case pauseAfterStill
    /// A prompt stays when the app leaves the foreground.
    case promptSurvivesBackground
    /// Days of background use after which the system reminds the user.
    case reminderAfterDays
    /// What starting a region does under reduced accuracy.
    case regionStartWhileReduced
    /// Seconds that a crossing of a region's border is told later than its 20 s.
    case regionLatency
    /// Restricted is read even while location services are off.
    case restrictedWins
    /// Ask Next Time makes the app undetermined again.
    case askNextTimeMeansUnasked
    /// The alert that Location Services are off comes at every request, not once in a process.
    case servicesAlertRepeats
    /// What a missing optional delegate method does when its outcome is due.
    case missingDelegateMethod
}
