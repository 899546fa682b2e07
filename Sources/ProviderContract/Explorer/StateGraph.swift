// SPDX-License-Identifier: Apache-2.0

/// The states that were found, in the order in which they were, and what leads from one to another.
struct StateGraph {
    struct State {
        var digest: UInt64
        /// A state from which one step leads here; −1 at the start.
        var parent: Int32
        /// The place of that step.
        var step: UInt8
        /// How many steps away from the start it is, by its parents.
        var distance: Int32
        var possible: StepSet
        /// The possible steps that have not been tried.
        var untried: StepSet
        /// What waits for an end that only the passing of time can bring.
        var owed: ContractExploration.Invariant?
    }

    private(set) var states: [State] = []
    /// For each state and step the state that follows; −1 where that was not tried, or broke something.
    private var successors: [Int32] = []
    private var places: [UInt64: Int32] = [:]
    private static let stepCount = ExploredStep.all.count
    /// How each state was come upon when a way was last looked for; each look has a number, so that none is cleared.
    private var seen: [Seen] = []
    private var look: Int32 = 0
    private var open: [Int] = []

    private struct Seen {
        var look: Int32 = 0
        var previous: Int32 = 0
        var step: UInt8 = 0
    }

    /// The state with a digest, if it has been found.
    func place(of digest: UInt64) -> Int? { places[digest].map(Int.init) }

    mutating func add(_ state: State) -> Int {
        let place = states.count
        places[state.digest] = Int32(place)
        states.append(state)
        seen.append(Seen())
        successors.append(contentsOf: repeatElement(-1, count: Self.stepCount))
        return place
    }

    /// Takes the first step of a state that has not been tried.
    mutating func takeUntried(in place: Int) -> Int? { states[place].untried.removeFirst() }

    /// Tries nothing more in a state.
    mutating func giveUp(_ place: Int) { states[place].untried = StepSet() }

    mutating func link(_ place: Int, _ step: Int, to next: Int) {
        successors[place * Self.stepCount + step] = Int32(next)
        guard states[place].distance + 1 < states[next].distance else { return }
        states[next].distance = states[place].distance + 1
        states[next].parent = Int32(place)
        states[next].step = UInt8(step)
    }

    func successor(of place: Int, _ step: Int) -> Int? {
        let next = successors[place * Self.stepCount + step]
        return next < 0 ? nil : Int(next)
    }

    /// The steps to a state, from the start.
    func path(to place: Int) -> [Int] {
        var path: [Int] = []
        var place = place
        while states[place].parent >= 0 {
            path.append(Int(states[place].step))
            place = Int(states[place].parent)
        }
        return path.reversed()
    }

    /// The steps from a state to the nearest one with a step untried, if that is near.
    mutating func way(from start: Int, looking limit: Int) -> [Int]? {
        look += 1
        open.removeAll(keepingCapacity: true)
        see(start, from: -1, by: 0)
        var next = 0
        while next < open.count, next < limit {
            let place = open[next]
            next += 1
            if !states[place].untried.isEmpty { return steps(from: start, to: place) }
            for step in 0..<Self.stepCount {
                guard let follower = successor(of: place, step), seen[follower].look != look else { continue }
                see(follower, from: place, by: step)
            }
        }
        return nil
    }

    private mutating func see(_ place: Int, from previous: Int, by step: Int) {
        seen[place] = Seen(look: look, previous: Int32(previous), step: UInt8(step))
        open.append(place)
    }

    private func steps(from start: Int, to end: Int) -> [Int] {
        var steps: [Int] = []
        var place = end
        while place != start {
            steps.append(Int(seen[place].step))
            place = Int(seen[place].previous)
        }
        return steps.reversed()
    }
}

extension StateGraph {
    /// Gives every state the shortest way to it, now that all steps are known.
    mutating func shorten() {
        for place in states.indices { states[place].distance = place == 0 ? 0 : .max - 1 }
        var open = [0]
        var next = 0
        while next < open.count {
            let place = open[next]
            next += 1
            for step in 0..<ExploredStep.all.count {
                guard let follower = successor(of: place, step) else { continue }
                let isNew = states[follower].distance == .max - 1
                link(place, step, to: follower)
                if isNew { open.append(follower) }
            }
        }
    }

    /// The nearest state from which, if nobody does anything, what is owed never comes.
    func endless(_ invariant: ContractExploration.Invariant) -> Int? {
        let wait = ExploredStep.place(of: .wait)
        var verdicts = [Bool?](repeating: nil, count: states.count)
        for start in states.indices where states[start].owed == invariant {
            var chain: [Int] = []
            var onChain: Set<Int> = []
            var place = start
            var verdict: Bool?
            while verdict == nil {
                if states[place].owed != invariant {
                    verdict = false
                } else if let known = verdicts[place] {
                    verdict = known
                } else if !onChain.insert(place).inserted {
                    verdict = true
                } else {
                    chain.append(place)
                    if let next = successor(of: place, wait) {
                        place = next
                    } else {
                        // Where time was not let pass, nothing is known.
                        verdict = !states[place].possible.contains(place: wait)
                    }
                }
            }
            for place in chain { verdicts[place] = verdict }
        }
        return states.indices.filter { verdicts[$0] == true }.min { states[$0].distance < states[$1].distance }
    }
}
