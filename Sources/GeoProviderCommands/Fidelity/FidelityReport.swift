// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// What `fidelity` found.
struct FidelityReport {
    let recording: FieldRecording
    /// What was done.
    let steps: [RecordedStep]
    /// Where the emulation differs.
    let differences: [RecordedDifference]

    init(_ recording: FieldRecording, _ replay: RecordingReplay) {
        self.recording = recording
        steps = replay.steps
        differences = RecordedDifference.all(in: replay.steps)
    }

    /// The report as a document for programs.
    var json: DeviceJSON {
        .document([
            "recording": .string(recording.title),
            "phone": ["model": .string(recording.model), "os": .string(recording.phone.os.description)],
            "steps": .integer(steps.count),
            "differences": .array(differences.map(Self.json)),
        ])
    }

    private static func json(_ difference: RecordedDifference) -> DeviceJSON {
        [
            "t": RunSummary.seconds(difference.time),
            "input": .string(difference.input),
            "recorded": DeviceJSON(difference.recorded),
            "simulated": DeviceJSON(difference.simulated),
            "rule": DeviceJSON(difference.rule?.id),
            "statement": DeviceJSON(difference.rule?.statement),
            "confidence": DeviceJSON(difference.rule?.confidence.rawValue),
            "switch": DeviceJSON(difference.rule?.switchName?.rawValue),
        ]
    }

    /// The report, made for reading.
    func text(on page: Page) -> String {
        var page = page
        page.add(TerminalText.visible(recording.title), indent: 0, style: .bold)
        page.add("\(TerminalText.visible(recording.model)), iOS \(recording.phone.os)", indent: 0, style: .faint)
        page.addGap()
        for difference in differences { add(difference, to: &page) }
        let count = CommandText.count(differences.count, "difference")
        let verdict = differences.isEmpty ? "The emulation does the same" : count
        page.add("\(verdict) in \(CommandText.count(steps.count, "step")).", indent: 0)
        if differences.count > 1 { page.add("What differs later may follow from what differs first.", indent: 0) }
        return page.text
    }

    private func add(_ difference: RecordedDifference, to page: inout Page) {
        let time = DeviceTimeText.seconds(difference.time)
        page.add("\(time) s  \(TerminalText.visible(difference.input))", indent: 0)
        page.addTable([["phone", list(difference.recorded)], ["emulation", list(difference.simulated)]], indent: 2)
        if let rule = difference.rule {
            page.add("\(rule.id) (\(rule.confidence.rawValue)): \(rule.statement)", indent: 4)
            if let name = rule.switchName { page.add("--switch \(name.rawValue)=… changes it.", indent: 4) }
        } else {
            page.add("No row of the ledger is behind it.", indent: 4)
        }
        page.addGap()
    }

    private func list(_ words: [String]) -> String {
        words.isEmpty ? "nothing" : words.map(TerminalText.visible).joined(separator: "; ")
    }
}
