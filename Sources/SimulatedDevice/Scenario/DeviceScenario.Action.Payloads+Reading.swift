// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario.LocationCall {
    /// Reads the arguments of `requestLocation`.
    init(reading object: DeviceScenario.Action.Arguments) throws(DeviceInputError) {
        name = try object.unlessNull(.name)?.string()
        manager = try object.unlessNull(.manager)?.string()
        maximumAge = try object.unlessNull(.maxAge)?.seconds()
        desiredAccuracy = try object.unlessNull(.desiredAccuracy)?.choice()
    }
}

extension DeviceScenario.PrivacyAgreement {
    /// Reads the arguments of `agreePrivacy`.
    init(reading object: DeviceScenario.Action.Arguments) throws(DeviceInputError) {
        shown = try object.bool(.shown, default: shown)
        contains = try object.bool(.contains, default: contains)
        agreed = try object.bool(.agreed, default: agreed)
    }
}

extension DeviceScenario.Place {
    /// Reads the arguments of `place`.
    init(reading object: DeviceScenario.Action.Arguments) throws(DeviceInputError) {
        self.init(
            latitude: try object.required(.latitude).latitude(),
            longitude: try object.required(.longitude).longitude()
        )
    }
}

extension DeviceScenario.Region {
    /// Reads the arguments of `monitorRegion`.
    init(reading object: DeviceScenario.Action.Arguments) throws(DeviceInputError) {
        identifier = try object[.identifier]?.string() ?? identifier
        if object[.latitude] != nil || object[.longitude] != nil {
            center = try DeviceScenario.Place(reading: object)
        }
        radius = try object[.radius]?.positiveNumber() ?? radius
        notifyOnEntry = try object.bool(.notifyOnEntry, default: notifyOnEntry)
        notifyOnExit = try object.bool(.notifyOnExit, default: notifyOnExit)
    }
}

extension DeviceScenario.RawFix {
    /// Reads the arguments of `inject`.
    init(reading object: DeviceScenario.Action.Arguments) throws(DeviceInputError) {
        self.init(
            latitude: try object.required(.latitude).number(),
            longitude: try object.required(.longitude).number()
        )
        horizontalAccuracy = try object[.horizontalAccuracy]?.number() ?? horizontalAccuracy
        altitude = try object[.altitude]?.number() ?? altitude
        verticalAccuracy = try object[.verticalAccuracy]?.number() ?? verticalAccuracy
        course = try object[.course]?.number() ?? course
        courseAccuracy = try object[.courseAccuracy]?.number() ?? courseAccuracy
        speed = try object[.speed]?.number() ?? speed
        speedAccuracy = try object[.speedAccuracy]?.number() ?? speedAccuracy
        age = try object[.age]?.seconds() ?? age
        isSimulated = try object.bool(.simulated, default: isSimulated)
    }
}
