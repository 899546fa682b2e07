// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

/// A system dialog that a check looks at.
public struct ContractPrompt: Sendable, Hashable {
    /// Which dialog it is.
    public var id: PromptID
    /// The whole Info.plist key of the text it shows; nil where there is none.
    public var usageKey: String?
    /// The purpose key of a temporary-accuracy prompt.
    public var purposeKey: String?
    /// The buttons.
    public var options: [PromptOption]
    /// Whether it waits for an answer.
    public var isOnScreen: Bool

    /// Describes a dialog.
    ///
    /// - Parameters:
    ///   - id: Which dialog.
    ///   - usageKey: The key of its text.
    ///   - purposeKey: The purpose key.
    ///   - options: The buttons.
    ///   - isOnScreen: Whether it waits for an answer.
    public init(
        id: PromptID,
        usageKey: String? = nil,
        purposeKey: String? = nil,
        options: [PromptOption],
        isOnScreen: Bool
    ) {
        self.id = id
        self.usageKey = usageKey
        self.purposeKey = purposeKey
        self.options = options
        self.isOnScreen = isOnScreen
    }
}

extension ContractPrompt: CustomStringConvertible {
    /// The dialog's id and, where there is one, its purpose key.
    public var description: String { purposeKey.map { "\(id.rawValue) “\($0)”" } ?? id.rawValue }
}
