// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

extension Scene {
    /// The prompt on screen.
    ///
    /// - Throws: A violation where there is none.
    func promptOnScreen() throws -> ContractPrompt {
        settle()
        guard let prompt = world.prompts.last(where: \.isOnScreen) else {
            throw Violation(expected: "a prompt is on screen", observed: promptsSeen)
        }
        return prompt
    }

    /// The user taps the first of these buttons that the prompt on screen has.
    func answer(_ options: PromptOption...) throws {
        let prompt = try promptOnScreen()
        guard let option = options.first(where: prompt.options.contains) else {
            throw Violation(
                expected: "a prompt with \(options.map(\.rawValue).joined(separator: " or ")) is on screen",
                observed: "\(prompt)"
            )
        }
        try act(.answer(option))
    }

    /// The user grants location while the app is in use.
    func allow() throws { try answer(.allow, .allowWhileUsing, .onlyWhileUsing) }

    /// The user refuses.
    func deny() throws { try answer(.dontAllow) }

    /// The user grants or refuses location in Settings.
    func setAccess(_ access: SettingsAccess) throws { try act(.settings(.access(access))) }

    /// The app asks for permission.
    func askWhenInUse() {
        world.note("contract: requestWhenInUseAuthorization")
        call { authority.requestWhenInUseAuthorization() }
        settle()
    }

    /// The app asks for Always.
    func askAlways() {
        world.note("contract: requestAlwaysAuthorization")
        call { authority.requestAlwaysAuthorization() }
        settle()
    }

    /// The prompts so far, as text.
    var promptsSeen: String {
        world.prompts.isEmpty ? "no prompt" : world.prompts.map(\.description).joined(separator: ", ")
    }

    /// Makes sure that exactly these prompts have appeared.
    func expectPrompts(_ ids: [PromptID], _ expected: String) throws {
        try expect(world.prompts.map(\.id) == ids, expected, observed: promptsSeen)
    }
}
