// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Links into Settings")
struct SettingsLinkTests {
    @Test(
        "A link leads where its scheme leads on that iOS",
        arguments: [
            ("prefs:root=WIFI", "8", "LINK-PREFS-8", SettingsLinkRule.Destination.page),
            ("prefs:root=WIFI", "9.3", "LINK-PREFS-8", .page),
            ("prefs:root=WIFI", "10", "LINK-PREFS-10", .nothing),
            ("Prefs:root=WIFI", "10.3", "LINK-PREFS-10", .nothing),
            ("prefs://root=WIFI", "26", "LINK-PREFS-10", .nothing),
            ("App-Prefs:root=WIFI", "9", "LINK-APP-PREFS-8", .nothing),
            ("App-Prefs:root=WIFI", "10.3", "LINK-APP-PREFS-10", .page),
            ("app-prefs:root=WIFI", "11", "LINK-APP-PREFS-11", .settings),
            ("App-prefs:", "18", "LINK-APP-PREFS-11", .settings),
            ("app-settings:", "8", "LINK-OWN-PAGE", .ownPage),
            ("app-settings:notifications", "15", "LINK-OWN-PAGE", .ownPage),
            ("app-settings:notifications", "16", "LINK-NOTIFICATIONS", .notifications),
            ("https://example.com", "17", "LINK-OTHER", .nothing),
            ("", "17", "LINK-OTHER", .nothing),
        ]
    )
    func leads(_ link: String, _ os: String, _ id: String, _ destination: SettingsLinkRule.Destination) throws {
        let rule = SettingsLinkRule.rule(for: link, on: try IOSVersion(parsing: os))
        #expect(rule.ledger.id == id)
        #expect(rule.destination == destination)
    }

    @Test("For every scheme and version exactly one row without a page of its own decides", arguments: 8...27)
    func oneRowDecides(_ major: Int) throws {
        guard let os = try? IOSVersion(major: major) else { return }
        for scheme in ["prefs", "app-prefs", "app-settings"] {
            let rows = SettingsLinkRule.table.filter { $0.scheme == scheme && $0.rest == nil && $0.binds(os) }
            #expect(rows.count == 1, "\(scheme) on iOS \(os)")
            #expect(rows.allSatisfy { $0.ledger.rules.contains(RuleSet(binding: os)) })
        }
    }

    @Test("Every page has a link of its own and is found by it, whatever the scheme")
    func pages() {
        let pages = SettingsPage.table
        #expect(Set(pages.map(\.query)).count == pages.count)
        for page in pages {
            #expect(SettingsPage.named(by: page.legacyLink) == page)
            #expect(SettingsPage.named(by: page.laterLink) == page)
            #expect(!page.name.isEmpty && !page.chineseName.isEmpty)
        }
        #expect(SettingsPage.named(by: "prefs:root=NOWHERE") == nil)
        #expect(SettingsPage.named(by: "WIFI") == nil)
    }
}
