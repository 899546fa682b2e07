// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// The cells of the permission tables: every combination of what their rows may ask for.
enum TableCell {
    /// Both requests from every grant, in the plain environment, against each obstacle alone, and against all at once.
    static let requests: [(request: AuthorizationRequest, state: PermissionState, context: RequestContext)] = {
        let keys = Set(UsageKey.allCases)
        let (plain, off) = (PermissionState(), PermissionState(servicesOn: false))
        let environments = [
            (plain, RequestContext(usageTexts: keys)), (plain, RequestContext(usageTexts: [])),
            (plain, RequestContext(usageTexts: [.whenInUse])),
            (plain, RequestContext(usageTexts: keys, presence: .grace)),
            (plain, RequestContext(usageTexts: keys, promptOnScreen: true)), (off, RequestContext(usageTexts: keys)),
            (PermissionState(restricted: true), RequestContext(usageTexts: keys)),
            (
                PermissionState(servicesOn: false, restricted: true),
                RequestContext(usageTexts: [], presence: .background, promptOnScreen: true)
            ),
        ]
        var cells: [(AuthorizationRequest, PermissionState, RequestContext)] = []
        for (environment, context) in environments {
            for grant in AccessGrant.allCases {
                for asked in [false, true] {
                    var state = environment
                    (state.grant, state.alwaysAsked) = (grant, asked)
                    for request in AuthorizationRequest.allCases { cells.append((request, state, context)) }
                }
            }
        }
        return cells
    }()

    /// Every button a prompt has in some rule set, from every grant, after either request or none.
    static let answers: [(prompt: PromptID, option: PromptOption, request: AuthorizationRequest?, grant: AccessGrant)] =
        {
            var cells: [(PromptID, PromptOption, AuthorizationRequest?, AccessGrant)] = []
            for prompt in PromptID.allCases {
                let rows = PermissionTable.standard.prompts.filter { $0.prompt == prompt }
                for option in PromptOption.allCases where rows.contains(where: { $0.options.contains(option) }) {
                    for request in [nil, AuthorizationRequest.whenInUse, .always] {
                        for grant in AccessGrant.allCases { cells.append((prompt, option, request, grant)) }
                    }
                }
            }
            return cells
        }()

    /// Every change in Settings, with every key set, from every grant.
    static let settings: [(edit: SettingsEdit, usageTexts: Set<UsageKey>, state: PermissionState)] = {
        var cells: [(SettingsEdit, Set<UsageKey>, PermissionState)] = []
        for edit in SettingsEdit.all {
            for keys in Set<UsageKey>.all {
                for grant in AccessGrant.allCases { cells.append((edit, keys, PermissionState(grant: grant))) }
            }
        }
        return cells
    }()

    /// Temporary full accuracy in every state but the used-up upgrade, on and off screen, with and without a text.
    static let temporaryAccuracy:
        [(state: PermissionState, presence: AppPresence, hasPurposeText: Bool, promptOnScreen: Bool)] = {
            var cells: [(PermissionState, AppPresence, Bool, Bool)] = []
            for state in PermissionState.all where !state.alwaysAsked {
                for presence in [AppPresence.foreground, .indicator] {
                    for (hasText, isBusy) in [(true, false), (true, true), (false, false), (false, true)] {
                        cells.append((state, presence, hasText, isBusy))
                    }
                }
            }
            return cells
        }()

    /// Every trigger for every grant.
    static let systemPrompts: [(trigger: SystemPromptRule.Trigger, grant: AccessGrant)] = {
        var cells: [(SystemPromptRule.Trigger, AccessGrant)] = []
        for trigger in SystemPromptRule.Trigger.allCases {
            for grant in AccessGrant.allCases { cells.append((trigger, grant)) }
        }
        return cells
    }()
}
