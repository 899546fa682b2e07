// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// Holds a table to lines of the file.
final class FactCheck {
    private let table: PermissionTable?
    /// Only one version of each rule set, where a table is tried that differs from the standard one by a row.
    private let isQuick: Bool
    /// The rule sets to try; nil: all.
    private let only: Set<RuleSet>?
    private var machines: [String: FactMachines] = [:]
    /// How many ways were tried.
    private(set) var runs = 0

    init(_ table: PermissionTable? = nil, isQuick: Bool = false, only: Set<RuleSet>? = nil) {
        self.table = table
        self.isQuick = isQuick
        self.only = only
    }

    /// What is wrong in a line, the first fault of any way through it; nil: it holds.
    func fault(in line: FactLine) throws -> String? {
        var seen: Set<RuleSet> = []
        for text in FactLine.versionsByBand[line.bands] ?? [] {
            let rules = RuleSet(binding: try IOSVersion(parsing: text))
            guard seen.insert(rules).inserted || !isQuick, only?.contains(rules) ?? true else { continue }
            for grant in line.grant.isEmpty ? ["unasked"] : line.grant.split(separator: " ").map(String.init) {
                for asked in line.asked == "either" ? [false, true] : [line.asked == "yes"] {
                    let start = PermissionState(grant: AccessGrant(rawValue: grant) ?? .unasked, alwaysAsked: asked)
                    for script in Self.variants(of: line.script) {
                        runs += 1
                        if let fault = try fault(in: line, script, rules, from: start) {
                            return "\(line.id) on iOS \(text) from \(grant), “\(script)”: \(fault)"
                        }
                    }
                }
            }
        }
        return nil
    }

    private func fault(
        in line: FactLine,
        _ script: String,
        _ rules: RuleSet,
        from start: PermissionState
    ) throws -> String? {
        var run = FactRun(try machines(line.switches), rules: rules, from: start, keys: Self.keys(line.keys))
        for step in script.split(separator: ";") { run.run(step.trimmingPrefix(" ").description) }
        if let fault = run.fault { return fault }
        let prompt = run.isUnavailable ? "unavailable" : run.prompt?.rawValue ?? "none"
        let text = run.text.flatMap { Self.letters[$0] } ?? ""
        let found: [(String, String, String)] = [
            ("prompt", line.prompt == "some" && prompt != "none" ? "some" : prompt, line.prompt),
            ("text", text, line.text),
            ("options", run.options.map(\.rawValue).sorted().joined(separator: " "), Self.sorted(line.options)),
            ("also", run.also.sorted().joined(separator: " "), Self.sorted(line.also)),
            ("grant", run.state.grant.rawValue, line.after == "same" ? start.grant.rawValue : line.after),
            ("status", String(run.machine.status(in: run.state).value.rawValue), line.visible),
            (
                "upgrade used", run.state.alwaysAsked ? "yes" : "no",
                line.askedAfter == "same" ? (start.alwaysAsked ? "yes" : "no") : line.askedAfter
            ),
            ("callbacks", String(run.callbacks), line.callbacks),
            ("accuracy", run.machine.accuracy(in: run.state).value.rawValue, line.accuracy),
        ]
        let exact: Set = ["prompt", "text", "options", "also"]
        return found.first { name, found, wanted in
            found != wanted && wanted != "*" && (!wanted.isEmpty || exact.contains(name))
        }.map { "\($0.0) is “\($0.1)”, the page says “\($0.2)”" }
    }

    private func machines(_ switches: String) throws -> FactMachines {
        if let known = machines[switches] { return known }
        var settings = SwitchSettings()
        if !switches.isEmpty { try settings.set(parsing: switches) }
        let made = FactMachines(table, settings)
        machines[switches] = made
        return made
    }

    private static func sorted(_ words: String) -> String {
        words.split(separator: " ").sorted().joined(separator: " ")
    }

    /// “either” stands for both requests, “offscreen” for every place but the foreground.
    private static func variants(of script: String) -> [String] {
        let requests = script.contains("either") ? ["whenInUse", "always"] : [""]
        let places = script.contains("offscreen") ? ["in grace", "in indicator", "in background"] : [""]
        return requests.flatMap { request in
            places.map { place in
                script.replacing("either", with: request).replacing("offscreen", with: place)
            }
        }
    }

    /// The usage texts behind the page's letters.
    static func keys(_ letters: String) -> Set<UsageKey> {
        letters == "none" ? [] : Set(Self.letters.filter { letters.contains($0.value) }.keys)
    }

    private static let letters: [UsageKey: String] = [.whenInUse: "W", .always: "A", .alwaysAndWhenInUse: "B"]
}
