// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

/// The person holding the phone, as far as a script says what they do.
///
/// Its device owns it, and shows it as `DeviceUser`.
package final class UserPart {
    /// The answers the user will give; each serves the next prompt with its id, once.
    public var answers: [DeviceUserAnswer] = []
    /// What the user does with a prompt no answer is left for; nil: leave it on screen.
    ///
    /// The option is chosen on every prompt that has it, as soon as the prompt appears.
    public var otherwise: PromptOption?
    /// The first thing the script asked for that iOS does not offer; nil while there is none.
    public private(set) var problem: DeviceActionError?

    @exclusivity(unchecked) unowned(unsafe) var device: SimulatedDevice!
    private var slot: DeviceSlot!
    private var intentions: [(prompt: DevicePrompt, answer: DeviceUserAnswer)] = []
    private static let answerPrompt = DeviceEvent.Kind(rawValue: 1)

    func attach(to device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system, caller: "user")
    }

    deinit { slot?.retire() }

    /// A prompt appeared: the user decides when to answer it, and how.
    func see(_ prompt: DevicePrompt) {
        guard let answer = takeAnswer(for: prompt) else { return }
        intentions.append((prompt, answer))
        device.schedule(Self.answerPrompt, payload: intentions.count - 1, after: answer.delay, to: slot)
    }

    private func takeAnswer(for prompt: DevicePrompt) -> DeviceUserAnswer? {
        if let index = answers.firstIndex(where: { $0.prompt == prompt.id }) {
            return answers.remove(at: index)
        }
        guard let option = otherwise, prompt.buttons.contains(where: { $0.option == option }) else { return nil }
        return DeviceUserAnswer(prompt: prompt.id, option: option)
    }
}

extension UserPart: DeviceEventReceiver {
    /// Gives an answer whose time has come, if its prompt is still on screen.
    public func receive(_ event: DeviceEvent) {
        let (prompt, answer) = intentions[event.payload]
        guard prompt.answer == .pending else { return }
        do {
            try device.permissionPart.answer(prompt, answer.option, precise: answer.precise)
        } catch {
            problem = problem ?? error
        }
    }

    /// The word for an event in digests and messages.
    public func label(of event: DeviceEvent) -> String {
        "answer \(intentions[event.payload].answer.option.rawValue)"
    }
}
