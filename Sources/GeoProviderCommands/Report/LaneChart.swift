// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The timeline of a run as swim-lanes: time runs down, each lane is a column, and prompts are drawn where they appear.
///
/// It is a list, read aloud in the order of time; on a narrow screen the lanes are stacked and keep their colours.
struct LaneChart {
    let run: RunRecord
    let rules: RuleIndex
    /// The name of the chart, as text.
    let name: String

    var text: String {
        let heads = DeviceLane.allCases.map { "<span class=\"lane \($0.rawValue)\">\(Self.title(of: $0))</span>" }
        return """
            <div class="lanes">
            <div class="heads" aria-hidden="true"><span class="time">time</span>\(heads.joined())</div>
            <ol aria-label="\(HTMLText.visible(name))">
            \(items.joined(separator: "\n"))
            </ol>
            </div>
            """
    }

    /// The name of a lane, for readers.
    static func title(of lane: DeviceLane) -> String {
        switch lane {
        case .user: "User"
        case .system: "System"
        case .coreLocation: "CoreLocation"
        case .sdk: "SDK"
        case .provider: "Provider"
        case .app: "App"
        }
    }

    private var items: [String] {
        let frames = Dictionary(run.screens.map { ($0.entry, $0) }) { first, _ in first }
        var last: String?
        return run.timeline.enumerated().map { index, entry in
            let time = DeviceTimeText.seconds(entry.time)
            defer { last = time }
            let stamp = "<time\(time == last ? " class=\"same\"" : "")>\(time) s</time>"
            let frame = frames[index].map { "\n" + $0.html(in: run.language) } ?? ""
            return """
                <li class="\(entry.lane.rawValue)\(time == last ? "" : " new")">\(stamp)\
                <div class="event">\(Self.event(entry, rules))</div>\(frame)</li>
                """
        }
    }

    /// What an entry says: its lane, which the wide chart shows by its column, its kind, its details and its rule.
    static func event(_ entry: DeviceJournalEntry, _ rules: RuleIndex) -> String {
        let rule = entry.rule.map(rules.html) ?? ""
        return """
            <span class="who">\(title(of: entry.lane)) </span><b>\(HTMLText.escaped(entry.event.rawValue))</b> \
            <span class="what">\(HTMLText.visible(entry.detail))</span>\(rule)
            """
    }
}

extension RunRecord {
    /// The language of the phone, as a page names it.
    var language: String { parameters["language"]?.text ?? "en" }
}
