// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// A recording done again on the simulated phone, step by step beside what was recorded.
final class RecordingReplay {
    private let device: SimulatedDevice
    private var app = RecordedApp()
    /// What was done and what came of it, in order; it begins with what came before anything was done.
    private(set) var steps: [RecordedStep] = []
    private var seen = 0
    /// Whether the recording is over, and only that is waited for which real receivers had sooner.
    private var isOver = false

    /// Replays a recording.
    ///
    /// - Parameters:
    ///   - recording: The recording.
    ///   - switches: Positions of contested points.
    /// - Throws: `DeviceInputError` for an entry that no replay can do.
    init(_ recording: FieldRecording, switches: SwitchSettings) throws(DeviceInputError) {
        var scenario = DeviceScenario(name: recording.title, os: recording.phone.os)
        scenario.device = recording.phone
        scenario.switches = switches
        device = try SimulatedDevice(scenario)
        var state = DeviceAppState.terminated
        for entry in recording.timeline {
            let input = try RecordedInput(entry, after: state)
            if entry.event == .appState { state = DeviceAppState(rawValue: entry.detail) ?? state }
            if let input {
                advance(to: entry.time)
                try perform(input, entry)
            } else if let fact = RecordedFact(entry.lane, entry.event, entry.detail), !steps.isEmpty {
                steps[steps.count - 1].recorded.append(fact)
            }
        }
        advance(to: (recording.timeline.last?.time ?? .zero) + .seconds(2))
        isOver = true
        advance(to: device.now + .seconds(20))
    }

    private func advance(to time: Duration) {
        if time > device.now { device.advance(to: time) } else { device.settle() }
        collect()
    }

    private func perform(_ input: RecordedInput, _ entry: FieldRecording.Entry) throws(DeviceInputError) {
        steps.append(RecordedStep(time: entry.time, input: input, words: entry.words))
        do {
            try perform(input)
        } catch {
            steps[steps.count - 1].obstacle = error.message
        }
        device.settle()
        collect()
    }

    private func perform(_ input: RecordedInput) throws(DeviceActionError) {
        switch input {
        case .launch: device.app.launch()
        case .background: device.app.enterBackground()
        case .foreground: device.app.enterForeground()
        case .terminate: device.app.terminate()
        case .answer(let option, let prompt, let precise):
            // Another dialog than the one on screen is a difference that the step before shows.
            if device.permission.promptOnScreen?.id == prompt || device.permission.promptOnScreen == nil {
                try device.permission.answer(option, precise: precise)
            }
        case .settings(let edit): try device.permission.change(edit)
        case .call(let call):
            if call == .make { app = RecordedApp() }
            device.asCurrent { app.perform(call) }
        }
    }

    /// What the phone delivered since locations were last asked for.
    private var delivered: [RecordedFact] {
        let start = steps.lastIndex(where: \.beginsDelivery) ?? 0
        return steps[start...].flatMap(\.recorded).filter(\.isDelivery)
    }

    /// Takes over what the journal has new, for the newest step.
    private func collect() {
        let entries = device.journal.entries[seen...]
        seen = device.journal.entries.count
        guard !steps.isEmpty else { return }
        for entry in entries {
            if let rule = entry.rule, !isOver { steps[steps.count - 1].note(rule) }
            guard let fact = RecordedFact(entry.lane, entry.event, entry.detail),
                !isOver || fact.isDelivery && delivered.contains(fact)
            else { continue }
            steps[steps.count - 1].simulated.append(RecordedStep.Simulated(fact: fact, rule: entry.rule))
        }
        guard !isOver else { return }
        steps[steps.count - 1].statusRule = device.machine.status(in: device.permission.state).rule
    }
}

extension FieldRecording.Entry {
    /// The entry as reports name it.
    fileprivate var words: String {
        let name = lane == .coreLocation ? detail.split(separator: " by ", maxSplits: 1).first.map(String.init) : nil
        return name ?? "\(event == .appState ? "the app is " : "")\(detail)"
    }
}
