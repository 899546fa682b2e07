// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension SimulatedAMap.Habit {
    static let table: [SimulatedAMap.Habit: Row] = [
        .privacyGate: Row(
            "From 2.8.0 a manager made before the consent (shown, contains, agreed) is nil: every call does nothing.",
            .documented,
            "AMap change log 2.8.0; AMapLocationManager.h"
        ),
        .privacyMemory: Row(
            "The consent lasts as long as the process, is read when a manager is made, and serves all of AMap's kits.",
            .reported,
            "CSDN 128250562; wrappers repeat the calls at every launch"
        ),
        .newerInterface: Row(
            "A call that the SDK's version does not have does nothing.",
            .inferred,
            "AMap change log: since 2.6.2, 2.6.7, 2.8.0"
        ),
        .refusedKey: Row(
            "With a key that is missing or belongs to another bundle identifier the address fails, the location does not.",
            .reported,
            "qiuxiang/react-native-amap-geolocation#169; others report that everything fails",
            .amapRefusedKeyFails
        ),
        .keyReading: Row(
            "The key is read when it is used.",
            .assumed,
            "the header says only that it must be set before any class is used",
            .amapKeyReadAt
        ),
        .asksAtRequest: Row(
            "The SDK asks for permission when a location is requested while undetermined, not when a manager is made.",
            .documented,
            "AMapLocationManager.h"
        ),
        .asksItself: Row(
            "With the When-In-Use text alone the SDK asks for When-In-Use; before 2.6.2 it asks for Always if "
                + "NSLocationAlwaysUsageDescription exists, for When-In-Use otherwise.",
            .reported,
            "qiuxiang/react-native-amap-geolocation#67; an iOS developer's breakpoints on CLLocationManager"
        ),
        .asksApp: Row(
            "From 2.6.2, with an Always text, the SDK calls doRequireLocationAuth and leaves the request to the app.",
            .documented,
            "AMapLocationManager.h"
        ),
        .missingDelegate: Row(
            "Without doRequireLocationAuth in the delegate the SDK logs a line: no prompt, no callback, no error.",
            .reported,
            "qiuxiang/react-native-amap-geolocation#84, #116; Wayaer/fl_amap#11",
            .amapMissingDelegate
        ),
        .asksNothing: Row(
            "Without any usage text that it knows the SDK asks for nothing.",
            .inferred,
            "no request could show a prompt"
        ),
        .handedManager: Row(
            "The CLLocationManager in the callbacks is the SDK's own: who takes its delegate silences the SDK.",
            .assumed,
            "developers' reports of a one-shot that never calls back",
            .amapHandsOwnManager
        ),
        .forwardsAuthorization: Row(
            "CoreLocation's authorization callback is passed on, in the form of the iOS version.",
            .documented,
            "AMapLocationManager.h"
        ),
        .forwardsInitial: Row(
            "The callback that every new CLLocationManager makes is passed on, too.",
            .assumed,
            "no source",
            .amapForwardsInitialAuthorization
        ),
        .asksFullAccuracy: Row(
            "From 2.6.7 a request made while authorized with reduced accuracy calls doRequireTemporaryFullAccuracyAuth, if "
                + "the mode is not Reduce and Info.plist has NSLocationTemporaryUsageDescriptionDictionary.",
            .documented,
            "AMapLocationManager.h; AMap's iOS 14 guide"
        ),
        .waitsForFullAccuracy: Row(
            "The request and its clock wait until the app calls the completion of that callback.",
            .inferred,
            "a plug-in author guards against hanging the SDK"
        ),
        .requiresFullAccuracy: Row(
            "In the mode Full locating does not start while accuracy stays reduced, or after an error: code 12.",
            .documented,
            "AMapLocationManager.h; the number is inferred"
        ),
        .oneShotRefused: Row(
            "requestLocation returns false while continuous updates are on, and its block is never called.",
            .documented,
            "AMapLocationManager.h"
        ),
        .oneShotClock: Row(
            "A one-shot's time-out starts when the status is decided.",
            .documented,
            "AMapLocationManager.h"
        ),
        .oneShotEnough: Row(
            "A one-shot ends with the first location at least as exact as desiredAccuracy.",
            .documented,
            "AMapLocationManager.h"
        ),
        .oneShotTimeout: Row(
            "At locationTimeout a one-shot takes the best location so far; with Best it always lasts that long.",
            .documented,
            "AMapLocationManager.h"
        ),
        .oneShotEmpty: Row(
            "A one-shot that times out without any location has code 4.",
            .assumed,
            "the vendor's demo reads 4 as a failed address; reports of both",
            .amapTimeoutCode
        ),
        .oneShotDenied: Row(
            "A one-shot while denied, restricted or with services off fails with code 2 on the next turn.",
            .reported,
            "AMap FAQ; the delay is inferred"
        ),
        .oneShotRefusal: Row(
            "A one-shot that the user refuses at the prompt fails with code 2.",
            .assumed,
            "no source",
            .amapRefusalCode
        ),
        .oneShotRefusalDelay: Row(
            "A refusal at the prompt ends a one-shot on the next turn.",
            .assumed,
            "no source",
            .amapRefusalDelay
        ),
        .oneShotCancelled: Row(
            "stopUpdatingLocation, startUpdatingLocation and releasing the manager end every one-shot with code 5.",
            .documented,
            "AMapLocationManager.h; CSDN 90748361"
        ),
        .oneShotOldFix: Row(
            "A location determined before a one-shot began does not answer it, unless accuracy is reduced.",
            .assumed,
            "no source",
            .amapAcceptsOldFix
        ),
        .address: Row(
            "The address is looked up after the location, within reGeocodeTimeout.",
            .documented,
            "AMapLocationManager.h"
        ),
        .addressFailed: Row(
            "A failed look-up leaves the location: code 3, 6, 7, 8 or 9 with a location and no address.",
            .documented,
            "AMap's demo"
        ),
        .addressUnreadable: Row(
            "A look-up that something else than AMap answers, such as a sign-in page, ends with code 1 and the location.",
            .inferred,
            "AMapLocationCommonObj.h names 1 unknown; no other number fits"
        ),
        .addressTimeout: Row(
            "A look-up that takes longer than reGeocodeTimeout ends with code 4 and the location.",
            .documented,
            "AMap's demo"
        ),
        .addressAbroad: Row(
            "Addresses outside China need the overseas switch and a paid right; without them the look-up fails.",
            .documented,
            "AMap's overseas guide; the code is inferred"
        ),
        .addressLanguage: Row(
            "Addresses are in Chinese in China and in English abroad, unless a language is set.",
            .inferred,
            "AMapLocationReGeocodeLanguage: by region"
        ),
        .updatesMethod: Row(
            "If the delegate has didUpdate:reGeocode:, plain didUpdate: is never called.",
            .documented,
            "AMapLocationManager.h"
        ),
        .updatesAddress: Row(
            "Continuous updates deliver without an address until a look-up for the place, within 100 m, has ended.",
            .inferred,
            "wrappers check for nil; qiuxiang/react-native-amap-geolocation#71"
        ),
        .updatesError: Row(
            "Errors of continuous updates are CoreLocation's own.",
            .documented,
            "AMapLocationManager.h: see CLError"
        ),
        .updatesNilError: Row(
            "Errors of continuous updates may arrive as nil.",
            .reported,
            "qiuxiang/react-native-amap-geolocation#145",
            .amapNilStreamError
        ),
        .updatesPause: Row(
            "Updates do not pause by themselves unless told otherwise.",
            .documented,
            "AMapLocationManager.h: pausesLocationUpdatesAutomatically is NO"
        ),
        .updatesAfterStop: Row(
            "No location is delivered after stopUpdatingLocation.",
            .assumed,
            "no source",
            .amapFixAfterStop
        ),
        .backgroundMode: Row(
            "allowsBackgroundLocationUpdates without the background mode location logs a line and ends the app.",
            .documented,
            "AMapLocationManager.h; best-flutter/flutter_amap_location#27"
        ),
        .datum: Row(
            "Locations on the mainland, in Hong Kong and in Macau are in GCJ-02, and nothing marks them.",
            .documented,
            "AMap's developer guide"
        ),
        .datumAbroad: Row(
            "Locations abroad are in WGS-84.",
            .assumed,
            "not stated by AMap; developers see no shift",
            .amapDatumAbroad
        ),
        .conversion: Row(
            "AMapCoordinateConvert turns GPS and Baidu numbers into GCJ-02 and leaves the other maps' as they are.",
            .inferred,
            "AMapUtility.h; the other maps use GCJ-02 themselves"
        ),
        .headings: Row(
            "Headings are CoreLocation's; the calibration display is shown only if the delegate says yes.",
            .documented,
            "AMapLocationManager.h"
        ),
        .fakeRisk: Row(
            "With detectRiskOfFakeLocation a location that software made up is error 11, in the block or in "
                + "didFailWithError, and only userInfo has it; earlier SDKs than 2.9.0, and iOS before 15, take it for real.",
            .documented,
            "AMapLocationManager.h; AMap change log 2.9.0; that older ones notice nothing is inferred"
        ),
        .regions: Row(
            "The manager of locations tells of borders that are crossed; a region that cannot be watched is code 10.",
            .documented,
            "AMapLocationManager.h; what cannot be watched is inferred"
        ),
        .fences: Row(
            "Adding fences is told by didAddRegionForMonitoringFinished, before permission is asked for.",
            .documented,
            "AMapGeoFenceManager.h; the order is inferred"
        ),
        .fenceErrors: Row(
            "Fences fail with 2 for what cannot be one, 3 without network, 4 with a refused key, 5 if nothing is found, "
                + "1 if the answer cannot be read.",
            .inferred,
            "AMapGeoFenceError.h names the numbers"
        ),
        .fenceSearch: Row(
            "A search finds cities: a point of interest at the centre, with a fence of 1000 m, and a district of 0.1 degrees.",
            .inferred,
            "the emulation has no other places; the radius is the vendor's"
        ),
        .fenceStatus: Row(
            "A fence whose border is crossed tells it if activeAction has the bit: 1 inside, 2 outside.",
            .documented,
            "AMapGeoFenceManager.h"
        ),
        .fenceFirstState: Row(
            "The first state that a fence finds is told like a change.",
            .assumed,
            "no source",
            .amapFenceTellsFirstState
        ),
        .fenceStayed: Row(
            "After ten minutes in a fence its status is 3, stayed, which is told if activeAction has the bit.",
            .documented,
            "AMapGeoFenceRegionObj.h"
        ),
        .fenceLocating: Row(
            "Without permission or signal each fence tells code 6, once.",
            .documented,
            "AMapGeoFenceManager.h; how often is inferred"
        ),
        .fenceReduced: Row(
            "From 2.6.7 fences under reduced accuracy are not watched and tell code 7.",
            .inferred,
            "AMapGeoFenceError.h names the number"
        ),
        .fenceRisk: Row(
            "With detectRiskOfFakeLocation a location that software made up counts as none: code 6.",
            .inferred,
            "AMapGeoFenceManager.h has the property; no number of its own exists"
        ),
        .fencePause: Row(
            "A fence that was paused is not watched until it is started, and forgets where the phone was.",
            .inferred,
            "the names of the methods"
        ),
        .oneShotTwice: Row(
            "A one-shot's block is called once.",
            .assumed,
            "no source; adapters guard against more",
            .amapCallsBlockTwice
        ),
        .callbackQueue: Row(
            "Blocks and callbacks come on the main thread, which here is the one that drives the device.",
            .reported,
            "best-flutter/flutter_amap_location#11; the SDK's own thread, amapapi/iOS_Loc_Demo#2, is not emulated"
        ),
    ]
}
