// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// What the user sees at a prompt, and what they answered: a value that texts and reports draw.
struct ScreenFrame: Equatable {
    /// When the prompt appeared.
    let time: Duration
    /// Which prompt it is.
    let prompt: PromptID
    /// The title, in the phone's language.
    let title: String
    /// The app's usage text; nil where the prompt shows none.
    let text: String?
    /// The Precise switch; nil where the prompt has none.
    let precise: PreciseSwitch?
    /// The buttons, in the order the system shows them.
    let buttons: [DevicePrompt.Button]
    /// What the status bar shows behind the prompt.
    let statusBar: StatusBar
    /// What became of it; nil while it is on screen.
    let answer: Answer?
    /// The place of the entry in the timeline that shows the prompt.
    let entry: Int

    /// The Precise switch of a prompt, with its words.
    struct PreciseSwitch: Equatable {
        /// Where it stood when the prompt appeared.
        let isOn: Bool
        /// The words beside it there.
        let words: String
        /// Where it stood at the answer; nil without one.
        let isOnAtAnswer: Bool?
    }

    /// The location signs of the status bar.
    struct StatusBar: Equatable {
        /// The arrow.
        let arrow: StatusBarArrow
        /// The indicator; nil: none.
        let indicator: RuleTraits.IndicatorStyle?
    }

    /// How a prompt left the screen.
    struct Answer: Equatable {
        /// When.
        let time: Duration
        /// The button; nil where the prompt vanished without an answer.
        let option: PromptOption?
    }
}

extension ScreenFrame {
    /// The prompts of a device as the user saw them, in order.
    static func all(of device: SimulatedDevice) -> [ScreenFrame] {
        var entries = device.journal.entries.indices[...]
        return device.permission.prompts.map { prompt in
            let entry = entries.first { shows(prompt, device.journal.entries[$0]) }
            entries = entries.suffix(from: entry.map { $0 + 1 } ?? entries.startIndex)
            return ScreenFrame(prompt, on: device, entry: entry ?? entries.startIndex)
        }
    }

    private init(_ prompt: DevicePrompt, on device: SimulatedDevice, entry: Int) {
        let texts = PromptTexts(device.configuration.language, device.machine.rules)
        let bar = device.location.statusBar.last { $0.time <= prompt.time }
        time = prompt.time
        self.prompt = prompt.id
        title = prompt.title
        text = prompt.text
        precise = prompt.preciseSwitch.map { isOn in
            PreciseSwitch(
                isOn: isOn,
                words: texts.preciseSwitch(isOn: isOn),
                isOnAtAnswer: prompt.preciseAtAnswer
            )
        }
        buttons = prompt.buttons
        statusBar = StatusBar(arrow: bar?.arrow ?? StatusBarArrow.none, indicator: bar?.indicator)
        answer =
            switch prompt.answer {
            case .pending: nil
            case .option(let option): Answer(time: prompt.endTime ?? prompt.time, option: option)
            case .gone: Answer(time: prompt.endTime ?? prompt.time, option: nil)
            }
        self.entry = entry
    }

    /// Whether an entry tells that a prompt appeared; an entry that tells that one vanished is of the same kind.
    private static func shows(_ prompt: DevicePrompt, _ entry: DeviceJournalEntry) -> Bool {
        entry.lane == .system && entry.event == .prompt && entry.time == prompt.time && entry.rule == prompt.rule
            && entry.detail.hasPrefix(prompt.id.rawValue) && !entry.detail.hasPrefix("\(prompt.id.rawValue) vanished")
    }
}
