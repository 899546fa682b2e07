// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedAMapFoundationKit

extension ProviderHabit {
    /// The habits of AMap's SDK.
    static var amap: [ProviderHabit] {
        SimulatedAMap.Habit.allCases.map { habit in
            let entry = habit.switchName.map(SimulatedAMap.Switch.named)
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

extension SimulatedAMap.Habit {
    /// What an app notices of the habit.
    fileprivate var explains: Set<String> {
        switch self {
        case .privacyGate: SummaryFields.deadManager
        case .asksItself, .asksApp, .missingDelegate, .asksNothing: SummaryFields.permission
        case .handedManager: SummaryFields.oneShot.union(SummaryFields.updates)
        case .forwardsAuthorization, .forwardsInitial: ["authorizationCallbacks"]
        case .asksFullAccuracy, .waitsForFullAccuracy, .requiresFullAccuracy: SummaryFields.temporaryAccuracy
        case .oneShotRefused, .oneShotClock, .oneShotEnough, .oneShotTimeout, .oneShotEmpty, .oneShotDenied,
            .oneShotRefusal, .oneShotRefusalDelay, .oneShotCancelled, .oneShotOldFix:
            SummaryFields.oneShot
        case .refusedKey: SummaryFields.oneShot.union(SummaryFields.updates)
        case .address: SummaryFields.address.subtracting(SummaryFields.errorNumbers)
        case .addressFailed, .addressUnreadable, .addressTimeout, .addressAbroad: SummaryFields.address
        case .updatesMethod, .updatesAddress, .updatesAfterStop: SummaryFields.updates
        case .updatesPause: SummaryFields.updates.union(["applicationState", "reported"])
        case .updatesError, .updatesNilError: SummaryFields.errorNumbers
        case .backgroundMode: ["applicationState", "errors"]
        case .datum, .datumAbroad: SummaryFields.datum
        case .fakeRisk, .oneShotTwice: SummaryFields.oneShot.union(SummaryFields.updates)
        case .headings: SummaryFields.errorNumbers
        case .regions, .fences, .fenceErrors, .fenceSearch, .fenceStatus, .fenceFirstState, .fenceStayed,
            .fenceLocating,
            .fenceReduced, .fenceRisk, .fencePause, .callbackQueue:
            []
        case .privacyMemory, .newerInterface, .keyReading, .asksAtRequest, .addressLanguage, .conversion: []
        }
    }
}
