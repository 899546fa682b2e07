// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ScreenFrame {
    /// The frame as an element of the output's `screens`.
    var json: DeviceJSON {
        [
            "t": RunSummary.seconds(time),
            "id": .string(prompt.rawValue),
            "title": .string(title),
            "text": DeviceJSON(text),
            "buttons": .array(
                buttons.map { ["option": .string($0.option.rawValue), "label": .string($0.label)] }
            ),
            "precise": precise.map { precise in
                [
                    "shown": .bool(precise.isOn),
                    "label": .string(precise.words),
                    "answered": DeviceJSON(precise.isOnAtAnswer),
                ]
            } ?? .null,
            "statusBar": [
                "arrow": .string(statusBar.arrow.rawValue),
                "indicator": .string(statusBar.indicator?.rawValue ?? "none"),
            ],
            "answer": answer.map { answer in
                [
                    "t": RunSummary.seconds(answer.time),
                    "option": .string(answer.option?.rawValue ?? "gone"),
                ]
            } ?? .null,
        ]
    }
}
