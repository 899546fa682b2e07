// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// What the app of the permission page asks for before it locates, named as `--request` names it.
enum PermissionQuestion: String, CaseIterable {
    /// Nothing: it locates, and leaves the question to whoever asks.
    case none
    /// When In Use.
    case whenInUse
    /// Always.
    case always
    /// When In Use, and Always once that is answered.
    case whenInUseThenAlways
    /// When In Use, and full accuracy for a while once that is answered.
    case temporaryFullAccuracy

    /// The steps of the app, with the second each happens at.
    var steps: [(at: Int, verb: String)] {
        let own: [(at: Int, verb: String)] =
            switch self {
            case .none: []
            case .whenInUse: [(1, "requestWhenInUse")]
            case .always: [(1, "requestAlways")]
            case .whenInUseThenAlways: [(1, "requestWhenInUse"), (10, "requestAlways")]
            case .temporaryFullAccuracy: [(1, "requestWhenInUse"), (10, "requestTemporaryFullAccuracy")]
            }
        return own + [(20, "requestLocation")]
    }

    /// Whether iOS knows it under a rule set.
    func exists(under rules: RuleSet) -> Bool {
        self != .temporaryFullAccuracy || PermissionMachine(rules).traits.hasAccuracyAuthorization
    }
}
