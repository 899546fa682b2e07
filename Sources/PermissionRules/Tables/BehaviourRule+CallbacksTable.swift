// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// Authorization callbacks.
    static let callbacks: [Entry] = [
        row(
            .initialCallback,
            "callbacks",
            "A new manager's delegate gets the current status once, on a later turn.",
            .documented,
            "reference page of locationManagerDidChangeAuthorization(_:)"
        ),
        row(
            .changeCallback,
            "callbacks",
            "Each manager reports each visible change once, on a later turn.",
            .documented,
            "CLLocationManager.h (12.1 SDK)"
        ),
        row(
            .newCallback,
            "callbacks",
            "A delegate with both authorization callbacks gets the new one only.",
            rules: .ios14On,
            .inferred,
            "no written source",
            .preferNewAuthorizationCallback
        ),
        row(
            .oldCallbackAlone,
            "callbacks",
            "A delegate with the old callback alone still gets status changes.",
            rules: .ios14On,
            .reported,
            "maintained plug-ins rely on it"
        ),
        row(
            .callbackAfterSuspension,
            "callbacks",
            "Changes while the app is suspended are reported as one when it runs again.",
            .documented,
            "reference page of locationManagerDidChangeAuthorization(_:); reports"
        ),
        row(
            .missingMethod,
            "callbacks",
            "An outcome that meets a delegate without the method it needs is noted.",
            .documented,
            "reference page of requestLocation()",
            .missingDelegateMethod
        ),
        row(
            .newerInterface,
            "callbacks",
            "A call of an interface newer than the simulated iOS is noted.",
            .inferred,
            "availability marks of the headers"
        ),
        row(
            .temporaryOrder,
            "callbacks",
            "Temporary accuracy sets the property, calls the delegate, then completes.",
            rules: .ios14On,
            .inferred,
            "no written source"
        ),
    ]
}
