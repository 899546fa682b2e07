// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// The smaller parts of CoreLocation.
    static let surface: [Entry] = [
        row(
            .servicesOnMainThread,
            "callbacks",
            "From iOS 16 asking on the main thread whether services are on leaves an advice on the console.",
            rules: .ios14On,
            .reported,
            "reference page of locationServicesEnabled(); seen since iOS 16"
        ),
        row(
            .locationSource,
            "sensing",
            "From iOS 15 a location says who produced it; what the receivers find says that no software did.",
            rules: .ios14On,
            .reported,
            "reference page of sourceInformation; one measurement of what a real location says"
        ),
        row(
            .locationPushes,
            "location pushes",
            "From iOS 15 an app with the entitlement gets a token for location pushes, another missingEntitlement.",
            rules: .ios14On,
            .documented,
            "reference page of startMonitoringLocationPushes(completion:)"
        ),
        row(
            .widgetConsent,
            "widgets",
            "Widgets get locations with Always, and with When In Use if the user has said so.",
            rules: .ios14On,
            .documented,
            "reference page of isAuthorizedForWidgetUpdates; WWDC20 10660"
        ),
    ]
}
