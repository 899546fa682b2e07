// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario.Device {
    /// Reads the object `device`.
    init(reading value: DeviceJSONValue) throws(DeviceInputError) {
        let object = try value.object(DeviceScenario.Keys.Device.allCases)
        self.init(os: try Self.version(try object.required(.os)))
        locationServices = try object.bool(.locationServices, default: locationServices)
        restricted = try object.bool(.restricted, default: restricted)
        grant = try object.choice(.grant, default: grant)
        alwaysAsked = try object.bool(.alwaysAsked, default: alwaysAsked)
        precise = try object.unlessNull(.precise)?.bool()
        network = try object.choice(.network, default: network)
        wirelessData = try object.choice(.wirelessData, default: wirelessData)
        position = try Self.position(object) ?? position
        speed = try object[.speed]?.positiveNumber() ?? speed
        repeatTrack = try object.bool(.repeatTrack, default: repeatTrack)
        signal = try object.bool(.signal, default: signal)
        lastKnown = try object.unlessNull(.lastKnown).map(Self.lastKnown)
        receivers.noise = try object[.noise]?.number(in: 0...10_000) ?? receivers.noise
        receivers.accuracy = try object[.bestAccuracy]?.number(in: 0...10_000) ?? receivers.accuracy
        receivers.timeToFirstFix = try object[.timeToFirstFix]?.seconds() ?? receivers.timeToFirstFix
        compass = try object[.compass].map(Self.compass) ?? compass
        bluetooth = try object.bool(.bluetooth, default: bluetooth)
        seed = try object[.seed]?.integer(in: 0...Int.max) ?? seed
        language = try object.choice(.language, default: language)
        infoPlist = try object[.infoPlist].map(Self.infoPlist) ?? infoPlist
        linkedSDKMajor = try object.unlessNull(.linkedSDK).map(Self.linkedSDK)
        appClip = try object.bool(.appClip, default: appClip)
        widgets = try object.bool(.widgets, default: widgets)
        strings = try object[.strings]?.list().map { value throws(DeviceInputError) in try value.path() } ?? strings
    }

    private static func linkedSDK(_ value: DeviceJSONValue) throws(DeviceInputError) -> Int {
        guard let major = AppBuild.sdkMajor(parsing: try value.string()) else {
            throw value.error(
                .invalidValue,
                "“\(try value.string())” is no version of an SDK",
                remedy: "Write the version of the SDK's iOS, such as \"10.3\""
            )
        }
        return major
    }

    static func version(_ value: DeviceJSONValue) throws(DeviceInputError) -> IOSVersion {
        guard case .string(let text) = value.node.content else {
            throw value.error(
                .wrongType,
                "a string belongs here, not \(value.node.summary)",
                remedy: "Write the iOS version in quotes, such as \"17.4\""
            )
        }
        do {
            return try IOSVersion(parsing: text)
        } catch {
            throw value.error(.invalidValue, error.message)
        }
    }

    static func infoPlist(
        _ value: DeviceJSONValue
    ) throws(DeviceInputError) -> DeviceScenario.InfoPlistSource {
        switch value.node.content {
        case .string: .file(try value.path())
        case .object: .inline(try dictionary(value))
        default: throw value.wrongType(expected: "the path of an Info.plist, or its dictionary as an object,")
        }
    }

    /// The dictionary as written; a property list has no null.
    private static func dictionary(_ value: DeviceJSONValue) throws(DeviceInputError) -> DeviceJSON {
        var open = [value]
        while let next = open.popLast() {
            switch next.node.content {
            case .null: throw next.error(.invalidValue, "an Info.plist has no null", remedy: "Leave the key out")
            case .object: open += try next.members().map(\.value)
            case .array: open += try next.list()
            default: continue
            }
        }
        return value.node.json
    }

    private static func position(
        _ object: DeviceJSONObject<DeviceScenario.Keys.Device>
    ) throws(DeviceInputError) -> DeviceScenario.TruePosition? {
        let place = object.unlessNull(.place)
        guard let track = object.unlessNull(.track) else {
            return try place.map { value throws(DeviceInputError) in .place(try DeviceScenario.Place(reading: value)) }
        }
        guard place == nil else {
            throw track.error(
                .contradiction,
                "the phone is either at a place or on a track",
                remedy: "Remove “place” or “track”"
            )
        }
        return .track(try track.path())
    }

    private static func compass(_ value: DeviceJSONValue) throws(DeviceInputError) -> DeviceCompass {
        let object = try value.object(DeviceScenario.Keys.Compass.allCases)
        var compass = DeviceCompass()
        compass.heading = try object[.heading]?.direction() ?? compass.heading
        compass.declination = try object[.declination]?.number(in: -180...180) ?? compass.declination
        compass.accuracy = try object[.accuracy]?.number(in: -1...180) ?? compass.accuracy
        compass.isAvailable = try object.bool(.available, default: compass.isAvailable)
        return compass
    }

    private static func lastKnown(
        _ value: DeviceJSONValue
    ) throws(DeviceInputError) -> DeviceScenario.LastKnown {
        let object = try value.object(DeviceScenario.Keys.LastKnown.allCases)
        return DeviceScenario.LastKnown(
            place: DeviceScenario.Place(
                latitude: try object.required(.latitude).latitude(),
                longitude: try object.required(.longitude).longitude()
            ),
            age: try object[.age]?.seconds() ?? .zero
        )
    }
}

extension DeviceScenario.Place {
    /// Reads an object with `latitude` and `longitude`.
    init(reading value: DeviceJSONValue) throws(DeviceInputError) {
        let object = try value.object(DeviceScenario.Keys.Place.allCases)
        self.init(
            latitude: try object.required(.latitude).latitude(),
            longitude: try object.required(.longitude).longitude()
        )
    }
}

extension DeviceJSONValue {
    /// Degrees north.
    func latitude() throws(DeviceInputError) -> Double { try number(in: -90...90) }

    /// Degrees east.
    func longitude() throws(DeviceInputError) -> Double { try number(in: -180...180) }

    /// Degrees clockwise from north.
    func direction() throws(DeviceInputError) -> Double { try number(in: 0...360) }

    /// A path, as seen from where the program runs.
    func path() throws(DeviceInputError) -> String {
        DeviceInputFile.resolve(try string(), besides: file ?? "")
    }
}
