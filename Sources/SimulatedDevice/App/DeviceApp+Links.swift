// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension DeviceApp {
    /// What `UIApplication.openSettingsURLString` says.
    public static let openSettingsURLString = "app-settings:"

    /// The app opens a link, as `UIApplication.open(_:options:completionHandler:)` does.
    ///
    /// Links into Settings take the app off the screen where this iOS opens them; every other link opens nothing. The
    /// journal names the rule either way.
    ///
    /// - Parameter link: The link, such as `prefs:root=LOCATION_SERVICES`.
    /// - Returns: Where it led; `nothing` too for an app that is not on screen, which may open no link.
    @discardableResult
    public func open(_ link: String) -> SettingsLinkRule.Destination {
        let rule = SettingsLinkRule.rule(for: link, on: device.os)
        guard isOnScreen else {
            refuse(link, "only an app on screen opens links", rule)
            return .nothing
        }
        guard rule.destination != .nothing else {
            refuse(link, rule.ledger.statement, rule)
            return .nothing
        }
        part.leaveScreen(rule: rule.ledger.id)
        return rule.destination
    }

    /// The app opens its own page in Settings, the public way.
    public func openSettings() { open(Self.openSettingsURLString) }

    private func refuse(_ link: String, _ reason: String, _ rule: SettingsLinkRule) {
        device.note(.system, .refused, "open(\(link)) by \(device.caller): \(reason)", rule: rule.ledger.id)
    }
}
