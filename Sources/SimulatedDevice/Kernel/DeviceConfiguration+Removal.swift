// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules

extension DeviceConfiguration {
    /// The rules that `GEOPROVIDER_ROWS_OFF` takes away, by their ids, in debug builds; `.ci/ledger-rows-off` sets it.
    static let rulesRemovedByEnvironment: Set<BehaviourRule> = {
        #if DEBUG
            let ids = ProcessInfo.processInfo.environment["GEOPROVIDER_ROWS_OFF"] ?? ""
            return Set(ids.split(separator: ",").compactMap { BehaviourRule(rawValue: String($0)) })
        #else
            return []
        #endif
    }()
}
