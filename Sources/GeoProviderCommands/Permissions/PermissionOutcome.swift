// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// What a choice came to on a provider: what the app reads, and what it and the user lived through.
struct PermissionOutcome: Hashable {
    /// The status that the app reads.
    let status: String
    /// The accuracy authorization; nil before iOS 14, where there is none.
    let accuracy: String?
    /// What became of the location that the app asked for.
    let location: String
    /// The datum of the location; nil without one.
    let datum: String?
    /// What happened, in order.
    let events: [Event]

    /// Something that the app, the user or the console noticed.
    struct Event: Hashable {
        let time: String
        let lane: DeviceLane
        let kind: DeviceJournalEvent
        let text: String
        let rule: String?
    }

    init(_ record: RunRecord, under rules: RuleSet) {
        let summary = record.summary
        status = summary["authorization"]?.plain ?? ""
        accuracy = PermissionMachine(rules).traits.hasAccuracyAuthorization ? summary["accuracy"]?.plain : nil
        location = Comparison.words(for: "completions", in: summary)
        datum = summary["lastLocation"]?["datum"]?.text
        events = record.timeline.filter(Self.isNoticed).map { entry in
            Event(
                time: DeviceTimeText.seconds(entry.time),
                lane: entry.lane,
                kind: entry.event,
                text: entry.detail,
                rule: entry.rule
            )
        }
    }

    /// The rules behind it, each once, in order.
    var rules: [String] {
        var seen: Set<String> = []
        return events.compactMap(\.rule).filter { seen.insert($0).inserted }
    }

    /// Whether an entry is about permission: what is asked, shown, answered, refused and called back.
    private static func isNoticed(_ entry: DeviceJournalEntry) -> Bool {
        switch (entry.lane, entry.event) {
        case (.user, .answer), (.app, .step), (.sdk, .callback), (.provider, .completion): true
        case (.system, .prompt), (.system, .authorization), (.system, .accuracy), (.system, .refused),
            (.system, .console):
            true
        case (.coreLocation, .callback): entry.detail.contains(" to app")
        case (.coreLocation, .call): entry.detail.hasPrefix("request") && entry.detail.contains("Authorization")
        case (.app, .callback): !entry.detail.hasPrefix("one-shot")
        default: false
        }
    }
}
