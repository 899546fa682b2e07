// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario.App {
    /// Reads the object `app`.
    init(reading value: DeviceJSONValue) throws(DeviceInputError) {
        let object = try value.object(DeviceScenario.Keys.App.allCases)
        provider = try object[.provider]?.string() ?? provider
        for (id, version) in try object[.sdkVersions]?.members() ?? [] { sdkVersions[id] = try version.string() }
        for (id, settings) in try object[.sdk]?.members() ?? [] {
            _ = try settings.members()
            sdk[id] = settings.node.json
        }
        flow = try object.choice(.flow, default: flow)
        permission = try object.choice(.permission, default: permission)
        want = try object.choice(.want, default: want)
        reGeocode = try object.bool(.reGeocode, default: reGeocode)
        accuracyMode = try object.choice(.accuracyMode, default: accuracyMode)
        purposeKey = try object.unlessNull(.purposeKey)?.string()
        timeout = try object[.timeout]?.positiveSeconds() ?? timeout
        privacy = try object.choice(.privacy, default: privacy)
        desiredAccuracy = try object.unlessNull(.desiredAccuracy)?.choice()
        distanceFilter = try object.unlessNull(.distanceFilter)?.number(in: 0...1e9)
        allowsBackgroundLocationUpdates = try object.bool(.allowsBackgroundLocationUpdates, default: false)
        showsBackgroundLocationIndicator = try object.bool(.showsBackgroundLocationIndicator, default: false)
        pausesLocationUpdatesAutomatically = try object.unlessNull(.pausesLocationUpdatesAutomatically)?.bool()
        repeatWhenFull = try object.bool(.repeatWhenFull, default: repeatWhenFull)
        answersVendorCallbacks = try object.bool(.answersVendorCallbacks, default: answersVendorCallbacks)
    }
}
