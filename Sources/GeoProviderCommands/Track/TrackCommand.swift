// SPDX-License-Identifier: Apache-2.0

import TrackFiles

/// `track`: what a GPX file holds, what was rejected, and what a replay makes of it.
enum TrackCommand {
    static var command: Command {
        Command(
            name: "track",
            summary: "Shows what a GPX file holds, what was rejected, and how a replay will go",
            details: [
                "A file whose tracks have no point is replayed by its routes, and one without those by its way-points. "
                    + "Exits with 2 if no point is usable."
            ],
            operands: [.init(name: "FILE", summary: "The GPX file, version 1.0 or 1.1")],
            flags: [.redact, .format(["text", "json"])],
            examples: [
                .init(line: "track walk.gpx", purpose: "Shows segments, span and what was rejected"),
                .init(line: "track walk.gpx --format json", purpose: "Prints the same for a program"),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let document = try GPXDocument(contentsOfFile: invocation.operands[0])
        let timeline: Result<TrackTimeline, GPXError>
        do {
            timeline = .success(try TrackTimeline(document))
        } catch {
            timeline = .failure(error)
        }
        let report = TrackReport(document, timeline: try? timeline.get())
        if invocation.text("format") == "json" {
            session.console.print(report.json)
        } else {
            session.console.print(report.text(on: session.console.page))
        }
        _ = try timeline.get()
        return .good
    }
}
