// SPDX-License-Identifier: Apache-2.0

/// Pieces of work side by side: in every round each is done once, one after the other.
struct Contest {
    /// How many rounds there are.
    static let rounds = 21

    private var costs: [String: [Cost]] = [:]

    /// Does all of it once to warm up, unless that is of no use, and then in rounds.
    ///
    /// Each piece says what it cost, so that one that another process does can be among them; nil: it could not be done.
    init(
        rounds: Int = Contest.rounds,
        warmsUp: Bool = true,
        _ works: [(name: String, work: () throws -> Cost?)]
    ) throws {
        if warmsUp { for (_, work) in works { _ = try work() } }
        for _ in 0..<rounds {
            for (name, work) in works {
                if let cost = try work() { costs[name, default: []].append(cost) }
            }
        }
    }

    /// The median of a piece's seconds of processor time; nil if it was never done.
    func seconds(_ name: String) -> Double? { costs[name].map { $0.map(\.processor).median } }

    /// The median of the blocks of memory that a piece asks for.
    func memory(_ name: String) -> Double? { costs[name].map { $0.map { Double($0.bytes) }.median } }

    /// What a piece costs as a multiple of another: the median of the ratios of each round.
    func ratio(_ name: String, to other: String) -> Double? {
        guard let own = costs[name], let others = costs[other], own.count == others.count else { return nil }
        return zip(own, others).map { $0.processor / $1.processor }.median
    }

    /// The same by the clock on the wall, for work that several cores do.
    func wallRatio(_ name: String, to other: String) -> Double? {
        guard let own = costs[name], let others = costs[other], own.count == others.count else { return nil }
        return zip(own, others).map { $0.wall / $1.wall }.median
    }

    /// How far the middle half of a piece's rounds lies apart, as a part of the median.
    func spread(_ name: String) -> Double? { costs[name].map { $0.map(\.processor).spread } }
}
