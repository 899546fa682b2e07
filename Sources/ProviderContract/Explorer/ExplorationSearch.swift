// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Finds every state of one world, and what leads from each to which.
///
/// There are two ways to go about it, with the same result. One takes the states nearest first, and replays the way to
/// each on a new phone for every step. The other lets one phone walk on for as long as something untried is near, and
/// begins with a new one now and then; it takes that states with equal digests are equal at its word.
struct ExplorationSearch {
    let subject: ContractSubject
    let rules: RuleSet
    let plist: ContractExploration.Plist
    /// How many steps away from the start states are still continued; nil for all.
    let depth: Int?
    /// How many steps phones may take before the search ends; nil for as many as there are.
    let steps: Int?
    /// Hears now and then how many states have been found.
    var progress: ((Int) -> Void)?

    private(set) var graph = StateGraph()
    private(set) var goals = GoalSet()
    private(set) var breaks: [Break] = []
    private(set) var transitions = 0
    private(set) var replays = 0
    private(set) var replayedSteps = 0
    private(set) var replayedEvents = 0
    private(set) var isClosed = true
    /// Whether the provider tells its state, so that states can be told apart for certain.
    private(set) var knowsStates = true

    /// Ways on which a phone came to a state that was not the expected one.
    private(set) var strayed: [[ExploredStep]] = []

    /// A step that broke an invariant.
    struct Break {
        var invariant: ContractExploration.Invariant
        var place: Int
        var step: Int
        /// The steps the phone had really taken.
        var walked: [Int]
    }

    init(_ subject: ContractSubject, _ rules: RuleSet, _ plist: ContractExploration.Plist, depth: Int?, steps: Int?) {
        self.subject = subject
        self.rules = rules
        self.plist = plist
        self.depth = depth
        self.steps = steps
    }

    /// Searches.
    ///
    /// - Parameter walks: Whether a phone may walk on; ignored where there is a limit to the depth.
    mutating func run(walks: Bool = true) throws {
        let phone = try begin()
        knowsStates = phone.app?.digestsProvider != nil
        if let violation = phone.violation {
            breaks.append(Break(invariant: violation.invariant, place: 0, step: -1, walked: []))
            return finish(phone)
        }
        _ = find(phone)
        if walks, limit == nil {
            try walk(phone)
        } else {
            finish(phone)
            try replayAll()
        }
        graph.shorten()
        if !knowsStates { isClosed = false }
    }

    /// The depth at which to stop: the given one, or a default for a provider that does not tell its state.
    private var limit: Int? { depth ?? (knowsStates ? nil : ContractExploration.depthWithoutStates) }

    /// Whether no step is left to take.
    private func isSpent(_ more: Int = 0) -> Bool { steps.map { replayedSteps + more >= $0 } ?? false }

    private func begin() throws -> ExploredPhone { try ExploredPhone(subject, rules, plist) }

    // MARK: Nearest first

    private mutating func replayAll() throws {
        var place = 0
        while place < graph.states.count {
            if let limit, graph.states[place].distance >= limit {
                isClosed = false
                return
            }
            let path = graph.path(to: place)
            while let step = graph.takeUntried(in: place) {
                let phone = try begin()
                for step in path { try phone.perform(ExploredStep.all[step]) }
                _ = try take(step, in: place, with: phone)
                finish(phone)
                if isSpent() {
                    isClosed = false
                    return
                }
            }
            place += 1
            if place % 1_024 == 0 { progress?(graph.states.count) }
        }
    }

    // MARK: Walking on

    /// How many steps a phone takes from where it was led to, before a new one takes its place.
    private static let longestWalk = 256
    /// How many states are looked at for something untried, before a new phone is taken.
    private static let view = 192
    /// Where in the interval of approximate locations a phone has come close to a time that is not told apart.
    private static let lateInInterval = 840.0

    private mutating func walk(_ first: ExploredPhone) throws {
        var place = 0
        var phone: ExploredPhone? = first
        var firstOpen = 0
        var shortened = 1_024
        while true {
            if let walker = phone {
                phone = nil
                try goOn(walker, from: place)
                finish(walker)
            }
            while firstOpen < graph.states.count, graph.states[firstOpen].untried.isEmpty { firstOpen += 1 }
            guard firstOpen < graph.states.count else { return }
            if isSpent() {
                isClosed = false
                return
            }
            if graph.states.count > 2 * shortened {
                shortened = graph.states.count
                graph.shorten()
            }
            progress?(graph.states.count)
            place = firstOpen
            phone = try lead(to: place)
        }
    }

    /// A new phone in a state; nil if the way there leads elsewhere now, so that the state has to be given up.
    private mutating func lead(to place: Int) throws -> ExploredPhone? {
        let phone = try begin()
        for step in graph.path(to: place) {
            guard phone.possible.contains(place: step) else { break }
            try phone.perform(ExploredStep.all[step])
        }
        if phone.digest == graph.states[place].digest { return phone }
        strayed.append(phone.walked)
        graph.giveUp(place)
        isClosed = false
        finish(phone)
        return nil
    }

    /// Tries what is untried here or nearby, until there is nothing, or the phone has come far enough.
    private mutating func goOn(_ phone: ExploredPhone, from start: Int) throws {
        var place = start
        let limit = phone.steps + Self.longestWalk
        while phone.steps < limit, !isSpent(phone.steps),
            phone.device.now.inSeconds.truncatingRemainder(dividingBy: 900) < Self.lateInInterval
        {
            if graph.states[place].untried.isEmpty {
                guard let way = graph.way(from: place, looking: Self.view) else { return }
                for step in way {
                    guard let next = graph.successor(of: place, step) else { return }
                    try phone.perform(ExploredStep.all[step])
                    place = next
                    if phone.digest != graph.states[place].digest {
                        strayed.append(phone.walked)
                        return
                    }
                }
            }
            guard let step = graph.takeUntried(in: place), let next = try take(step, in: place, with: phone) else {
                return
            }
            place = next
        }
    }

    // MARK: Steps

    /// Takes a step for the first time.
    ///
    /// - Returns: The state that follows; nil if the step broke something, so that nothing can be built on it.
    private mutating func take(_ step: Int, in place: Int, with phone: ExploredPhone) throws -> Int? {
        try phone.perform(ExploredStep.all[step])
        transitions += 1
        if let violation = phone.violation {
            breaks.append(
                Break(
                    invariant: violation.invariant,
                    place: place,
                    step: step,
                    walked: phone.walked.map { ExploredStep.place(of: $0) }
                )
            )
            return nil
        }
        let next = find(phone)
        graph.link(place, step, to: next)
        return next
    }

    /// The state that a phone is in, new or known.
    private mutating func find(_ phone: ExploredPhone) -> Int {
        let digest = phone.digest
        if let known = graph.place(of: digest) { return known }
        let possible = phone.possible
        return graph.add(
            StateGraph.State(
                digest: digest,
                parent: -1,
                step: 0,
                distance: graph.states.isEmpty ? 0 : .max - 1,
                possible: possible,
                untried: possible,
                owed: phone.owed
            )
        )
    }

    /// Takes what a phone has shown, and ends it.
    private mutating func finish(_ phone: ExploredPhone) {
        replays += 1
        replayedSteps += phone.steps
        replayedEvents += phone.steps + phone.device.deliveredEventCount
        goals.formUnion(phone.goals)
        phone.close()
    }
}
