// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension SettingsLinksReport {
    /// The report, made for reading.
    func text(on page: Page) -> String {
        var page = page
        page.add("Links into Settings on " + (os.map { "iOS \($0)" } ?? "iOS 8 and later"), indent: 0, style: .bold)
        page.addGap()
        for rule in rules {
            let head = [rule.writtenScheme, os == nil ? "iOS \(rule.versions)" : rule.opening, "[\(rule.ledger.id)]"]
            page.addTable([head], indent: 2) { _, column in column == 0 ? .cyan : nil }
            page.add(rule.ledger.statement, indent: 6)
        }
        for substitute in [SettingsPage.Substitute.locationRequest, .openSettings, .openNotificationSettings, .words] {
            page.addGap()
            page.add("Instead, " + substitute.advice + ":", indent: 0)
            let pages = SettingsPage.table.filter { $0.instead == substitute }
            page.addTable(pages.map { [$0.name, $0.query] }, indent: 2)
        }
        return page.text
    }
}

extension SettingsLinkRule {
    /// What opens, in two words.
    fileprivate var opening: String {
        switch destination {
        case .nothing: "opens nothing"
        case .page: "opens the page"
        case .settings: "opens Settings"
        case .ownPage: "opens the app's page"
        case .notifications: "opens notifications"
        }
    }
}
