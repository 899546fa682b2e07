// SPDX-License-Identifier: Apache-2.0

/// Everything besides the permission state that decides what a request does.
public struct RequestContext: Sendable, Hashable {
    /// Where the app stands.
    public var presence: AppPresence
    /// Whether a system prompt is on screen.
    public var promptOnScreen: Bool
    /// The usage texts that count as present.
    public var usageTexts: Set<UsageKey>

    /// An app in the foreground with nothing on screen, unless told otherwise.
    public init(
        usageTexts: Set<UsageKey>,
        presence: AppPresence = .foreground,
        promptOnScreen: Bool = false
    ) {
        self.presence = presence
        self.promptOnScreen = promptOnScreen
        self.usageTexts = usageTexts
    }
}
