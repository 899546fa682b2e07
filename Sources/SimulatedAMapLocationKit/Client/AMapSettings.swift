// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// What an app can set on a manager, with the SDK's defaults.
struct AMapSettings {
    var distanceFilter = kCLDistanceFilterNone
    var desiredAccuracy = kCLLocationAccuracyBest
    var pausesAutomatically = false
    var allowsBackground = false
    var locationTimeout = 10
    var reGeocodeTimeout = 5
    var locatingWithReGeocode = false
    var reGeocodeLanguage = AMapLocationReGeocodeLanguage.default
    var detectsRisk = false
    var accuracyMode = AMapLocationAccuracyMode.fullAndReduceAccuracy
}
