// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything that is measured, in the order in which it is printed.
struct Benchmarks {
    /// The figures.
    var rows: [Row] = []
    /// What a reader must know about the figures.
    var notes: [String] = []

    /// Measures.
    init() throws {
        try measureFormulas()
        try measurePeers()
        measureQueue(pending: 1_000, goal: 10e6)
        measureQueue(pending: 100_000, goal: 6e6)
        try measureChains()
        try measureContract()
        try measureExplorer()
        try measureGPX()
        try measureGrowth()
    }

    private mutating func measureQueue(pending: Int, goal: Double) {
        let queue = EventQueue(pending: pending)
        let warmUp = Cost.of { queue.run(events: 100_000) }
        let affordable = Int(5 / Double(Measurement.rounds) / warmUp.wall * 100_000)
        let rates = (0..<Measurement.rounds).map { _ in
            let before = queue.delivered
            let cost = Cost.of { queue.run(events: min(1_000_000, max(10_000, affordable))) }
            return Double(queue.delivered - before) / cost.processor
        }
        rows.append(
            Row(name: "event queue, \(pending) pending: events/s", value: rates.median, goal: .atLeast(goal))
        )
        notes.append(
            "Event queue, \(pending) pending: the middle half of the runs lies within \(percent(rates.spread))."
        )
    }

    private mutating func measureChains() throws {
        let trios = Trio.all()
        let measured = try Measurement(trios.flatMap(\.chains), within: 25)
        for trio in trios { addCosts(of: trio, measured) }
        for trio in trios { addComparisons(of: trio, measured) }
        note(measured, trios.flatMap(\.chains))
    }

    private mutating func addCosts(of trio: Trio, _ measured: Measurement) {
        for chain in trio.chains {
            let isAsync = chain === trio.sequence || chain === trio.batches
            let nanoseconds = measured.nanoseconds(chain)
            let allocations = measured.allocations(chain)
            rows += [
                Row(name: "\(chain.name): ns/fix", value: nanoseconds),
                Row(
                    name: "\(chain.name): s for 30 days of 1 Hz",
                    value: nanoseconds * 2_592_000 / 1e9,
                    goal: isAsync ? nil : .atMost(3)
                ),
                Row(
                    name: "\(chain.name): allocations/fix",
                    value: allocations,
                    goal: chain === trio.batches ? nil : .atMost(3)
                ),
            ]
        }
    }

    private mutating func addComparisons(of trio: Trio, _ measured: Measurement) {
        let (direct, adapter, sequence) = (trio.direct, trio.adapter, trio.sequence)
        let added = measured.nanoseconds(adapter) - measured.nanoseconds(direct)
        rows += [
            Row(
                name: "\(adapter.name): multiple of \(direct.name)",
                value: measured.ratio(adapter, to: direct),
                goal: .atMost(1.25)
            ),
            Row(name: "\(adapter.name): ns/fix added", value: added),
            Row(
                name: "\(sequence.name): multiple of the delegate face",
                value: measured.ratio(sequence, to: adapter),
                goal: .atMost(3.3)
            ),
            Row(
                name: "\(trio.batches.name): multiple of the delegate face",
                value: measured.ratio(trio.batches, to: adapter),
                goal: .atMost(2)
            ),
        ]
    }

    private mutating func note(_ measured: Measurement, _ chains: [any Chain]) {
        notes.append(
            "Chains: medians of \(Measurement.rounds) alternating slices of \(measured.slice) fixes, processor time of one thread."
        )
        for chain in chains {
            let wall = measured.monthOnTheWall(chain)
            notes.append(
                "\(chain.name): 30 days take \((wall * 100).rounded() / 100) s by the clock on the wall; "
                    + "the middle half of the slices lies within \(percent(measured.spread(chain)))."
            )
        }
    }

    private func percent(_ part: Double) -> String { "\((part * 1_000).rounded() / 10) % of the median" }
}
