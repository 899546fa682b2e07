// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// `fidelity`: a recording of a real phone, done again on the simulated one.
enum FidelityCommand {
    static var command: Command {
        Command(
            name: "fidelity",
            summary: "Replays a recording from a real phone and lists what differs, by ledger row",
            details: [
                "Examples/Recorder is an app that makes such recordings. What its user and its code did is done again at the same "
                    + "times on the same iOS with the same Info.plist; dialogs, changes of permission, locations and errors "
                    + "are compared. Exits with 1 if anything differs."
            ],
            operands: [.init(name: "RECORDING", summary: "The recording")],
            flags: [
                Flag(
                    name: "switch",
                    value: .text("NAME=VALUE"),
                    summary: "The position of a contested point or a policy; the ledger lists them",
                    repeats: true
                ),
                .redact, .format(["text", "json"]),
            ],
            examples: [
                .init(
                    line: "fidelity Examples/Recorder/Samples/services-off.json",
                    purpose: "Shows a phone that kept its status while Location Services were off"
                ),
                .init(
                    line: "fidelity Examples/Recorder/Samples/services-off.json --switch servicesOffKeepsStatus=true",
                    purpose: "Tries the other side of that contested point"
                ),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        var switches = SwitchSettings()
        do throws(SwitchError) {
            for text in invocation.texts("switch") { try switches.set(parsing: text) }
        } catch {
            throw CommandFailure("--switch: \(error)")
        }
        let recording = try FieldRecording(contentsOf: invocation.operands[0])
        let report = FidelityReport(recording, try RecordingReplay(recording, switches: switches))
        if invocation.text("format") == "json" {
            session.console.print(report.json)
        } else {
            session.console.print(report.text(on: session.console.page))
        }
        return report.differences.isEmpty ? .good : .fellShort
    }
}
