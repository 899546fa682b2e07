// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// Where the emulation does something else than the phone did.
struct RecordedDifference {
    /// When, since the recording began.
    let time: Duration
    /// What was done, in words.
    let input: String
    /// What the phone did.
    let recorded: [String]
    /// What the emulation does.
    let simulated: [String]
    /// The row of the ledger that is behind it; nil where the emulation cites none.
    let rule: LedgerRow?

    /// The differences of a replay, in order.
    static func all(in steps: [RecordedStep]) -> [RecordedDifference] {
        let decisions = groups(of: steps) { !$1.continues($0) }.compactMap(decision)
        let deliveries = groups(of: steps) { $1.beginsDelivery }.compactMap(delivery)
        return (decisions + deliveries).enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Dialogs, changes of permission and completions, which must be the same and in the same order.
    private static func decision(_ group: [RecordedStep]) -> RecordedDifference? {
        let recorded = group.flatMap(\.recorded).filter { !$0.isDelivery }.map(\.words)
        let simulated = group.flatMap(\.simulated).filter { !$0.fact.isDelivery }
        let obstacle = group.compactMap(\.obstacle).first
        guard recorded != simulated.map(\.fact.words) || obstacle != nil else { return nil }
        let extra = simulated.first { !recorded.contains($0.fact.words) }
        let missing = recorded.first { word in !simulated.contains { $0.fact.words == word } }
        let concernsStatus = (extra?.fact.words ?? missing ?? "").hasPrefix("authorization")
        let callbackRules = Set([BehaviourRule.initialCallback, .changeCallback].map(\.rawValue))
        let cited = group.flatMap(\.rules).filter { !callbackRules.contains($0) }
        return RecordedDifference(
            group,
            recorded,
            simulated.map(\.fact.words) + (obstacle.map { ["cannot: \($0)"] } ?? []),
            rule: concernsStatus ? group.last?.statusRule ?? cited.last : extra?.rule ?? cited.last
        )
    }

    /// Locations and errors, of which only the kinds must be the same: real receivers take their time.
    private static func delivery(_ group: [RecordedStep]) -> RecordedDifference? {
        let recorded = unique(group.flatMap(\.recorded).filter(\.isDelivery).map(\.words))
        let simulated = group.flatMap(\.simulated).filter(\.fact.isDelivery)
        let words = unique(simulated.map(\.fact.words))
        guard Set(recorded) != Set(words) else { return nil }
        let extra = simulated.first { !recorded.contains($0.fact.words) }
        return RecordedDifference(
            [group[0]],
            recorded,
            words,
            rule: extra?.rule ?? simulated.last?.rule ?? group.flatMap(\.rules).last
        )
    }

    private init(_ group: [RecordedStep], _ recorded: [String], _ simulated: [String], rule: String?) {
        time = group[0].time
        input = group.map(\.words).joined(separator: ", ")
        self.recorded = recorded
        self.simulated = simulated
        self.rule = rule.flatMap(FidelityLedger.row)
    }

    private static func groups(
        of steps: [RecordedStep],
        _ begins: (RecordedStep, RecordedStep) -> Bool
    ) -> [[RecordedStep]] {
        var groups: [[RecordedStep]] = []
        for step in steps {
            if let last = groups.last?.last, !begins(last, step) {
                groups[groups.count - 1].append(step)
            } else {
                groups.append([step])
            }
        }
        return groups
    }

    private static func unique(_ words: [String]) -> [String] {
        words.enumerated().filter { !words[..<$0.offset].contains($0.element) }.map(\.element)
    }
}
