// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// What iOS does besides the lines of the fact sheet, typed from Apple's documents.
///
/// It shares no row, no order and no band constant with the tables under test.
enum ExpectedBehaviour {
    /// The alert shown while Location Services are off: whatever is chosen, nothing changes for the app.
    static let servicesAlert = Reaction.prompt(
        .servicesOff,
        text: nil,
        outcomes: [.settings: Outcome(), .cancel: Outcome()]
    )

    /// The status an app reads.
    static func status(_ state: PermissionState) -> Int32 {
        if state.restricted { return 1 }
        if !state.servicesOn { return 2 }
        return [.unasked: 0, .denied: 2, .whenInUse: 4, .once: 4, .provisionalAlways: 3, .always: 3][state.grant] ?? -1
    }

    /// The accuracy an app reads.
    static func accuracy(_ state: PermissionState, _ rules: RuleSet) -> VisibleAccuracy {
        let isKnown = ["14", "17", "18"].contains(rules.name) && state.grant != .unasked
        return isKnown && !state.precise && !state.temporaryPrecise ? .reduced : .full
    }
}
