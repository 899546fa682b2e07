// SPDX-License-Identifier: Apache-2.0

/// The system dialogs that concern location, named as the formats name them.
public enum PromptID: String, Sendable, CaseIterable {
    /// iOS 8 to 12, a When-In-Use request.
    case wiu8
    /// iOS 8 to 10, an Always request.
    case always8
    /// iOS 8 to 10, the contested upgrade prompt (`allowUpgradeOniOS8`).
    case upgrade8
    /// iOS 11 and 12, an Always request by an app that has not asked.
    case always11
    /// iOS 11 and 12, an Always request after a When-In-Use grant.
    case upgrade11
    /// iOS 13 and later, the first prompt whatever was asked for.
    case first13
    /// iOS 13 and later, the upgrade to Always or the end of provisional Always.
    case upgrade13
    /// iOS 14 and later, precise location for this use of the app.
    case tempFull14
    /// The reminder that an app has used location in the background.
    case reminder
    /// Location Services are off.
    case servicesOff
    /// Mainland devices: may the app use the network.
    case wirelessData
}
