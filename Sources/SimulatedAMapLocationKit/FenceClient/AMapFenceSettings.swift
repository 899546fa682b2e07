// SPDX-License-Identifier: Apache-2.0

/// What an app can set on a manager of fences, with the SDK's defaults.
struct AMapFenceSettings {
    var activeAction = AMapGeoFenceActiveAction.inside
    var pausesAutomatically = false
    var allowsBackground = false
    var detectsRisk = false
}
