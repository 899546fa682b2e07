// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// What `settings-links` prints.
struct SettingsLinksReport {
    /// The iOS version asked about; nil: all of them.
    let os: IOSVersion?

    /// The rules that bind the version, or all.
    var rules: [SettingsLinkRule] {
        SettingsLinkRule.table.filter { rule in rule.scheme != nil && os.map(rule.binds) ?? true }
    }

    /// The report as a document for programs.
    var json: DeviceJSON {
        .document([
            "os": DeviceJSON(os?.description),
            "schemes": .array(rules.map(scheme)),
            "links": .array(SettingsPage.table.map(link)),
        ])
    }

    private func scheme(_ rule: SettingsLinkRule) -> DeviceJSON {
        [
            "scheme": .string(rule.writtenScheme),
            "from": .string(rule.first.description),
            "until": DeviceJSON(rule.end?.description),
            "opens": .string(rule.destination.rawValue),
            "rule": .string(rule.ledger.id),
        ]
    }

    private func link(_ page: SettingsPage) -> DeviceJSON {
        [
            "name": .string(page.name),
            "nameZh": .string(page.chineseName),
            "links": DeviceJSON([page.legacyLink, page.laterLink]),
            "opens": os.map { os in
                DeviceJSON(
                    [page.legacyLink, page.laterLink].map {
                        SettingsLinkRule.rule(for: $0, on: os).destination.rawValue
                    }
                )
            } ?? .null,
            "instead": .string(page.instead.rawValue),
            "advice": .string(page.instead.advice),
        ]
    }
}

extension SettingsLinkRule {
    /// The scheme with its colon, written as apps write it.
    var writtenScheme: String {
        switch scheme {
        case "app-prefs": "App-Prefs:"
        default: (scheme ?? "") + ":" + (rest ?? "")
        }
    }

    /// The versions that it binds, such as `8 until 10`.
    var versions: String { end.map { "\(first.major) until \($0.major)" } ?? "\(first.major) and later" }
}

extension SettingsPage.Substitute {
    /// What to do, as one phrase without its full stop.
    var advice: String {
        switch self {
        case .openSettings:
            "open UIApplication.openSettingsURLString: the app's own page has this setting for the app"
        case .locationRequest:
            "request a location: while Location Services are off the system's alert leads to Settings; for the app's own "
                + "permission open UIApplication.openSettingsURLString"
        case .openNotificationSettings:
            "open UIApplication.openNotificationSettingsURLString from iOS 16 on, before that "
                + "UIApplication.openSettingsURLString"
        case .words: "say in words where it is: no public link opens a page that is not the app's own"
        }
    }
}
