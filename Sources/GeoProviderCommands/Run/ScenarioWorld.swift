// SPDX-License-Identifier: Apache-2.0

import Geodesy
import PermissionRules
import SimulatedDevice
import TrackFiles

/// The simulated phone that a scenario describes.
enum ScenarioWorld {
    /// Makes the phone; its app is not launched yet.
    static func device(for scenario: DeviceScenario) throws(DeviceInputError) -> SimulatedDevice {
        let phone = scenario.device
        let declaration = try declaration(of: scenario)
        var configuration = DeviceConfiguration(
            os: phone.os,
            declaration: declaration,
            switches: scenario.switches,
            permission: PermissionState(
                grant: phone.grant,
                alwaysAsked: phone.alwaysAsked,
                precise: phone.precise ?? !declaration.defaultAccuracyReduced,
                servicesOn: phone.locationServices,
                restricted: phone.restricted
            )
        )
        configuration.language = phone.language
        configuration.hasSignal = phone.signal
        configuration.isOnline = phone.network == .online
        configuration.wirelessData = phone.wirelessData
        configuration.seed = UInt64(bitPattern: Int64(phone.seed))
        switch phone.position {
        case .place(let place):
            configuration.place = try coordinate(place, in: scenario, at: "device.place")
        case .track(let path):
            configuration.track = try track(path, in: scenario)
        }
        if let known = phone.lastKnown {
            configuration.lastKnown = DeviceFix(
                coordinate: try coordinate(known.place, in: scenario, at: "device.lastKnown"),
                horizontalAccuracy: 65,
                time: .zero - known.age
            )
        }
        let device = SimulatedDevice(configuration)
        device.user.answers = scenario.user.answers.map {
            DeviceUserAnswer(prompt: $0.prompt, option: $0.choice, precise: $0.precise, delay: $0.after)
        }
        if case .choose(let option) = scenario.user.otherwise { device.user.otherwise = option }
        return device
    }

    /// A place of a scenario as a coordinate.
    static func coordinate(
        _ place: DeviceScenario.Place,
        in scenario: DeviceScenario,
        at keyPath: String
    ) throws(DeviceInputError) -> Coordinate<WGS84> {
        do {
            return try Coordinate<WGS84>(latitude: place.latitude, longitude: place.longitude)
        } catch {
            throw scenario.error(
                .invalidValue,
                at: keyPath,
                "\(error)",
                remedy: "Use degrees: latitude -90 to 90, longitude -180 to 180"
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

    private static func declaration(of scenario: DeviceScenario) throws(DeviceInputError) -> AppDeclaration {
        do {
            return AppDeclaration(try infoPlist(of: scenario), switches: scenario.switches)
        } catch {
            throw scenario.error(.unreadable, at: "device.infoPlist", "\(error)")
        }
    }

    private static func infoPlist(of scenario: DeviceScenario) throws(PropertyListError) -> InfoPlist {
        switch scenario.device.infoPlist {
        case .file(let path): try InfoPlist(contentsOfFile: path)
        case .sample: InfoPlist(dictionary(DeviceScenario.InfoPlistSource.sampleDictionary))
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
