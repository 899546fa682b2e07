// SPDX-License-Identifier: Apache-2.0

extension BaiduHabit {
    typealias Row = (statement: String, confidence: String, source: String, point: BaiduSwitch?)

    var row: Row { Self.table[self] ?? ("", "assumed", "", nil) }

    private static let table: [BaiduHabit: Row] = [
        .privacyGate: (
            "From 2.0.2 a manager made before setAgreePrivacy(true) is nil: every call does nothing.", "documented",
            "Baidu's privacy notice for 2.0.2", nil
        ),
        .key: (
            "The key is checked on the network; one that is missing, or issued for another bundle identifier, leaves neither "
                + "location nor address: error 7.",
            "documented", "BMKLocationAuth.h; Baidu's page of error codes", nil
        ),
        .asks: (
            "Undetermined, the first request asks for When-In-Use; if any Always text is in Info.plist it calls "
                + "doRequestAlwaysAuthorization instead.",
            "documented", "BMKLocationManager.h since 1.6.0", nil
        ),
        .forwardsAuthorization: (
            "CoreLocation's authorization callbacks are passed on, the first one, too.", "assumed",
            "BMKLocationManager.h tells of changes", .baiduForwardsInitialAuthorization
        ),
        .refusedWhileUpdating: (
            "A one-shot while updates run returns false, and its block is never called.", "documented",
            "BMKLocationManager.h", nil
        ),
        .enough: (
            "A one-shot waits for desiredAccuracy, at most locationTimeout; then it takes the best there is.",
            "documented",
            "BMKLocationManager.h", nil
        ),
        .timeout: (
            "The clock starts once the status is decided. Without any location the block gets an error from 2.1.2 on, and "
                + "nothing at all before.",
            "documented", "BMKLocationManager.h; change log 2.1.2; which error is assumed", nil
        ),
        .unknown: (
            "Before 2.1.3 a one-shot ends with error 1 when the position is not known; since then it goes on trying.",
            "documented", "change log 2.1.3", nil
        ),
        .denied: (
            "A one-shot without permission gets error 2.", "documented", "BMKLocationManager.h", nil
        ),
        .silent: (
            "A one-shot that fails is told so; users of a plug-in have reported that it was not, denied or offline.",
            "reported", "aruis/cordova-plugin-baidumaplocation #81", .baiduTellsFailures
        ),
        .cancelled: (
            "Starting and stopping updates cancels one-shots, whose blocks are not called.", "assumed",
            "there is no code for it", .baiduCancelCallsBlock
        ),
        .address: (
            "The address is looked up after the location, for at most reGeocodeTimeout; without it the location comes with "
                + "error 5 or 6.",
            "inferred", "BMKLocationManager.h: rgcData; BMKLocationErrorCode", nil
        ),
        .updates: (
            "Updates have addresses unless told otherwise; the first location waits for its address.", "inferred",
            "BMKLocationManager.h: locatingWithReGeocode", nil
        ),
        .pause: (
            "Updates do not pause by themselves unless told otherwise.", "documented",
            "BMKLocationManager.h: pausesLocationUpdatesAutomatically is NO", nil
        ),
        .datum: (
            "In China locations are in coordinateType, GCJ-02 unless told otherwise and not the datum of Baidu's maps; "
                + "abroad in WGS-84.",
            "documented", "BMKLocationManager.h; Baidu's page on coordinates", nil
        ),
        .mock: (
            "mockProbability is high for what software made up; the location is delivered all the same.", "inferred",
            "Baidu's page on cheating", nil
        ),
        .fences: (
            "Fences are watched by updates of the SDK's own; the first location counts as coming in or leaving, and staying "
                + "is told after ten minutes.",
            "inferred", "BMKGeoFenceManager.h: activeAction, status", nil
        ),
    ]
}
