// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// What iOS does, typed from Apple's documents in the form people print it: a key matrix and one list per band.
///
/// It shares no row, no order and no band constant with the tables under test.
enum ExpectedBehaviour {
    /// Which text the prompt shows that a request raises from "not asked"; `-` means silence, `WB` first W, later B.
    ///
    /// Columns: iOS 8 to 10 When-In-Use and Always, iOS 11 and 12 the same, iOS 13 and later the same.
    static let keyMatrix = """
        none   -  -    -  -    -  -
        W      W  -    W  -    W  -
        A      -  A    -  -    -  -
        B      -  -    -  -    -  -
        WA     W  A    W  -    W  -
        WB     W  -    W  B    W  WB
        AB     -  A    -  -    -  -
        WAB    W  A    W  B    W  WB
        """

    /// Everything a request can bring about with the keys in place, the app on screen, services on, no restriction.
    ///
    /// `fresh`: the Always upgrade is not used up; `asked`: it is used up afterwards; `at once`: without a prompt.
    /// The number is the status the app reads afterwards. What is not listed is silent.
    static let bands: [(rules: [String], transitions: String)] = [
        (
            ["8"],
            """
            unasked         | whenInUse | wiu8 W      | allow               | whenInUse 4, callback
            unasked         | whenInUse | wiu8 W      | dontAllow           | denied 2, callback
            unasked         | always    | always8 A   | allow               | always 3, callback
            unasked         | always    | always8 A   | dontAllow           | denied 2, callback
            """
        ),
        (
            ["11"],
            """
            unasked         | whenInUse | wiu8 W      | allow               | whenInUse 4, callback
            unasked         | whenInUse | wiu8 W      | dontAllow           | denied 2, callback
            unasked         | always    | always11 B  | alwaysAllow         | always 3, asked, callback
            unasked         | always    | always11 B  | onlyWhileUsing      | whenInUse 4, asked, callback
            unasked         | always    | always11 B  | dontAllow           | denied 2, callback
            whenInUse fresh | always    | upgrade11 B | alwaysAllow         | always 3, asked, callback
            whenInUse fresh | always    | upgrade11 B | keepOnlyWhileUsing  | whenInUse 4, asked
            """
        ),
        (
            ["13.0"],
            """
            unasked         | whenInUse | first13 W   | allowWhileUsing     | whenInUse 4, callback
            unasked         | whenInUse | first13 W   | allowOnce           | once 4, callback
            unasked         | whenInUse | first13 W   | dontAllow           | denied 2, callback
            unasked         | always    | first13 W   | allowWhileUsing     | provisionalAlways 3, asked, callback
            unasked         | always    | first13 W   | allowOnce           | once 4, callback
            unasked         | always    | first13 W   | dontAllow           | denied 2, callback
            whenInUse fresh | always    | at once     |                     | provisionalAlways 3, asked, callback
            """
        ),
        (
            ["13.4", "14", "17", "18"],
            """
            unasked         | whenInUse | first13 W   | allowWhileUsing     | whenInUse 4, callback
            unasked         | whenInUse | first13 W   | allowOnce           | once 4, callback
            unasked         | whenInUse | first13 W   | dontAllow           | denied 2, callback
            unasked         | always    | first13 W   | allowWhileUsing     | provisionalAlways 3, asked, callback
            unasked         | always    | first13 W   | allowOnce           | once 4, callback
            unasked         | always    | first13 W   | dontAllow           | denied 2, callback
            whenInUse fresh | always    | upgrade13 B | changeToAlwaysAllow | always 3, asked, callback
            whenInUse fresh | always    | upgrade13 B | keepOnlyWhileUsing  | whenInUse 4, asked
            """
        ),
    ]

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
