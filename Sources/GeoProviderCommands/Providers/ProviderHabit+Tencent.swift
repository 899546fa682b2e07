// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedTencentLBS

extension ProviderHabit {
    /// The habits of Tencent's SDK.
    static var tencent: [ProviderHabit] {
        SimulatedTencent.Habit.allCases.map { habit in
            let entry = habit.switchName.map(SimulatedTencent.Switch.named)
            return ProviderHabit(
                id: habit.rawValue,
                area: habit.area,
                statement: habit.statement,
                confidence: habit.confidence.rawValue,
                source: habit.source,
                switchName: entry?.name.rawValue,
                switchDefault: entry?.defaultValue,
                explains: habit.explains
            )
        }
    }
}

extension SimulatedTencent.Habit {
    /// What an app notices of the habit.
    fileprivate var explains: Set<String> {
        switch self {
        case .privacyGate: SummaryFields.deadManager
        case .asksNobody, .asksAtInit, .hangsAtInit, .silentWhileUndetermined: SummaryFields.permission
        case .forwardsAuthorization, .forwardsInitial: ["authorizationCallbacks"]
        case .temporaryByApp, .temporaryOrder: SummaryFields.temporaryAccuracy
        case .oneShotLevel, .oneShotSingle, .oneShotSystem, .oneShotWhileUpdating, .oneShotStopped, .oneShotClock,
            .timeoutOfRequest, .timeoutEmpty, .oneShotCancelled, .released:
            SummaryFields.oneShot
        case .refusedKey: SummaryFields.oneShot.union(SummaryFields.updates)
        case .timeoutOfAddress, .addressFailed: SummaryFields.address
        // An address that came is no error.
        case .address, .levelFields, .poiName: SummaryFields.address.subtracting(SummaryFields.errorNumbers)
        case .updatesLevel, .updatesAddress, .updatesInterval: SummaryFields.updates
        case .pauses: SummaryFields.updates.union(["applicationState", "reported"])
        case .errorCodes, .errorDomain: SummaryFields.errorNumbers
        case .denied: SummaryFields.oneShot.union(SummaryFields.updates)
        case .backgroundMode: ["applicationState", "errors"]
        case .datum, .datumAbroad, .datumSession: SummaryFields.datum
        case .privacyMemory, .newerInterface, .heading, .antiMock, .antiMockSigns, .deadReckoning, .geofence,
            .geofenceErrors,
            .geofenceEvents, .geofenceFilter, .district:
            []
        }
    }
}
