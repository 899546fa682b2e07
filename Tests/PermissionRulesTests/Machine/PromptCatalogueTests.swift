// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("The prompt catalogue")
struct PromptCatalogueTests {
    /// Prompt, rule sets, buttons, Precise switch: as the documents list them.
    private static let catalogue: [(PromptID, [RuleSet], Set<PromptOption>, Bool)] = [
        (.wiu8, [.ios8, .ios11], [.allow, .dontAllow], false),
        (.always8, [.ios8], [.allow, .dontAllow], false),
        (.upgrade8, [.ios8], [.allow, .dontAllow], false),
        (.always11, [.ios11], [.onlyWhileUsing, .alwaysAllow, .dontAllow], false),
        (.upgrade11, [.ios11], [.keepOnlyWhileUsing, .alwaysAllow], false),
        (.first13, [.ios13, .ios13Point4], [.allowWhileUsing, .allowOnce, .dontAllow], false),
        (.first13, [.ios14, .ios17, .ios18], [.allowWhileUsing, .allowOnce, .dontAllow], true),
        (.upgrade13, RuleSet.withAllowOnce, [.keepOnlyWhileUsing, .changeToAlwaysAllow], false),
        (.tempFull14, RuleSet.withAccuracy, [.allowOnce, .dontAllow], false),
        (.reminder, [.ios8, .ios11], [.keep, .settings], false),
        (.reminder, RuleSet.withAllowOnce, [.keep, .changeToWhileUsing], false),
        (.servicesOff, RuleSet.all, [.settings, .cancel], false),
        (.wirelessData, RuleSet.all, [.wlanAndCellular, .wlanOnly, .dontAllow], false),
    ]

    @Test("Each rule set has its prompts with their buttons and no others", arguments: RuleSet.all)
    func catalogue(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for id in PromptID.allCases {
            let expected = Self.catalogue.first { $0.0 == id && $0.1.contains(rules) }
            let found = machine.prompt(id)
            #expect(found.map { Set($0.options) } == expected?.2, "\(id)")
            #expect(found?.hasPreciseSwitch == expected?.3, "\(id)")
            #expect(Set(found?.options ?? []).count == found?.options.count ?? 0, "\(id)")
        }
    }

    @Test("Every button of every prompt has a rule in every state, and no other button has one", arguments: RuleSet.all)
    func everyButtonIsAnswered(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for id in PromptID.allCases {
            let options = machine.prompt(id)?.options ?? []
            for option in PromptOption.allCases {
                for request in AuthorizationRequest.allCases {
                    for grant in AccessGrant.allCases {
                        let answer = machine.answer(
                            option,
                            to: id,
                            raisedBy: request,
                            in: PermissionState(grant: grant)
                        )
                        if (answer != nil) != options.contains(option) { Issue.record("\(option) on \(id), \(grant)") }
                    }
                }
            }
        }
    }

    @Test("The Precise switch counts only on a prompt that has one", arguments: RuleSet.all)
    func preciseSwitch(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for id in PromptID.allCases {
            guard let prompt = machine.prompt(id) else { continue }
            for option in prompt.options {
                for initial in [true, false] {
                    let state = PermissionState(precise: initial)
                    let answer = machine.answer(option, to: id, raisedBy: .whenInUse, precise: !initial, in: state)
                    #expect(
                        answer?.state.precise == (prompt.hasPreciseSwitch ? !initial : initial),
                        "\(option) on \(id)"
                    )
                }
            }
        }
    }

    @Test(
        "Every prompt has a title with the app's name and a text on each button",
        arguments: RuleSet.all,
        PromptLanguage.allCases
    )
    func texts(_ rules: RuleSet, _ language: PromptLanguage) {
        let texts = PromptTexts(language, rules)
        for id in PromptID.allCases {
            guard let prompt = PermissionMachine(rules).prompt(id) else { continue }
            let title = texts.title(id, app: "Zeta")
            #expect(title.contains("“Zeta”") && title.count > 10, "\(id)")
            #expect(isWritten(title.replacing("Zeta", with: ""), in: language), "\(id)")
            let buttons = prompt.options.map { texts.button($0, on: id) }
            #expect(buttons.allSatisfy { isWritten($0, in: language) }, "\(id): \(buttons)")
            #expect(Set(buttons).count == buttons.count, "\(id): \(buttons)")
            for (option, button) in zip(prompt.options, buttons) { #expect(button != option.rawValue, "\(id)") }
        }
        #expect(isWritten(texts.preciseSwitch(isOn: true), in: language))
        #expect(texts.preciseSwitch(isOn: true) != texts.preciseSwitch(isOn: false))
    }

    private func isWritten(_ text: String, in language: PromptLanguage) -> Bool {
        let hasHan = text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
        return language == .english ? !hasHan && !text.isEmpty : hasHan
    }
}
