// SPDX-License-Identifier: Apache-2.0

import AllocationCount

/// The chains side by side: each lives through the same days, a day of one after a day of the other.
struct Measurement {
    /// How many slices each chain lives through: with a day to a slice, the thirty days of the goal.
    static let rounds = 30

    /// How many seconds, and so locations, a slice has: a day, or less on a machine that would take too long.
    let slice: Int
    private(set) var costs: [String: [Cost]] = [:]

    /// Warms every chain up, then measures.
    ///
    /// - Parameters:
    ///   - chains: The chains.
    ///   - seconds: What all may take together, by the clock on the wall.
    init(_ chains: [any Chain], within seconds: Double) throws {
        let trial = 8_640
        for chain in chains { try chain.run(seconds: trial) }
        let cost = try Cost.of { for chain in chains { try chain.run(seconds: trial) } }
        let affordable = Double(trial) * seconds / Double(Self.rounds) / cost.wall
        slice = min(86_400, max(1_000, Int(affordable)))
        for _ in 0..<Self.rounds {
            for chain in chains {
                let before = chain.received
                let cost = try Cost.of { try chain.run(seconds: slice) }
                guard chain.received - before == slice else {
                    throw Failure(name: chain.name, expected: slice, received: chain.received - before)
                }
                costs[chain.name, default: []].append(cost)
            }
        }
    }

    /// A chain that lost locations, or made some up: its figures would mean nothing.
    struct Failure: Error, CustomStringConvertible {
        let name: String
        let expected: Int
        let received: Int

        var description: String { "\(name): \(received) locations in \(expected) s, expected one each second" }
    }

    /// Nanoseconds of processor time per location: the median of the slices.
    func nanoseconds(_ chain: any Chain) -> Double { times(chain).median * 1e9 }

    /// How far the slices of a chain lie apart, as a part of their median.
    func spread(_ chain: any Chain) -> Double { times(chain).spread }

    /// Seconds by the clock on the wall for thirty days of locations.
    func monthOnTheWall(_ chain: any Chain) -> Double {
        (costs[chain.name] ?? []).map(\.wall).median / Double(slice) * 2_592_000
    }

    /// Blocks of memory per location, to a hundredth; nil where they cannot be counted.
    func allocations(_ chain: any Chain) -> Double? {
        guard allocation_count_works() else { return nil }
        let each = (costs[chain.name] ?? []).map { Double($0.allocations) }.median / Double(slice)
        return (each * 100).rounded() / 100
    }

    /// What one chain costs as a multiple of another: the median of the ratios of neighbouring slices.
    func ratio(_ chain: any Chain, to other: any Chain) -> Double {
        zip(times(chain), times(other)).map { $0 / $1 }.median
    }

    private func times(_ chain: any Chain) -> [Double] {
        (costs[chain.name] ?? []).map { $0.processor / Double(slice) }
    }
}
