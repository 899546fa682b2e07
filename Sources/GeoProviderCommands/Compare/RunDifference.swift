// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Something that came out differently on two providers.
struct RunDifference {
    /// The ids of the providers.
    let between: [String]
    /// The way to the value in the summaries.
    let field: String
    /// The time from which it differs, in seconds.
    let time: DeviceJSON
    /// The values, one of each provider; null where one has none.
    let values: [DeviceJSON]
    /// The id of the ledger row or clause that explains it; nil: nothing does.
    let explainedBy: String?

    /// The differences between two runs, in the order of the summary.
    static func all(between first: RunRecord, and second: RunRecord) -> [RunDifference] {
        let leaves = [first, second].map { run in
            Dictionary(uniqueKeysWithValues: SummaryLeaf.all(in: run.summary).map { ($0.field, $0) })
        }
        let order = SummaryLeaf.all(in: first.summary) + SummaryLeaf.all(in: second.summary)
        var seen: Set<String> = []
        let explanations = Explanation.all(in: [first, second])
        return order.compactMap { leaf in
            guard seen.insert(leaf.field).inserted else { return nil }
            let pair = leaves.map { $0[leaf.field] }
            let values = pair.map { $0?.value ?? .null }
            guard values[0] != values[1] else { return nil }
            let times = pair.compactMap { $0?.time?.double }
            let time = times.max() ?? [first, second].compactMap { $0.timeline.last?.time.inSeconds }.max() ?? 0
            return RunDifference(
                between: [first.provider.id, second.provider.id],
                field: leaf.field,
                time: time == time.rounded() ? .integer(Int(time)) : .number(time),
                values: values,
                explainedBy: Explanation.best(of: explanations, for: leaf.kind, until: time)
            )
        }
    }

    /// The difference as an element of `compare`'s `differences`.
    var json: DeviceJSON {
        [
            "between": DeviceJSON(between),
            "field": .string(field),
            "t": time,
            "values": .array(values),
            "explainedBy": DeviceJSON(explainedBy),
        ]
    }
}
