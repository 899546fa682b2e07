// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// The words a step's `do` may be.
    enum Verb: String, CaseIterable {
        case launch, active, inactive, background, foreground, terminate, forceQuit, restart, unlock
        case requestWhenInUse, requestAlways, requestTemporaryFullAccuracy
        case requestLocation, startUpdating, stopUpdating, cancel
        case answer, settings, openSettings, resetLocationAndPrivacy, agreePrivacy
        case network, signal, swap, hijackDelegate, place, inject, compass, beacon
        case monitorRegion, stopMonitoringRegion, startHeading, stopHeading
        case deliverAlwaysEvent, advanceDays
        case updateApp, reinstall, upgradeOS

        /// The keys that a step with this verb may have besides `at` and `do`.
        var arguments: [Keys.Step] {
            switch self {
            case .requestTemporaryFullAccuracy: [.purposeKey]
            case .requestLocation: [.name, .manager, .maxAge, .desiredAccuracy]
            case .cancel: [.of]
            case .answer: [.choose, .precise]
            case .settings: [.access, .precise, .locationServices, .restricted, .widgets]
            case .agreePrivacy: [.shown, .contains, .agreed]
            case .network: [.online, .failure]
            case .signal: [.available]
            case .swap: [.to]
            case .place: [.latitude, .longitude, .simulated]
            case .inject:
                [
                    .latitude, .longitude, .horizontalAccuracy, .altitude, .verticalAccuracy, .course,
                    .courseAccuracy, .speed, .speedAccuracy, .age, .simulated,
                ]
            case .monitorRegion: [.identifier, .latitude, .longitude, .radius, .notifyOnEntry, .notifyOnExit]
            case .stopMonitoringRegion: [.identifier]
            case .advanceDays: [.days]
            case .compass: [.heading, .declination, .accuracy]
            case .beacon: [.uuid, .major, .minor, .proximity]
            case .updateApp: [.infoPlist]
            case .upgradeOS: [.os]
            default: []
            }
        }

        /// The keys among ``arguments`` that a step with this verb cannot do without.
        var requiredArguments: [Keys.Step] {
            switch self {
            case .answer: [.choose]
            case .network: [.online]
            case .signal: [.available]
            case .swap: [.to]
            case .place, .inject: [.latitude, .longitude]
            case .advanceDays: [.days]
            case .beacon: [.uuid]
            case .updateApp: [.infoPlist]
            case .upgradeOS: [.os]
            default: []
            }
        }
    }
}
