// SPDX-License-Identifier: Apache-2.0

import GeoProviderCommands
import SimulatedBaiduLocationKit

extension ProviderHabit {
    /// A habit of Baidu's as a row of the ledger.
    init(_ habit: BaiduHabit) {
        self.init(
            id: habit.rawValue,
            area: "Baidu",
            statement: habit.statement,
            confidence: habit.confidence,
            source: habit.source,
            switchName: habit.point?.rawValue,
            switchDefault: habit.point.map { String($0.isLikely) },
            explains: habit.explains
        )
    }
}

extension BaiduHabit {
    /// The fields of a run's summary that an app finds different because of the habit.
    fileprivate var explains: Set<String> {
        switch self {
        case .privacyGate: SummaryFields.deadManager
        case .asks: SummaryFields.permission
        case .key: SummaryFields.oneShot.union(SummaryFields.updates)
        case .forwardsAuthorization: ["authorizationCallbacks"]
        case .refusedWhileUpdating, .enough, .timeout, .unknown, .denied, .silent, .cancelled: SummaryFields.oneShot
        case .address: SummaryFields.oneShot.union(SummaryFields.address)
        case .updates: SummaryFields.updates
        case .pause: SummaryFields.updates.union(["applicationState", "reported"])
        case .datum: SummaryFields.datum
        case .mock, .fences: []
        }
    }
}
