// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// One thing that was done, with what came of it on the phone and in the emulation.
struct RecordedStep {
    /// When, since the recording began.
    let time: Duration
    /// What was done.
    let input: RecordedInput
    /// What was done, in words.
    let words: String
    /// What the phone did then.
    var recorded: [RecordedFact] = []
    /// What the emulation did then.
    var simulated: [Simulated] = []
    /// The rows of the ledger that the emulation cited then, each once.
    private(set) var rules: [String] = []
    /// The row by which the app read its status in the end.
    var statusRule: String?
    /// Why the emulation could not do it; nil: it could.
    var obstacle: String?

    init(time: Duration, input: RecordedInput, words: String) {
        self.time = time
        self.input = input
        self.words = words
    }

    /// What the emulation did, with the row that it cited.
    struct Simulated {
        let fact: RecordedFact
        let rule: String?
    }

    /// Notes a row that was cited.
    mutating func note(_ rule: String) {
        if !rules.contains(rule) { rules.append(rule) }
    }

    /// Whether it goes on with the visit to Settings that the step before it began.
    func continues(_ step: RecordedStep) -> Bool {
        switch (step.input, input) {
        case (.background, .settings), (.settings, .settings), (.settings, .foreground), (.background, .foreground):
            true
        default: false
        }
    }

    /// Whether locations and errors from here on belong to it.
    var beginsDelivery: Bool {
        switch input {
        case .launch, .terminate: true
        case .call(let call): call.concernsDelivery
        default: false
        }
    }
}
