// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension DeviceScenario {
    /// How the user answers prompts.
    public struct User: Sendable, Equatable {
        /// The answers prepared, in the order in which they serve.
        public var answers: [Answer] = []
        /// What the user does with a prompt for which no answer is prepared.
        public var otherwise: Otherwise = .wait

        /// Creates a user who leaves every prompt on screen.
        public init() {}
    }

    /// An answer prepared for the next prompt of a kind.
    public struct Answer: Sendable, Equatable {
        /// The kind of prompt it serves.
        public var prompt: PromptID
        /// The button.
        public var choice: PromptOption
        /// The Precise switch before the button; nil: left as the prompt started it.
        public var precise: Bool?
        /// The time between the prompt and the answer.
        public var after: Duration
        /// The way to the answer in the file, for errors.
        public internal(set) var keyPath = ""

        /// Creates an answer.
        public init(to prompt: PromptID, _ choice: PromptOption, precise: Bool? = nil, after: Duration = .zero) {
            self.prompt = prompt
            self.choice = choice
            self.precise = precise
            self.after = after
        }
    }

    /// What the user does with a prompt for which no answer is prepared.
    public enum Otherwise: Sendable, Hashable {
        /// Leaves it on screen.
        case wait
        /// Chooses this button wherever a prompt has it, and leaves other prompts on screen.
        case choose(PromptOption)
    }
}
