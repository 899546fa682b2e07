// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario.Action {
    /// The step in words, for the journal: the verb and what it names.
    package var words: String {
        switch self {
        case .launch: "launch"
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        case .foreground: "foreground"
        case .terminate: "terminate"
        case .forceQuit: "forceQuit"
        case .restart: "restart"
        case .unlock: "unlock"
        case .requestWhenInUse: "requestWhenInUse"
        case .requestAlways: "requestAlways"
        case .requestTemporaryFullAccuracy(let key): "requestTemporaryFullAccuracy “\(key)”"
        case .requestLocation(let call): "requestLocation" + (call.name.map { " “\($0)”" } ?? "")
        case .startUpdating: "startUpdating"
        case .stopUpdating: "stopUpdating"
        case .cancel(let name): "cancel" + (name.map { " “\($0)”" } ?? "")
        case .answer(let option, _): "answer \(option.rawValue)"
        case .settings: "settings"
        case .openSettings: "openSettings"
        case .agreePrivacy(let agreement): "agreePrivacy \(agreement.agreed ? "agreed" : "not agreed")"
        case .network(let online, let failure):
            "network \(online ? "online" : "offline")" + (failure.map { ", \($0.rawValue)" } ?? "")
        case .signal(let available): "signal \(available ? "available" : "lost")"
        case .swap(let id): "swap to \(id)"
        case .hijackDelegate: "hijackDelegate"
        case .place(let place, let isSimulated):
            "place \(place.latitude), \(place.longitude)" + (isSimulated ? ", by software" : "")
        case .inject: "inject"
        case .compass: "compass"
        case .beacon(let beacon): "beacon \(beacon.major).\(beacon.minor) \(beacon.proximity?.rawValue ?? "gone")"
        case .monitorRegion(let region): "monitorRegion “\(region.identifier)”"
        case .stopMonitoringRegion(let name): "stopMonitoringRegion “\(name)”"
        case .startHeading: "startHeading"
        case .stopHeading: "stopHeading"
        case .deliverAlwaysEvent: "deliverAlwaysEvent"
        case .updateApp: "updateApp"
        case .reinstall: "reinstall"
        case .upgradeOS(let os): "upgradeOS \(os)"
        case .advanceDays(let days): "advanceDays \(days)"
        }
    }
}
