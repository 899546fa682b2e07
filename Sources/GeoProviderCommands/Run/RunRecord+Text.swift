// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import PermissionRules
import SimulatedDevice

extension RunRecord {
    /// The replay as a person reads it: what ran, the timeline, what came of it.
    ///
    /// - Parameters:
    ///   - page: An empty page.
    ///   - drawsScreens: Whether the timeline shows at each prompt what the user saw.
    func text(on page: Page, drawsScreens: Bool = false) -> String {
        var page = page
        page.add(scenario, indent: 0, style: .bold)
        page.add(heading, indent: 0, style: .faint)
        page.addGap()
        addTimeline(to: &page, drawsScreens: drawsScreens)
        page.addGap()
        for (name, value) in facts { page.add(value, indent: 17, lead: "  " + name, leadStyle: .faint) }
        if !expectations.isEmpty { page.addGap() }
        for outcome in expectations { add(outcome, to: &page) }
        return page.text
    }

    /// The entries in columns; a time is shown where it changes, the rule behind the details.
    private func addTimeline(to page: inout Page, drawsScreens: Bool) {
        var last: String?
        let rows = timeline.map { entry -> [String] in
            let time = DeviceTimeText.seconds(entry.time)
            defer { last = time }
            return [
                time == last ? "" : time, entry.lane.rawValue, entry.event.rawValue,
                TerminalText.visible(entry.detail) + (entry.rule.map { " [\($0)]" } ?? ""),
            ]
        }
        let width = rows.map(\.[0].count).max() ?? 0
        let aligned = rows.map { row in
            [String(repeating: " ", count: width - row[0].count) + row[0]] + row.dropFirst()
        }
        let frames = Dictionary(uniqueKeysWithValues: drawsScreens ? screens.map { ($0.entry, $0) } : [])
        let (indent, room) = (width + 2, page.width - width - 2)
        page.addTable([["s", "lane", "event", "what happened"]] + aligned) { row, column in
            row == 0 ? .faint : column == 1 ? style(timeline[row - 1].lane) : nil
        } behind: { row in
            (frames[row - 1]?.lines(width: room) ?? []).map { String(repeating: " ", count: indent) + $0 }
        }
    }

    private func style(_ lane: DeviceLane) -> TextStyle {
        switch lane {
        case .user: .yellow
        case .system: .magenta
        case .coreLocation: .blue
        case .sdk: .cyan
        case .provider: .green
        case .app: .bold
        }
    }

    /// The version of iOS, the provider, the flow, and what was chosen besides.
    var heading: String {
        var parts = ["iOS \(parameters["os"]?.plain ?? "")", provider.displayName, parameters["flow"]?.plain ?? ""]
        for key in ["sdkVersions", "switches"] {
            if case .object(let members)? = parameters[key] {
                parts += members.map { "\($0.key)=\($0.value.plain)" }
            }
        }
        return parts.joined(separator: " · ")
    }

    /// What came of the replay, as names and words.
    var facts: [(String, String)] {
        [
            ("prompts", list("prompts", Self.prompt)),
            ("authorization", "\(plain("authorization")), accuracy \(plain("accuracy"))"),
            ("gate", gate),
            ("callbacks", callbacks),
            ("locations", locations),
            ("one-shots", list("completions", Self.outcome)),
            ("errors", list("errors", Self.outcome)),
            ("app", plain("applicationState")),
        ].filter { $0.1 != "null" } + meanings
    }

    /// What the error codes mean, for readers of another language than that of the codes.
    private var meanings: [(String, String)] {
        guard let language = parameters["language"]?.text.flatMap(PromptLanguage.init), language != .english else {
            return []
        }
        let outcomes = (summary["completions"]?.elements ?? []) + (summary["errors"]?.elements ?? [])
        var seen: Set<String> = []
        return outcomes.compactMap { $0["code"]?.text }.filter { seen.insert($0).inserted }.map {
            ("含义", "\($0)：\(ErrorMeaning.text(of: LocationError.Code(rawValue: $0), in: language))")
        }
    }

    private var gate: String {
        missingKey.map { "\(plain("gate")): Info.plist lacks \($0)" } ?? plain("gate")
    }

    private var callbacks: String {
        "\(plain("authorizationCallbacks")) authorization, \(plain("vendorAuthCallbacks")) vendor authorization, "
            + "\(plain("vendorTemporaryAuthCallbacks")) vendor temporary accuracy"
    }

    private var locations: String {
        guard let last = summary["lastLocation"], last != .null else { return plain("locations") }
        let place = ["latitude", "longitude"].map { last[$0]?.plain ?? "" }.joined(separator: ", ")
        let accuracy = last["horizontalAccuracy"].flatMap { $0 == .null ? nil : ", ±\($0.plain) m" } ?? ""
        return "\(plain("locations")), the last at \(place) (\(last["datum"]?.plain ?? "")\(accuracy))"
    }

    private func plain(_ key: String) -> String { summary[key]?.plain ?? "null" }

    private func list(_ key: String, _ words: (DeviceJSON) -> String) -> String {
        let elements = summary[key]?.elements ?? []
        return elements.isEmpty ? "none" : elements.map(words).joined(separator: "; ")
    }

    private static func outcome(_ value: DeviceJSON) -> String {
        let name = value["as"]?.text.map { "“\(TerminalText.visible($0))” " } ?? ""
        let code = value["code"]?.text
        let vendor = value["vendorDomain"]?.text.map { " (\($0) \(value["vendorCode"]?.plain ?? ""))" } ?? ""
        let result = value["ok"] == true ? "location" + (code.map { ", \($0)" } ?? "") : code ?? ""
        return "\(name)\(result)\(vendor) at \(value["t"]?.plain ?? "") s"
    }

    private static func prompt(_ prompt: DeviceJSON) -> String {
        let answer = prompt["answer"]?.text.map { " → \($0)" } ?? ", unanswered"
        return "\(prompt["id"]?.plain ?? "")\(answer)"
    }

    private func add(_ outcome: DeviceScenario.ExpectationOutcome, to page: inout Page) {
        if outcome.isMet {
            let found = outcome.found.plain
            let words = found.count <= page.width - 24 ? "is \(found)" : "is as expected"
            page.add("\(outcome.path) \(words)", indent: 10, lead: "  met", leadStyle: .green)
        } else {
            page.add(
                "\(outcome.path): expected \(outcome.expected.plain), found \(outcome.found.plain)",
                indent: 10,
                lead: "  NOT MET",
                leadStyle: .red
            )
        }
    }
}

extension DeviceJSON {
    /// The value on one line, a text without its quotation marks.
    var plain: String { text ?? serialized(.compact) }
}
