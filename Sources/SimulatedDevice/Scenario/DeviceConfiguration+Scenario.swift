// SPDX-License-Identifier: Apache-2.0

import Geodesy
import PermissionRules
import TrackFiles

extension DeviceConfiguration {
    /// The phone that a scenario describes; `infoPlist` stands in where the scenario names none.
    init(_ scenario: DeviceScenario, infoPlist: InfoPlist?) throws(DeviceInputError) {
        let phone = scenario.device
        let declaration = try Self.declaration(
            phone.infoPlist,
            of: scenario,
            otherwise: infoPlist,
            at: "device.infoPlist"
        )
        self.init(
            os: phone.os,
            declaration: declaration,
            switches: scenario.switches,
            permission: PermissionState(
                grant: phone.grant,
                alwaysAsked: phone.alwaysAsked,
                precise: phone.precise ?? !declaration.defaultAccuracyReduced,
                servicesOn: phone.locationServices,
                restricted: phone.restricted,
                widgets: phone.widgets
            )
        )
        build = AppBuild(linkedSDKMajor: phone.linkedSDKMajor, isAppClip: phone.appClip)
        language = phone.language
        hasSignal = phone.signal
        repeatsTrack = phone.repeatTrack
        receivers = phone.receivers
        compass = phone.compass
        hasBluetooth = phone.bluetooth
        isOnline = phone.network == .online
        wirelessData = phone.wirelessData
        seed = UInt64(bitPattern: Int64(phone.seed))
        switch phone.position {
        case .place(let point): place = try scenario.coordinate(point, at: "device.place")
        case .track(let path): track = try Self.track(path, in: scenario)
        }
        if let known = phone.lastKnown {
            lastKnown = DeviceFix(
                coordinate: try scenario.coordinate(known.place, at: "device.lastKnown"),
                horizontalAccuracy: 65,
                time: .zero - known.age
            )
        }
    }

    private static func track(
        _ path: String,
        in scenario: DeviceScenario
    ) throws(DeviceInputError) -> TrackTimeline {
        do {
            return try TrackTimeline(GPXDocument(contentsOfFile: path), speed: scenario.device.speed)
        } catch {
            throw scenario.error(.unreadable, at: "device.track", "\(error)")
        }
    }

    /// What an app declares whose Info.plist comes from there; `keyPath` is for errors.
    static func declaration(
        _ source: DeviceScenario.InfoPlistSource,
        of scenario: DeviceScenario,
        otherwise given: InfoPlist?,
        at keyPath: String
    ) throws(DeviceInputError) -> AppDeclaration {
        let texts = try strings(of: scenario)
        var switches = scenario.switches
        switches.removedRules.formUnion(rulesRemovedByEnvironment)
        do {
            return AppDeclaration(try infoPlist(source, otherwise: given), switches: switches)
                .localized(by: texts, in: scenario.device.language)
        } catch {
            throw scenario.error(.unreadable, at: keyPath, "\(error)")
        }
    }

    private static func strings(of scenario: DeviceScenario) throws(DeviceInputError) -> LocalizedTexts {
        do {
            return try LocalizedTexts(contentsOf: scenario.device.strings)
        } catch {
            throw scenario.error(.unreadable, at: "device.strings", "\(error)")
        }
    }

    private static func infoPlist(
        _ source: DeviceScenario.InfoPlistSource,
        otherwise given: InfoPlist?
    ) throws(PropertyListError) -> InfoPlist {
        switch source {
        case .file(let path): try InfoPlist(contentsOfFile: path)
        case .sample: given ?? InfoPlist(dictionary(DeviceScenario.InfoPlistSource.sampleDictionary))
        case .inline(let dictionary): InfoPlist(self.dictionary(dictionary))
        }
    }

    private static func dictionary(_ json: DeviceJSON) -> [String: PropertyListValue] {
        guard case .object(let members) = json else { return [:] }
        return Dictionary(members.map { ($0.key, value($0.value)) }, uniquingKeysWith: { _, last in last })
    }

    private static func value(_ json: DeviceJSON) -> PropertyListValue {
        switch json {
        case .null: ""
        case .bool(let flag): PropertyListValue(.boolean(flag))
        case .integer(let number): PropertyListValue(.integer(Int64(number)))
        case .number(let number): PropertyListValue(.real(number))
        case .string(let text): PropertyListValue(.string(text))
        case .array(let elements): PropertyListValue(.array(elements.map(value)))
        case .object(let members):
            PropertyListValue(
                .dictionary(
                    PropertyListDictionary(
                        entries: members.map { PropertyListDictionary.Entry(key: $0.key, value: value($0.value)) }
                    )
                )
            )
        }
    }
}

extension DeviceScenario {
    /// A place of the scenario as a coordinate; an error points at the key path.
    func coordinate(_ place: Place, at keyPath: String) throws(DeviceInputError) -> Coordinate<WGS84> {
        do {
            return try Coordinate<WGS84>(latitude: place.latitude, longitude: place.longitude)
        } catch {
            throw self.error(
                .invalidValue,
                at: keyPath,
                "\(error)",
                remedy: "Use degrees: latitude -90 to 90, longitude -180 to 180"
            )
        }
    }
}
