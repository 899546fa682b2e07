// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The timeline of a recording while it grows.
///
/// What the person notes afterwards is put where it happened: an answer before what it led to, a change in Settings while
/// the app was away.
struct RecordingLog {
    private(set) var entries: [Recording.Entry] = []

    /// Writes what happened now.
    mutating func append(_ lane: String, _ event: String, _ detail: String, at time: Double) {
        entries.append(Recording.Entry(t: max(time, entries.last?.t ?? 0), lane: lane, event: event, detail: detail))
    }

    /// The person says which dialog they saw last, and what they tapped.
    ///
    /// - Parameters:
    ///   - prompt: The dialog, in the words of the formats: `first13`, `upgrade13`, `tempFull14`, …
    ///   - option: The button: `allowOnce`, `allowWhileUsing`, …
    ///   - precise: Where they left the Precise switch; nil if they did not touch it.
    ///   - time: Now.
    mutating func noteAnswer(_ option: String, to prompt: String, precise: Bool?, at time: Double) {
        let shown = entries.lastIndex { $0.isAppState("inactive") } ?? entries.count
        let shownAt = shown < entries.count ? entries[shown].t : time
        insert(Recording.Entry(t: shownAt, lane: "system", event: "prompt", detail: prompt), at: shown)
        let answered = entries[min(shown + 1, entries.count)...].firstIndex(where: tellsOfAnswer) ?? entries.count
        let words = precise.map { ", Precise \($0 ? "on" : "off")" } ?? ""
        insert(
            Recording.Entry(
                t: answered < entries.count ? entries[answered].t : time,
                lane: "user",
                event: "answer",
                detail: "\(option) on \(prompt)\(words)"
            ),
            at: answered
        )
    }

    /// The person says what they changed in Settings when the app was last off the screen.
    ///
    /// - Parameters:
    ///   - change: In the words of the timeline: `access never`, `precise off`, `location services on`, …
    ///   - time: Now.
    mutating func noteSetting(_ change: String, at time: Double) {
        let left = entries.lastIndex { $0.isAppState("background") } ?? entries.count - 1
        let place = left + 1
        let before = left >= 0 ? entries[left].t : 0
        let after = place < entries.count ? entries[place].t : time
        let entry = Recording.Entry(t: (before + after) / 2, lane: "user", event: "settings", detail: change)
        insert(entry, at: place)
    }

    private mutating func insert(_ entry: Recording.Entry, at index: Int) { entries.insert(entry, at: index) }

    /// Whether an entry can only come of an answer: the app is in front again, or hears of another permission.
    private func tellsOfAnswer(_ entry: Recording.Entry) -> Bool {
        if entry.isAppState("active") || entry.isAppState("background") { return true }
        guard entry.event == "callback" else { return false }
        if entry.detail.hasPrefix("completion of temporary full accuracy") { return true }
        return entry.permission.map { !$0.hasPrefix("notDetermined") } ?? false
    }
}

extension Recording.Entry {
    func isAppState(_ state: String) -> Bool { event == "appState" && detail == state }

    /// The permission that an authorization callback tells; nil for any other entry.
    var permission: String? {
        guard event == "callback", detail.contains("hangeAuthorization"), let colon = detail.range(of: "manager 1: ")
        else { return nil }
        return String(detail[colon.upperBound...])
    }
}
