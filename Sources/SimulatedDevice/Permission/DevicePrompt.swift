// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// A system dialog: pending until the user answers it, it is dismissed, or the app ends.
public final class DevicePrompt {
    /// Which dialog it is.
    public let id: PromptID
    /// When it appeared.
    public let time: Duration
    /// The whole Info.plist key of the text it shows; nil where the system brings its own words.
    public let usageKey: String?
    /// The purpose key of a temporary-accuracy prompt.
    public let purposeKey: String?
    /// The title, in the device's language.
    public let title: String
    /// The app's usage text; nil where there is none.
    public let text: String?
    /// The buttons, in the order the system shows them.
    public let buttons: [Button]
    /// Where the Precise switch stands at first; nil where the prompt has none.
    public let preciseSwitch: Bool?
    /// The request that raised it; nil for a prompt of the system's own.
    public let request: AuthorizationRequest?
    /// The id of the ledger row that raised it.
    public let rule: String
    /// What became of it.
    public private(set) var answer = Answer.pending
    /// When it was answered or vanished; nil while it is on screen.
    public private(set) var endTime: Duration?
    /// Where the Precise switch stood at the answer; nil where the prompt has none, and until it is answered.
    public private(set) var preciseAtAnswer: Bool?

    /// Who waits for the answer with a completion of their own.
    let requester: DeviceReceiverID?
    /// Whether it stands in front of the app, and makes the app inactive.
    package let isOverApp: Bool

    /// A button: which option it is, and what it says.
    public struct Button: Sendable, Hashable {
        /// The option.
        public let option: PromptOption
        /// The words on it.
        public let label: String
    }

    /// What became of a prompt.
    public enum Answer: Sendable, Hashable {
        /// It is on screen.
        case pending
        /// The user tapped a button.
        case option(PromptOption)
        /// It vanished without an answer.
        case gone
    }

    /// It leaves the screen.
    func end(_ answer: Answer, precise: Bool? = nil, at time: Duration) {
        self.answer = answer
        endTime = time
        if case .option = answer { preciseAtAnswer = precise ?? preciseSwitch }
    }

    init(
        _ id: PromptID,
        on device: SimulatedDevice,
        usageKey: String? = nil,
        purposeKey: String? = nil,
        text: String? = nil,
        request: AuthorizationRequest? = nil,
        rule: String,
        requester: DeviceReceiverID? = nil,
        isOverApp: Bool
    ) {
        let texts = PromptTexts(device.configuration.language, device.machine.rules)
        let catalogue = device.machine.prompt(id)
        self.id = id
        time = device.now
        self.usageKey = usageKey
        self.purposeKey = purposeKey
        title = texts.title(id, app: device.configuration.declaration.displayName)
        self.text = text
        buttons = (catalogue?.options ?? []).map { Button(option: $0, label: texts.button($0, on: id)) }
        preciseSwitch = catalogue?.hasPreciseSwitch == true ? device.permissionPart.state.precise : nil
        self.request = request
        self.rule = rule
        self.requester = requester
        self.isOverApp = isOverApp
    }
}
