// SPDX-License-Identifier: Apache-2.0

/// What a manager is set to, besides what CoreLocation's manager keeps for it.
struct BaiduSettings {
    var coordinateType = BMKLocationCoordinateType.GCJ02
    var locationTimeout = 10
    var reGeocodeTimeout = 10
    var locatingWithReGeocode = true
    var isNeedNewVersionReGeocode = true
    var userID: String?
}
