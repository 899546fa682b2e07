// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// `settings-links`: where links into Settings lead, and what to use instead of the private ones.
enum SettingsLinksCommand {
    static var command: Command {
        Command(
            name: "settings-links",
            summary: "Lists the legacy links into Settings: which open where, and what to use instead",
            details: [
                "Links such as prefs:root=LOCATION_SERVICES are private. The App Store refuses apps that use them, and they "
                    + "stopped opening long ago. The simulated phone follows the same table."
            ],
            flags: [
                Flag(
                    name: "os",
                    value: .text("VERSION"),
                    summary: "One iOS version, such as 9.3; without it the ranges of versions are shown"
                ),
                .format(["text", "json"]),
            ],
            examples: [
                .init(line: "settings-links", purpose: "Shows all of them, with the versions on which they open"),
                .init(line: "settings-links --os 9.3", purpose: "Shows what opens on iOS 9.3"),
                .init(line: "settings-links --format json", purpose: "Prints them for a program"),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let os: IOSVersion?
        do throws(IOSVersionError) {
            os = try invocation.text("os").map { text throws(IOSVersionError) in try IOSVersion(parsing: text) }
        } catch {
            throw CommandFailure("--os: \(error)")
        }
        let report = SettingsLinksReport(os: os)
        if invocation.text("format") == "json" {
            session.console.print(report.json)
        } else {
            session.console.print(report.text(on: session.console.page))
        }
        return .good
    }
}
