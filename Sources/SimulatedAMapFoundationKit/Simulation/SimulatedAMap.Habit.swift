// SPDX-License-Identifier: Apache-2.0

extension SimulatedAMap {
    /// What the SDK does, rule by rule: the raw value is the id that the ledger prints and journals cite.
    public enum Habit: String, Sendable, CaseIterable {
        /// Without consent a manager is nil.
        case privacyGate = "AMAP-PRIVACY-NIL"
        /// Consent is kept in the process's memory and read when a manager is made.
        case privacyMemory = "AMAP-PRIVACY-MEMORY"
        /// A call of something that the SDK's version does not have.
        case newerInterface = "AMAP-NEWER"
        /// A key that is missing or belongs to another app.
        case refusedKey = "AMAP-KEY-REFUSED"
        /// When the key is read.
        case keyReading = "AMAP-KEY-READ"
        /// Nothing is asked before a location is.
        case asksAtRequest = "AMAP-AUTH-LAZY"
        /// The SDK asks by itself.
        case asksItself = "AMAP-AUTH-SELF"
        /// The SDK has the app ask.
        case asksApp = "AMAP-AUTH-CALLBACK"
        /// Nobody takes the question.
        case missingDelegate = "AMAP-AUTH-MISSING"
        /// No usage text, no question.
        case asksNothing = "AMAP-AUTH-NOTHING"
        /// Which manager the app is handed.
        case handedManager = "AMAP-AUTH-MANAGER"
        /// Authorization callbacks are passed on.
        case forwardsAuthorization = "AMAP-AUTH-FORWARD"
        /// The first authorization callback is passed on.
        case forwardsInitial = "AMAP-AUTH-INITIAL"
        /// The SDK has the app ask for full accuracy.
        case asksFullAccuracy = "AMAP-TEMP-CALLBACK"
        /// The request waits for the app's completion.
        case waitsForFullAccuracy = "AMAP-TEMP-WAITS"
        /// Full accuracy is required and missing.
        case requiresFullAccuracy = "AMAP-TEMP-REQUIRED"
        /// A one-shot while updates run is not taken.
        case oneShotRefused = "AMAP-ONE-REFUSED"
        /// The clock starts when the status is decided.
        case oneShotClock = "AMAP-ONE-CLOCK"
        /// The first location that is exact enough ends the wait.
        case oneShotEnough = "AMAP-ONE-ENOUGH"
        /// At the time-out the best location is taken; with Best that is always so.
        case oneShotTimeout = "AMAP-ONE-TIMEOUT"
        /// The time-out passes without a location.
        case oneShotEmpty = "AMAP-ONE-EMPTY"
        /// A one-shot without permission fails.
        case oneShotDenied = "AMAP-ONE-DENIED"
        /// The user refuses at the prompt.
        case oneShotRefusal = "AMAP-ONE-REFUSAL"
        /// How soon a refusal at the prompt is told.
        case oneShotRefusalDelay = "AMAP-ONE-REFUSAL-DELAY"
        /// Stop, start and release cancel one-shots.
        case oneShotCancelled = "AMAP-ONE-CANCELLED"
        /// A location from before the request.
        case oneShotOldFix = "AMAP-ONE-OLD"
        /// The address follows the location.
        case address = "AMAP-ADDRESS"
        /// A failed look-up leaves the location.
        case addressFailed = "AMAP-ADDRESS-FAILED"
        /// What answers the look-up is not AMap.
        case addressUnreadable = "AMAP-ADDRESS-UNREADABLE"
        /// The look-up's time passes.
        case addressTimeout = "AMAP-ADDRESS-TIMEOUT"
        /// Addresses abroad need a right.
        case addressAbroad = "AMAP-ADDRESS-ABROAD"
        /// The language of addresses.
        case addressLanguage = "AMAP-ADDRESS-LANGUAGE"
        /// Updates prefer the method with an address.
        case updatesMethod = "AMAP-UPD-METHOD"
        /// The address of updates comes later.
        case updatesAddress = "AMAP-UPD-ADDRESS"
        /// Errors of updates are CoreLocation's.
        case updatesError = "AMAP-UPD-ERROR"
        /// Errors of updates are nil.
        case updatesNilError = "AMAP-UPD-NIL"
        /// Updates do not pause.
        case updatesPause = "AMAP-UPD-PAUSE"
        /// A location after the stop.
        case updatesAfterStop = "AMAP-UPD-AFTER-STOP"
        /// Background updates without the background mode.
        case backgroundMode = "AMAP-BG-MODE"
        /// Locations in China are shifted.
        case datum = "AMAP-DATUM"
        /// Locations abroad.
        case datumAbroad = "AMAP-DATUM-ABROAD"
        /// Headings are CoreLocation's.
        case headings = "AMAP-HEADING"
        /// A location that software made up.
        case fakeRisk = "AMAP-FAKE-RISK"
        /// Regions of the manager of locations.
        case regions = "AMAP-REGION"
        /// Fences are added.
        case fences = "AMAP-FENCE"
        /// Fences cannot be added.
        case fenceErrors = "AMAP-FENCE-ERROR"
        /// What searches find to put fences around.
        case fenceSearch = "AMAP-FENCE-SEARCH"
        /// Changes of a fence.
        case fenceStatus = "AMAP-FENCE-STATUS"
        /// The first state of a fence.
        case fenceFirstState = "AMAP-FENCE-FIRST"
        /// Staying in a fence.
        case fenceStayed = "AMAP-FENCE-STAYED"
        /// Fences without a location.
        case fenceLocating = "AMAP-FENCE-LOCATING"
        /// Fences under reduced accuracy.
        case fenceReduced = "AMAP-FENCE-REDUCED"
        /// Fences and locations that software made up.
        case fenceRisk = "AMAP-FENCE-RISK"
        /// Fences that are paused.
        case fencePause = "AMAP-FENCE-PAUSE"
        /// A block that is called again.
        case oneShotTwice = "AMAP-ONE-TWICE"
        /// Where callbacks run.
        case callbackQueue = "AMAP-QUEUE"
        /// What conversion does with other maps' numbers.
        case conversion = "AMAP-CONVERT"
    }
}
