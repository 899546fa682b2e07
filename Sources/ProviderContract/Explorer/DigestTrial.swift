// SPDX-License-Identifier: Apache-2.0

package import SimulatedDevice

/// Tries whether states with equal digests are alike: the same steps after different histories must give the same.
///
/// The explorer goes on from one of them only, so all that it says rests on this.
package struct DigestTrial {
    /// How many states were come upon by two histories, and gone on from after both.
    package private(set) var pairs = 0
    /// How many steps were compared.
    package private(set) var comparedSteps = 0
    /// The steps after which two phones with equal digests showed something different, a line each.
    package private(set) var differences: [String] = []

    private let subject: ContractSubject
    private let rules: RuleSet
    private let plist: ContractExploration.Plist
    private var seed: UInt64
    private var histories: [UInt64: [ExploredStep]] = [:]

    /// Takes random walks, and compares at every state that a second walk comes to.
    ///
    /// - Parameters:
    ///   - subject: The provider, which tells its state.
    ///   - rules: The iOS rule set.
    ///   - plist: The world.
    ///   - walks: How many walks to take.
    ///   - length: How many steps each walk has.
    ///   - continuation: How many steps to compare after two histories.
    ///   - seed: What decides the steps.
    package init(
        _ subject: ContractSubject,
        rules: RuleSet,
        plist: ContractExploration.Plist,
        walks: Int,
        length: Int,
        continuation: Int,
        seed: UInt64
    ) throws {
        self.subject = subject
        self.rules = rules
        self.plist = plist
        self.seed = seed
        for _ in 0..<walks { try walk(length, continuation) }
    }

    private mutating func walk(_ length: Int, _ continuation: Int) throws {
        let phone = try ExploredPhone(subject, rules, plist)
        defer { phone.close() }
        for _ in 0..<length {
            guard let step = randomStep(of: phone.possible) else { return }
            try phone.perform(step)
            let digest = phone.digest
            guard let other = histories[digest] else {
                histories[digest] = phone.walked
                continue
            }
            if other != phone.walked { try compare(other, phone.walked, continuation) }
        }
    }

    private mutating func compare(_ first: [ExploredStep], _ second: [ExploredStep], _ continuation: Int) throws {
        let phones = try [first, second].map { history in
            let phone = try ExploredPhone(subject, rules, plist)
            for step in history { try phone.perform(step) }
            phone.tally = ExploredTally()
            return phone
        }
        defer { phones.forEach { $0.close() } }
        pairs += 1
        var steps: [ExploredStep] = []
        try letPass(phones)
        while steps.count < continuation, Self.areAlike(phones), let step = randomStep(of: phones[0].possible) {
            steps.append(step)
            for phone in phones { try phone.perform(step) }
            comparedSteps += 1
            try letPass(phones)
        }
        if Self.areAlike(phones) { return }
        differences.append(
            "\(steps.map(\.words)) differs after \(first.map(\.words)) and after \(second.map(\.words))"
        )
    }

    /// Lets the events happen on one of the phones for which there is nobody left: they must change nothing.
    private func letPass(_ phones: [ExploredPhone]) throws {
        let wait = ExploredStep.place(of: .wait)
        guard phones[0].possible.contains(place: wait) != phones[1].possible.contains(place: wait) else { return }
        for phone in phones {
            for _ in 0..<8 where phone.possible.contains(place: wait) { try phone.perform(.wait) }
        }
    }

    private static func areAlike(_ phones: [ExploredPhone]) -> Bool {
        phones[0].possible == phones[1].possible && Observation(phones[0]) == Observation(phones[1])
    }

    /// A step out of a set, decided by the seed; nil if there is none.
    private mutating func randomStep(of steps: StepSet) -> ExploredStep? {
        guard !steps.isEmpty else { return nil }
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var number = Int(seed >> 33) % steps.count
        var rest = steps
        while let place = rest.removeFirst() {
            if number == 0 { return ExploredStep.all[place] }
            number -= 1
        }
        return nil
    }
}

extension DigestTrial {
    /// What can be seen of a phone since its history was over.
    private struct Observation: Equatable {
        var digest: UInt64
        var tally: ExploredTally
        var status: VisibleStatus
        var state: DeviceAppState
        var owed: ContractExploration.Invariant?
        var broken: ContractExploration.Invariant?

        init(_ phone: ExploredPhone) {
            digest = phone.digest
            tally = phone.tally
            status = phone.device.permission.status
            state = phone.device.app.state
            owed = phone.owed
            broken = phone.violation?.invariant
        }
    }
}
