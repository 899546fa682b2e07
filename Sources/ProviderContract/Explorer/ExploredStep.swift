// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Something that user, system or app can do; whatever is due at that instant happens before the next step.
enum ExploredStep: Hashable {
    /// Time passes until something happens by itself.
    case wait
    case launch, foreground, background, kill
    /// An event that only Always may have.
    case alwaysEvent
    /// The system reminds of background use.
    case remind
    case requestWhenInUse, requestAlways, requestTemporary
    case requestLocation, cancel
    case start, stop
    /// The user taps a button; flipping, after turning the Precise switch over.
    case answer(PromptOption, flips: Bool)
    /// The user changes something in Settings.
    case settings(Change)

    enum Change: Hashable {
        case access(SettingsAccess)
        /// The switch is turned over.
        case precise, locationServices, restricted
        case reset
    }

    /// Every step, in the order in which they are tried; the place in it is what a path keeps.
    static let all: [ExploredStep] = {
        let app: [ExploredStep] = [
            .requestWhenInUse, .requestAlways, .requestTemporary, .requestLocation, .cancel, .start, .stop,
        ]
        let system: [ExploredStep] = [.launch, .background, .foreground, .kill, .alwaysEvent, .remind]
        let answers = PromptOption.allCases.map { ExploredStep.answer($0, flips: false) }
        let flipped: [ExploredStep] = [.answer(.allowWhileUsing, flips: true), .answer(.allowOnce, flips: true)]
        let settings = SettingsAccess.allCases.map { ExploredStep.settings(.access($0)) }
        let switches: [ExploredStep] = [.precise, .locationServices, .restricted, .reset].map { .settings($0) }
        return [.wait] + app + system + answers + flipped + settings + switches
    }()

    /// The place of each step; without a look-up in a table, because every state asks for all that is possible in it.
    static func place(of step: ExploredStep) -> Int {
        switch step {
        case .wait: 0
        case .requestWhenInUse: 1
        case .requestAlways: 2
        case .requestTemporary: 3
        case .requestLocation: 4
        case .cancel: 5
        case .start: 6
        case .stop: 7
        case .launch: 8
        case .background: 9
        case .foreground: 10
        case .kill: 11
        case .alwaysEvent: 12
        case .remind: 13
        case .answer(let option, let flips): place(of: option, flips: flips)
        case .settings(let change): place(of: change)
        }
    }

    private static let answers = 14
    private static let flipped = answers + PromptOption.allCases.count
    private static let settings = flipped + 2

    private static func place(of option: PromptOption, flips: Bool) -> Int {
        if flips { return option == .allowOnce ? flipped + 1 : flipped }
        return answers + (PromptOption.allCases.firstIndex(of: option) ?? 0)
    }

    private static func place(of change: Change) -> Int {
        switch change {
        case .access(let access): settings + (SettingsAccess.allCases.firstIndex(of: access) ?? 0)
        case .precise: settings + SettingsAccess.allCases.count
        case .locationServices: settings + SettingsAccess.allCases.count + 1
        case .restricted: settings + SettingsAccess.allCases.count + 2
        case .reset: settings + SettingsAccess.allCases.count + 3
        }
    }
}
