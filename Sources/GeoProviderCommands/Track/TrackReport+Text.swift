// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import TrackFiles

extension TrackReport {
    /// How many lines of one kind are shown.
    private static let limit = 20

    /// The report, made for reading.
    func text(on page: Page) -> String {
        var page = page
        page.add(document.name, indent: 0, style: .bold)
        page.addGap()
        page.addTable(facts, indent: 2)
        addSegments(to: &page)
        addList(
            "Rejected",
            document.rejected.map { ["line \($0.line)", $0.reason] },
            of: document.rejectedCount,
            to: &page
        )
        addList("Warnings", warnings.map { [$0] }, of: warnings.count, to: &page)
        return page.text
    }

    private var facts: [[String]] {
        let tracks = document.tracks.count
        let segments = CommandText.count(document.segments.count, "segment")
        let routed = document.routes.reduce(0) { $0 + $1.points.count }
        var facts = [["Usable points", "\(document.pointCount)"]]
        if tracks > 0 { facts.append(["Tracks", "\(tracks), with \(segments)"]) }
        if !document.routes.isEmpty {
            facts.append(["Routes", "\(document.routes.count), with \(CommandText.count(routed, "point"))"])
        }
        if !document.waypoints.isEmpty { facts.append(["Way-points", "\(document.waypoints.count)"]) }
        if let start = document.start, let end = document.end, let span = document.span {
            facts.append(["Recorded", "\(start) to \(end)"])
            facts.append(["Span", Self.words(seconds: span)])
        }
        if let duration { facts.append(["A replay takes", Self.words(seconds: duration)]) }
        return facts
    }

    private func addSegments(to page: inout Page) {
        let rows = document.segments.enumerated().map { index, segment in
            let times = segment.start.flatMap { start in segment.end.map { "\(start) to \($0)" } } ?? "without times"
            let points = CommandText.count(segment.points.count, "point")
            return ["\(index + 1)", points, segment.points.isEmpty ? "" : times]
        }
        addList("Segments", rows, of: rows.count, to: &page)
    }

    private func addList(_ title: String, _ rows: [[String]], of count: Int, to page: inout Page) {
        guard !rows.isEmpty else { return }
        page.addGap()
        page.add(page.styled("\(title) (\(count))", .bold))
        page.addTable(rows.prefix(Self.limit).map { $0.map(TerminalText.visible) }, indent: 2)
        if count > Self.limit { page.add("… and \(count - Self.limit) more", indent: 2) }
    }

    /// A number of seconds, and from a minute on also in the two largest units: `122 s (2 min 2 s)`.
    private static func words(seconds: Double) -> String {
        let exact = DeviceJSON.number((seconds * 1000).rounded() / 1000).serialized() + " s"
        guard seconds >= 60, seconds < 1e15 else { return exact }
        let whole = Int(seconds.rounded())
        let units = [("d", whole / 86_400), ("h", whole / 3600 % 24), ("min", whole / 60 % 60), ("s", whole % 60)]
        return exact + " (" + units.drop { $0.1 == 0 }.prefix(2).map { "\($0.1) \($0.0)" }.joined(separator: " ") + ")"
    }
}
