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

    static let places: [ExploredStep: Int] = Dictionary(
        uniqueKeysWithValues: all.enumerated().map { ($0.element, $0.offset) }
    )

    /// The place of each step, without a look-up.
    static func place(of step: ExploredStep) -> Int { places[step] ?? 0 }
}
