// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension ScreenFrame {
    /// The prompt as the user saw it, with the button that was pressed and what became of it.
    ///
    /// - Parameter language: The language of the phone.
    func html(in language: String) -> String {
        let name = "Prompt \(prompt.rawValue) at \(DeviceTimeText.seconds(time)) s"
        let items = buttons.map { button in
            let isChosen = button.option == answer?.option
            let mark = isChosen ? " class=\"chosen\"" : ""
            let words = isChosen ? "<span class=\"hidden\"> (chosen)</span>" : ""
            return "<li\(mark)>\(HTMLText.escaped(button.label))\(words)</li>"
        }
        return """
            <figure class="prompt" aria-label="\(HTMLText.escaped(name))">
            <div class="phone"><div class="status" aria-label="\(barWords)"><b aria-hidden="true">9:41</b>\
            <span aria-hidden="true">\(barSigns)</span></div>
            <div class="alert" lang="\(HTMLText.escaped(language))">
            <p class="title">\(HTMLText.visible(title))</p>
            \(text.map { "<p class=\"usage\">\(HTMLText.visible($0))</p>\n" } ?? "")\(map)\
            <ul class="buttons">\(items.joined())</ul>
            </div></div>
            <figcaption>\(HTMLText.escaped(outcome))</figcaption>
            </figure>
            """
    }

    private var map: String {
        guard let precise else { return "" }
        let kind = precise.isOn ? "on" : "off"
        return """
            <div class="map \(kind)"><span>\(HTMLText.escaped(precise.words))</span><i aria-hidden="true"></i></div>

            """
    }

    private var barWords: String {
        "Status bar: arrow \(statusBar.arrow.rawValue), indicator \(statusBar.indicator?.rawValue ?? "none")"
    }

    /// The signs of the status bar: the arrow, filled or hollow.
    private var barSigns: String {
        switch statusBar.arrow {
        case .none: ""
        case .solid: "➤"
        case .hollow: "➢"
        }
    }
}
