// SPDX-License-Identifier: Apache-2.0

extension SimulatedTencent {
    /// What the SDK does, rule by rule: the raw value is the id that the ledger prints and journals cite.
    public enum Habit: String, Sendable, CaseIterable {
        /// Without consent a manager is nil.
        case privacyGate = "TENCENT-PRIVACY-NIL"
        /// Consent is kept in the process's memory.
        case privacyMemory = "TENCENT-PRIVACY-MEMORY"
        /// A call of something that the SDK's version does not have.
        case newerInterface = "TENCENT-NEWER"
        /// A key that is missing or belongs to another app.
        case refusedKey = "TENCENT-KEY-REFUSED"
        /// The SDK asks nobody.
        case asksNobody = "TENCENT-AUTH-APP"
        /// Making a manager asks.
        case asksAtInit = "TENCENT-AUTH-INIT"
        /// Making a manager hangs.
        case hangsAtInit = "TENCENT-AUTH-HANG"
        /// Starting while undetermined.
        case silentWhileUndetermined = "TENCENT-AUTH-SILENT"
        /// Authorization callbacks are passed on.
        case forwardsAuthorization = "TENCENT-AUTH-FORWARD"
        /// The first authorization callback is passed on.
        case forwardsInitial = "TENCENT-AUTH-INITIAL"
        /// The app asks for full accuracy.
        case temporaryByApp = "TENCENT-TEMP-APP"
        /// The order of the two callbacks.
        case temporaryOrder = "TENCENT-TEMP-ORDER"
        /// The level of a plain one-shot.
        case oneShotLevel = "TENCENT-ONE-LEVEL"
        /// A second one-shot.
        case oneShotSingle = "TENCENT-ONE-SINGLE"
        /// A one-shot is the system's.
        case oneShotSystem = "TENCENT-ONE-SYSTEM"
        /// A one-shot while updates run.
        case oneShotWhileUpdating = "TENCENT-ONE-WHILE-UPDATING"
        /// Updates are stopped while a one-shot waits.
        case oneShotStopped = "TENCENT-ONE-STOPPED"
        /// The clock while undetermined.
        case oneShotClock = "TENCENT-ONE-CLOCK"
        /// The time-out covers the request.
        case timeoutOfRequest = "TENCENT-ONE-TIMEOUT"
        /// The time-out covers the address.
        case timeoutOfAddress = "TENCENT-ONE-TIMEOUT-ADDRESS"
        /// The time passes without a location.
        case timeoutEmpty = "TENCENT-ONE-EMPTY"
        /// A cancelled one-shot.
        case oneShotCancelled = "TENCENT-ONE-CANCELLED"
        /// The manager is released.
        case released = "TENCENT-ONE-RELEASED"
        /// The address is looked up after the location.
        case address = "TENCENT-ADDRESS"
        /// The address fails.
        case addressFailed = "TENCENT-ADDRESS-FAILED"
        /// What a level brings.
        case levelFields = "TENCENT-LEVEL-FIELDS"
        /// The name at the level Poi.
        case poiName = "TENCENT-LEVEL-POI-NAME"
        /// The level of updates.
        case updatesLevel = "TENCENT-UPD-LEVEL"
        /// The addresses of updates.
        case updatesAddress = "TENCENT-UPD-ADDRESS"
        /// A timer adds callbacks.
        case updatesInterval = "TENCENT-UPD-INTERVAL"
        /// The numbers of errors.
        case errorCodes = "TENCENT-ERROR-CODES"
        /// Without permission.
        case denied = "TENCENT-ERROR-DENIED"
        /// The domain of errors.
        case errorDomain = "TENCENT-ERROR-DOMAIN"
        /// Headings are passed on.
        case heading = "TENCENT-HEADING"
        /// Updates pause.
        case pauses = "TENCENT-PAUSES"
        /// Background updates without the background mode.
        case backgroundMode = "TENCENT-BG-MODE"
        /// Locations in China.
        case datum = "TENCENT-DATUM"
        /// Locations abroad.
        case datumAbroad = "TENCENT-DATUM-ABROAD"
        /// The coordinateType of a session.
        case datumSession = "TENCENT-DATUM-SESSION"
        /// Faked locations.
        case antiMock = "TENCENT-MOCK"
        /// What counts as faked.
        case antiMockSigns = "TENCENT-MOCK-SIGNS"
        /// The engine of dead reckoning.
        case deadReckoning = "TENCENT-DR"
        /// How fences are watched.
        case geofence = "TENCENT-FENCE"
        /// The errors of fences.
        case geofenceErrors = "TENCENT-FENCE-ERRORS"
        /// Entering, leaving and staying.
        case geofenceEvents = "TENCENT-FENCE-EVENTS"
        /// The filter of fences.
        case geofenceFilter = "TENCENT-FENCE-FILTER"
        /// Fences of districts.
        case district = "TENCENT-FENCE-DISTRICT"
    }
}
