// SPDX-License-Identifier: Apache-2.0

/// Everything that is measured, in the order in which it is printed.
struct Benchmarks {
    /// The figures.
    private(set) var rows: [Row] = []
    /// What a reader must know about the figures.
    private(set) var notes: [String] = []

    /// Measures.
    init() throws {
        measureQueue(pending: 1_000, goal: 10e6)
        measureQueue(pending: 100_000, goal: 6e6)
        try measureChains()
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
        let chains = Chains()
        let all = chains.all
        let measured = try Measurement(all, within: 30)
        for chain in all { rows.append(Row(name: "\(chain.name): ns/fix", value: measured.nanoseconds(chain))) }
        for chain in all {
            let allocations = measured.allocations(chain)
            rows.append(Row(name: "\(chain.name): allocations/fix", value: allocations, goal: .atMost(3)))
        }
        for (adapter, direct) in chains.adapters { compare(adapter, with: direct, measured) }
        rows.append(
            Row(
                name: "async face: multiple of the delegate face",
                value: measured.ratio(chains.nativeAsync, to: chains.native),
                goal: .atMost(3.3)
            )
        )
        for chain in all {
            let seconds = measured.nanoseconds(chain) * 2_592_000 / 1e9
            rows.append(Row(name: "\(chain.name): s for 30 days of 1 Hz", value: seconds, goal: .atMost(3)))
        }
        note(measured, all)
    }

    private mutating func compare(_ adapter: any Chain, with direct: any Chain, _ measured: Measurement) {
        let added = measured.nanoseconds(adapter) - measured.nanoseconds(direct)
        rows += [
            Row(
                name: "\(adapter.name): multiple of \(direct.name)",
                value: measured.ratio(adapter, to: direct),
                goal: .atMost(1.25)
            ),
            Row(name: "\(adapter.name): ns/fix added", value: added),
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
