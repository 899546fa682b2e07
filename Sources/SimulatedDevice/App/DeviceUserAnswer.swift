// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// What the user will do with the next prompt of a kind.
public struct DeviceUserAnswer: Sendable, Hashable {
    /// The prompt it answers.
    public var prompt: PromptID
    /// The button.
    public var option: PromptOption
    /// Where the user leaves the Precise switch; nil: as the prompt shows it.
    public var precise: Bool?
    /// How long the user takes.
    public var delay: Duration

    /// An answer given at once, unless told otherwise.
    public init(prompt: PromptID, option: PromptOption, precise: Bool? = nil, delay: Duration = .zero) {
        self.prompt = prompt
        self.option = option
        self.precise = precise
        self.delay = delay
    }
}
