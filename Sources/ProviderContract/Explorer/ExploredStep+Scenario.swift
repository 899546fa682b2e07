// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ExploredStep {
    /// The step as one of a scenario, taken now on a phone; nil where only time passes.
    func json(on phone: ExploredPhone) -> DeviceJSON? {
        guard let (verb, arguments) = verb(on: phone) else { return nil }
        let time = ExplorationScenario.seconds(phone.device.now)
        return .object([.init("at", time), .init("do", .string(verb))] + arguments)
    }

    private func verb(on phone: ExploredPhone) -> (String, [DeviceJSON.Member])? {
        switch self {
        case .wait: nil
        case .launch: ("launch", [])
        case .foreground: ("foreground", [])
        case .background: ("background", [])
        case .kill: ("terminate", [])
        case .alwaysEvent: ("deliverAlwaysEvent", [])
        case .remind: ("advanceDays", [.init("days", 3)])
        case .requestWhenInUse: ("requestWhenInUse", [])
        case .requestAlways: ("requestAlways", [])
        case .requestTemporary:
            ("requestTemporaryFullAccuracy", [.init("purposeKey", .string(ContractSetUp.purposeKey))])
        case .requestLocation: ("requestLocation", [])
        case .cancel: ("cancel", [])
        case .start: ("startUpdating", [])
        case .stop: ("stopUpdating", [])
        case .answer(let option, let flips):
            ("answer", [.init("choose", .string(option.rawValue))] + (flips ? precise(on: phone) : []))
        case .settings(.reset): ("resetLocationAndPrivacy", [])
        case .settings(let change): ("settings", [member(of: phone.edit(change))])
        }
    }

    private func precise(on phone: ExploredPhone) -> [DeviceJSON.Member] {
        phone.device.permission.promptOnScreen?.preciseSwitch.map { [.init("precise", .bool(!$0))] } ?? []
    }

    private func member(of edit: SettingsEdit) -> DeviceJSON.Member {
        switch edit {
        case .access(let access): .init("access", .string(access.rawValue))
        case .precise(let on): .init("precise", .bool(on))
        case .locationServices(let on): .init("locationServices", .bool(on))
        case .restricted(let on): .init("restricted", .bool(on))
        case .widgets(let on): .init("widgets", .bool(on))
        case .resetLocationAndPrivacy: .init("access", "askNextTime")
        }
    }

    /// The step for a person.
    var words: String {
        switch self {
        case .wait: "time passes until something happens"
        case .launch: "the app is launched"
        case .foreground: "the app comes on screen"
        case .background: "the app leaves the screen"
        case .kill: "the system ends the app"
        case .alwaysEvent: "an event comes that only Always may have"
        case .remind: "days pass, and the system reminds of background use"
        case .requestWhenInUse: "requestWhenInUseAuthorization()"
        case .requestAlways: "requestAlwaysAuthorization()"
        case .requestTemporary: "requestTemporaryFullAccuracyAuthorization(withPurposeKey:)"
        case .requestLocation: "requestLocation(_:)"
        case .cancel: "cancel()"
        case .start: "startUpdatingLocation()"
        case .stop: "stopUpdatingLocation()"
        case .answer(let option, let flips): "the user taps \(option.rawValue)" + (flips ? ", Precise turned over" : "")
        case .settings(.access(let access)): "Settings: \(access.rawValue)"
        case .settings(.precise): "Settings: Precise turned over"
        case .settings(.locationServices): "Settings: Location Services turned over"
        case .settings(.restricted): "Settings: the restriction turned over"
        case .settings(.reset): "Settings: Reset Location & Privacy"
        }
    }
}
