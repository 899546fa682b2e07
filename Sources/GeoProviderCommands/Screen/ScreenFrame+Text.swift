// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension ScreenFrame {
    /// The most columns that a drawn screen takes, frame included.
    private static let widest = 48

    /// The screen as lines: a frame with the status bar, the prompt and its buttons, and the answer below it.
    ///
    /// - Parameter width: The number of columns that are there.
    func lines(width: Int) -> [String] {
        let columns = min(max(width, 12), Self.widest) - 4
        var box = FramedText(columns: columns)
        box.rule(.top)
        box.add("arrow \(statusBar.arrow.rawValue) · indicator \(statusBar.indicator?.rawValue ?? "none")")
        box.rule(.middle)
        box.add(centered: TerminalText.visible(title))
        if let text {
            box.add()
            box.add(centered: TerminalText.visible(text))
        }
        if let precise {
            box.add()
            box.add(centered: "[ \(precise.words) ]")
        }
        for button in buttons {
            box.rule(.middle)
            box.add(centered: (button.option == answer?.option ? "▸ " : "") + button.label)
        }
        box.rule(.bottom)
        return box.lines + LineWrap.lines(outcome, width: width)
    }

    /// What became of the prompt, in words.
    var outcome: String {
        guard let answer else { return "no answer: it is still on screen" }
        let time = DeviceTimeText.seconds(answer.time)
        guard let option = answer.option else { return "gone at \(time) s without an answer" }
        let label = buttons.first { $0.option == option }?.label ?? option.rawValue
        return "answered at \(time) s: \(label) (\(option.rawValue)\(switched))"
    }

    private var switched: String {
        guard let precise, let isOn = precise.isOnAtAnswer else { return "" }
        return ", Precise \(isOn == precise.isOn ? "left" : "turned") \(isOn ? "on" : "off")"
    }
}
