// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario.Action {
    typealias Arguments = DeviceJSONObject<DeviceScenario.Keys.Step>

    /// Reads what a step does; the object has only keys of its verb, and all that the verb requires.
    init(
        _ verb: DeviceScenario.Verb,
        _ object: Arguments,
        app: DeviceScenario.App
    ) throws(DeviceInputError) {
        switch verb {
        case .launch: self = .launch
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        case .foreground: self = .foreground
        case .terminate: self = .terminate
        case .forceQuit: self = .forceQuit
        case .restart: self = .restart
        case .unlock: self = .unlock
        case .requestWhenInUse: self = .requestWhenInUse
        case .requestAlways: self = .requestAlways
        case .requestTemporaryFullAccuracy:
            self = .requestTemporaryFullAccuracy(purposeKey: try Self.purposeKey(object, app))
        case .requestLocation: self = .requestLocation(try DeviceScenario.LocationCall(reading: object))
        case .startUpdating: self = .startUpdating
        case .stopUpdating: self = .stopUpdating
        case .cancel: self = .cancel(of: try object.unlessNull(.of)?.string())
        default: self = try Self.surroundings(verb, object)
        }
    }

    /// The verbs of the user and of the world around the app.
    private static func surroundings(
        _ verb: DeviceScenario.Verb,
        _ object: Arguments
    ) throws(DeviceInputError) -> DeviceScenario.Action {
        switch verb {
        case .answer:
            .answer(try object.required(.choose).choice(), precise: try object.unlessNull(.precise)?.bool())
        case .settings: .settings(try settingsEdit(object))
        case .openSettings: .openSettings
        case .resetLocationAndPrivacy: .settings(.resetLocationAndPrivacy)
        case .agreePrivacy: .agreePrivacy(try DeviceScenario.PrivacyAgreement(reading: object))
        case .network:
            .network(
                online: try object.required(.online).bool(),
                failure: try object.unlessNull(.failure)?.choice()
            )
        case .signal: .signal(available: try object.required(.available).bool())
        case .swap: .swap(to: try object.required(.to).string())
        case .hijackDelegate: .hijackDelegate
        case .place:
            .place(
                try DeviceScenario.Place(reading: object),
                bySoftware: try object.bool(.simulated, default: false)
            )
        case .inject: .inject(try DeviceScenario.RawFix(reading: object))
        case .compass: .compass(try DeviceScenario.Compass(reading: object))
        case .beacon: .beacon(try DeviceScenario.Beacon(reading: object))
        case .monitorRegion: .monitorRegion(try DeviceScenario.Region(reading: object))
        case .stopMonitoringRegion:
            .stopMonitoringRegion(
                identifier: try object[.identifier]?.string() ?? DeviceScenario.Region().identifier
            )
        case .startHeading: .startHeading
        case .stopHeading: .stopHeading
        case .updateApp: .updateApp(try DeviceScenario.Device.infoPlist(try object.required(.infoPlist)))
        case .reinstall: .reinstall
        case .upgradeOS: .upgradeOS(try DeviceScenario.Device.version(try object.required(.os)))
        case .advanceDays: .advanceDays(try object.required(.days).integer(in: 1...3650))
        default: .deliverAlwaysEvent
        }
    }

    private static func purposeKey(
        _ object: Arguments,
        _ app: DeviceScenario.App
    ) throws(DeviceInputError) -> String {
        if let key = try object.unlessNull(.purposeKey)?.string() ?? app.purposeKey { return key }
        throw object.whole.error(
            .missingKey,
            "the request has no purpose key",
            remedy: "Add “purposeKey” here, or to “app”"
        )
    }

    private static func settingsEdit(_ object: Arguments) throws(DeviceInputError) -> SettingsEdit {
        let edits: [SettingsEdit?] = [
            try object[.access].map { value throws(DeviceInputError) in .access(try value.choice()) },
            try object[.precise].map { value throws(DeviceInputError) in .precise(try value.bool()) },
            try object[.locationServices].map { value throws(DeviceInputError) in .locationServices(try value.bool()) },
            try object[.restricted].map { value throws(DeviceInputError) in .restricted(try value.bool()) },
            try object[.widgets].map { value throws(DeviceInputError) in .widgets(try value.bool()) },
        ]
        let given = edits.compactMap(\.self)
        guard given.count == 1, let edit = given.first else {
            let names = DeviceScenario.Verb.settings.arguments.map(\.rawValue).joined(separator: ", ")
            throw object.whole.error(
                given.isEmpty ? .missingKey : .contradiction,
                "a step changes one setting, and this one names \(given.count)",
                remedy: given.isEmpty ? "Add one of: \(names)" : "Write a step for each of them"
            )
        }
        return edit
    }
}
