// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension SimulatedTencent.Habit {
    static let table: [SimulatedTencent.Habit: Row] = [
        .privacyGate: Row(
            "From 3.23.1 a manager made before setUserAgreePrivacy(true) is nil: every call does nothing, no "
                + "error tells.",
            .documented,
            "TencentLBSLocationManager.h; change log 3.23.1"
        ),
        .privacyMemory: Row(
            "The consent lasts as long as the process and is read when a manager is made.",
            .assumed,
            "no source; samples repeat the call at every launch",
            .tencentConsentPersists
        ),
        .newerInterface: Row(
            "A call that the SDK's version does not have does nothing.",
            .inferred,
            "Tencent's change log: since 3.23.1, 4.1.1, 4.2.0"
        ),
        .refusedKey: Row(
            "With a key that is missing or belongs to another bundle identifier the address fails, the "
                + "location does not.",
            .assumed,
            "no source; the key is set per manager",
            .tencentRefusedKeyFails
        ),
        .asksNobody: Row(
            "The SDK asks nobody and calls nobody to ask: the app asks, through the manager or any "
                + "CLLocationManager.",
            .documented,
            "TencentLBSLocationManager.h; the vendor's samples"
        ),
        .asksAtInit: Row(
            "Before 4.0.3 making a manager asks for When-In-Use while the status is undetermined.",
            .documented,
            "change log 4.0.3; which permission is assumed"
        ),
        .hangsAtInit: Row(
            "Up to 4.0.1 making a manager can hang in reading the accuracy; here such a manager lives on, and nothing "
                + "ever comes of it.",
            .documented,
            "change log 4.0.3; when it hangs is not told",
            .tencentInitHangs
        ),
        .silentWhileUndetermined: Row(
            "Started while undetermined the SDK is silent: no prompt, no callback, until the user has decided.",
            .inferred,
            "the SDK calls CoreLocation, which is silent then"
        ),
        .forwardsAuthorization: Row(
            "CoreLocation's authorization callback is passed on, in the form of the iOS version.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .forwardsInitial: Row(
            "The callback that every new CLLocationManager makes is passed on, too.",
            .assumed,
            "no source",
            .tencentForwardsInitialAuthorization
        ),
        .temporaryByApp: Row(
            "Temporary full accuracy is asked for by the app; the completion gets the system's error.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .temporaryOrder: Row(
            "tencentLBSDidChangeAuthorization comes before the completion of temporary full accuracy.",
            .reported,
            "juejin 7126415747374383134"
        ),
        .oneShotLevel: Row(
            "requestLocation(completionBlock:) has the level Poi and a time-out of 10 s.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .oneShotSingle: Row(
            "A one-shot while another is outstanding returns false, and its block is never called.",
            .inferred,
            "TencentLBSLocationManager.h: call again only after the previous one returned"
        ),
        .oneShotSystem: Row(
            "A one-shot calls CoreLocation's requestLocation(), with its timing and the manager's desiredAccuracy.",
            .documented,
            "TencentLBSLocationManager.h of 4.x"
        ),
        .oneShotWhileUpdating: Row(
            "A one-shot while updates run is answered by their next location.",
            .inferred,
            "one CLLocationManager serves both: requestLocation() adds nothing then"
        ),
        .oneShotStopped: Row(
            "Stopping updates silently takes the location away from a one-shot that waits: only its time-out "
                + "ends it.",
            .inferred,
            "one CLLocationManager serves both: stopUpdatingLocation() cancels its one-shot"
        ),
        .oneShotClock: Row(
            "A one-shot's clock stands still while the user has not decided.",
            .assumed,
            "no source",
            .tencentClockWhileUndetermined
        ),
        .timeoutOfRequest: Row(
            "From 4.3 locationTimeout covers the whole one-shot; what has come by then is delivered.",
            .assumed,
            "the vendor's Flutter documentation of 2026 contradicts the header",
            .tencentTimeoutCovers
        ),
        .timeoutOfAddress: Row(
            "Before 4.3 locationTimeout is the time for the address alone; the location takes as long as "
                + "CoreLocation lets it.",
            .documented,
            "TencentLBSLocationManager.h: the time-out of POI data",
            .tencentTimeoutCovers
        ),
        .timeoutEmpty: Row(
            "A one-shot that times out without any location fails with Unknown, 0.",
            .assumed,
            "no source",
            .tencentTimeoutCode
        ),
        .oneShotCancelled: Row(
            "The block of a cancelled one-shot is not called.",
            .assumed,
            "no source",
            .tencentCancelCallsBlock
        ),
        .released: Row(
            "The block of a one-shot whose manager is released is never called.",
            .inferred,
            "no source; the request ends with the object"
        ),
        .address: Row(
            "At levels above Geo the address is looked up on the network after the location.",
            .documented,
            "TencentLBSLocationManager.h: levels"
        ),
        .addressFailed: Row(
            "A location whose address fails is delivered without texts, and without an error.",
            .assumed,
            "no source",
            .tencentAddressFailureIsError
        ),
        .levelFields: Row(
            "Name brings name and address; AdminName the parts of the address, too; Poi the parts and the list of "
                + "places, no address.",
            .documented,
            "TencentLBSLocationManager.h: TencentLBSRequestLevel; TencentLBSLocation.h"
        ),
        .poiName: Row(
            "Locations of the level Poi have a name.",
            .assumed,
            "the header's two notes contradict each other",
            .tencentPoiHasName
        ),
        .updatesLevel: Row(
            "Updates have the level Geo unless told otherwise: no texts at all.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .updatesAddress: Row(
            "Above Geo a location waits for its look-up, made at most once per poiUpdateInterval; between, the "
                + "last texts are used.",
            .inferred,
            "TencentLBSLocationManager.h: poiUpdateInterval"
        ),
        .updatesInterval: Row(
            "From 4.2 a locationCallbackInterval above 0 adds callbacks by a timer, with the last location.",
            .assumed,
            "change log 4.2.0; what is delivered is inferred",
            .tencentRepeatsLastFix
        ),
        .errorCodes: Row(
            "Errors carry CoreLocation's numbers 0 to 3, and 4 for all others.",
            .documented,
            "TencentLBSLocationError"
        ),
        .denied: Row(
            "Without permission a one-shot's block and the updates' delegate get code 1.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .errorDomain: Row(
            "The domain of errors is TencentLBSLocationErrorDomain.",
            .assumed,
            "the header exports no domain; that of fences is TencentLBSGeofenceErrorDomain",
            .tencentErrorDomain
        ),
        .heading: Row(
            "Headings, their errors and the question about calibration are CoreLocation's, passed on.",
            .inferred,
            "TencentLBSLocationManager.h: the methods have CoreLocation's names and types"
        ),
        .pauses: Row(
            "Updates pause automatically unless told otherwise.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .backgroundMode: Row(
            "allowsBackgroundLocationUpdates without the background mode location ends the app.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .datum: Row(
            "Locations on the mainland, in Hong Kong and in Macau are in the coordinateType, GCJ-02 unless "
                + "told otherwise.",
            .documented,
            "TencentLBSLocationManager.h"
        ),
        .datumAbroad: Row(
            "Locations elsewhere are in WGS-84 whatever the coordinateType, and areaStat is 1.",
            .documented,
            "TencentLBSLocationManager.h; TencentLBSLocation.h"
        ),
        .datumSession: Row(
            "The coordinateType counts when updates or a one-shot start, and not before the next start.",
            .inferred,
            "TencentLBSLocationManager.h: once per session"
        ),
        .antiMock: Row(
            "With enableAntiMockLocation fakeCode says what looks faked; the location is delivered all the same.",
            .inferred,
            "TencentLBSLocation.h: fakeCode"
        ),
        .antiMockSigns: Row(
            "What looks faked: simulated by software; half an hour old or from the future; the same place and time again; "
                + "faster than sound, at a session's first callback, up to 4.2 at any.",
            .assumed,
            "TencentLBSLocation.h names the bits, not the bounds"
        ),
        .deadReckoning: Row(
            "startDrEngine starts updates of the engine's own; getPosition goes on from the newest by its speed and course.",
            .inferred,
            "TencentLBSLocationManager.h: the engine starts CLLocationManager's updates"
        ),
        .geofence: Row(
            "Geofences are watched by updates in the app's process: CoreLocation's regions have no part in them.",
            .inferred,
            "TencentLBSGeofenceManager.h: accuracy, filter and interval of its location"
        ),
        .geofenceErrors: Row(
            "A fence that cannot be added, and a location that cannot be had, is told by didFailWithError with a number of "
                + "TencentLBSGeofenceErrorDomain.",
            .documented,
            "TencentLBSGeofenceManager.h"
        ),
        .geofenceEvents: Row(
            "The first location inside a fence counts as entering, the first outside as nothing; staying is told once for "
                + "each stay.",
            .assumed,
            "TencentLBSGeofenceManager.h names the events only"
        ),
        .geofenceFilter: Row(
            "With adaptiveDistanceFilterEnabled the filter is a tenth of the way to the nearest boundary, at most 500 m.",
            .assumed,
            "TencentLBSGeofenceManager.h: the nearer, the more often"
        ),
        .district: Row(
            "A district's boundary comes from the network; here it is an octagon of 20 km around the seat of a "
                + "prefecture-level division.",
            .assumed,
            "TencentLBSGeofenceManager.h; the gazetteer has no boundaries"
        ),
    ]
}
