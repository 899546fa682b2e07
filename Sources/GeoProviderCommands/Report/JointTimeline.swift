// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The timelines of several runs side by side, one row for each instant; what happens on one provider only is marked.
struct JointTimeline {
    let runs: [RunRecord]
    let rules: RuleIndex

    var text: String {
        let heads = runs.map { "<th scope=\"col\">\(HTMLText.visible($0.provider.displayName))</th>" }
        let rows = times.map { time in
            let cells = runs.indices.map { index in
                "<td data-label=\"\(HTMLText.visible(runs[index].provider.displayName))\">\(cell(at: time, index))</td>"
            }
            return "<tr><th scope=\"row\"><time>\(DeviceTimeText.seconds(time)) s</time></th>\(cells.joined())</tr>"
        }
        return """
            <p>What stands out with a bar happens there and not on every provider at that time.</p>
            <div class="joint" style="--runs: \(runs.count)">
            <table>
            <thead><tr><th scope="col">Time</th>\(heads.joined())</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    private var times: [Duration] { Set(runs.flatMap(\.timeline).map(\.time)).sorted() }

    private func cell(at time: Duration, _ index: Int) -> String {
        let run = runs[index]
        let frames = Dictionary(run.screens.map { ($0.entry, $0) }) { first, _ in first }
        let items = run.timeline.enumerated().filter { $0.element.time == time }.map { place, entry in
            let mark = isShared(entry) ? "" : " only"
            let note = isShared(entry) ? "" : "<span class=\"hidden\"> (differs)</span>"
            let frame = frames[place].map { "\n" + $0.html(in: run.language) } ?? ""
            return "<li class=\"\(entry.lane.rawValue)\(mark)\">\(LaneChart.event(entry, rules))\(note)\(frame)</li>"
        }
        guard !items.isEmpty else { return "<span class=\"nothing\">nothing</span>" }
        return "<ol>\(items.joined(separator: "\n"))</ol>"
    }

    /// Whether every run has the same event with the same details at that time.
    private func isShared(_ entry: DeviceJournalEntry) -> Bool {
        runs.allSatisfy { run in
            run.timeline.contains {
                $0.time == entry.time && $0.lane == entry.lane && $0.event == entry.event && $0.detail == entry.detail
            }
        }
    }
}
