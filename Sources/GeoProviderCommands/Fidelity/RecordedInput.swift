// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// What the person or the app did in a recording, and a replay does again.
enum RecordedInput: Equatable {
    /// The app's process starts.
    case launch
    /// The app leaves the screen.
    case background
    /// The app is back on screen.
    case foreground
    /// The app's process ends.
    case terminate
    /// The person answers a dialog.
    case answer(PromptOption, to: PromptID, precise: Bool?)
    /// The person changes something in Settings.
    case settings(SettingsEdit)
    /// The app calls CoreLocation.
    case call(RecordedCall)

    /// What an entry makes a replay do; nil for one that tells what came of it.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - state: Where the app was before it.
    /// - Throws: `DeviceInputError` for words that no replay can do.
    init?(_ entry: FieldRecording.Entry, after state: DeviceAppState) throws(DeviceInputError) {
        switch (entry.lane, entry.event) {
        case (.user, .answer): self = try Self.answer(entry)
        case (.user, .settings):
            guard let edit = Self.edits[entry.detail] else {
                throw entry.unknown("change in Settings", among: Self.edits.keys.sorted())
            }
            self = .settings(edit)
        case (.system, .appState):
            guard let change = try Self.change(entry, after: state) else { return nil }
            self = change
        case (.coreLocation, .call): self = .call(try RecordedCall(entry))
        default: return nil
        }
    }

    /// The changes in Settings by the words of timelines.
    private static let edits: [String: SettingsEdit] = {
        var edits: [String: SettingsEdit] = ["Reset Location & Privacy": .resetLocationAndPrivacy]
        for access in SettingsAccess.allCases { edits["access \(access.rawValue)"] = .access(access) }
        for isOn in [true, false] {
            let word = isOn ? "on" : "off"
            edits["precise \(word)"] = .precise(isOn)
            edits["location services \(word)"] = .locationServices(isOn)
            edits["restriction \(word)"] = .restricted(isOn)
        }
        return edits
    }()

    private static func answer(_ entry: FieldRecording.Entry) throws(DeviceInputError) -> RecordedInput {
        let parts = entry.detail.split(separator: ", Precise ")
        let words = parts[0].split(separator: " on ").map(String.init)
        guard words.count == 2, let option = PromptOption(rawValue: words[0]) else {
            throw entry.unknown("answer", among: PromptOption.allCases.map { "\($0.rawValue) on PROMPT" })
        }
        guard let prompt = PromptID(rawValue: words[1]) else {
            throw entry.unknown("prompt", among: PromptID.allCases.map { "\(option.rawValue) on \($0.rawValue)" })
        }
        return .answer(option, to: prompt, precise: parts.count > 1 ? parts[1] == "on" : nil)
    }

    private static func change(
        _ entry: FieldRecording.Entry,
        after state: DeviceAppState
    ) throws(DeviceInputError) -> RecordedInput? {
        guard let new = DeviceAppState(rawValue: entry.detail) else {
            throw entry.unknown("state of the app", among: DeviceAppState.allCases.map(\.rawValue))
        }
        switch (state, new) {
        case (_, .terminated): return .terminate
        case (.terminated, _): return .launch
        case (.active, .background), (.inactive, .background): return .background
        case (.background, .active), (.background, .inactive), (.suspended, .active), (.suspended, .inactive):
            return .foreground
        default: return nil
        }
    }
}

extension FieldRecording.Entry {
    /// The error for words that are none of those possible.
    func unknown(_ kind: String, _ word: String? = nil, among candidates: [String]) -> DeviceInputError {
        let word = word ?? detail
        return place.error(
            .invalidValue,
            "“\(word)” is no \(kind) that a replay knows",
            remedy: CommandText.remedy(for: word, among: candidates)
        )
    }
}
