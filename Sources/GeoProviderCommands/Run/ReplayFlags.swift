// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// The flags of `run` and `compare` that change a scenario.
enum ReplayFlags {
    static let all = [
        Flag(
            name: "os",
            value: .text("VERSION"),
            summary: "The phone's iOS version, such as 13.4",
            words: RuleSet.all.map(\.name)
        ),
        Flag(
            name: "flow",
            value: .text("NAME"),
            summary: "The order in which the app asks and locates: native-first, sdk-driven or manual",
            words: DeviceScenario.Flow.allCases.map(\.rawValue)
        ),
        Flag(
            name: "sdk-version",
            value: .text("ID=VERSION"),
            summary: "The version of a provider's SDK",
            repeats: true
        ),
        Flag(
            name: "switch",
            value: .text("NAME=VALUE"),
            summary: "The position of a contested point or a policy; the ledger lists them",
            repeats: true
        ),
        Flag(
            name: "language",
            value: .text("LANGUAGE"),
            summary: "The language of the system: en or zh-Hans",
            words: PromptLanguage.allCases.map(\.rawValue)
        ),
    ]

    /// What the flags of a command line say.
    static func options(
        in invocation: Invocation,
        providers: [ProviderRegistration]
    ) throws -> ReplayOptions {
        var options = ReplayOptions()
        do {
            options.os = try invocation.text("os").map { try IOSVersion(parsing: $0) }
            for text in invocation.texts("switch") { try set(text, in: &options, providers: providers) }
        } catch let error as IOSVersionError {
            throw CommandFailure("--os: \(error)")
        } catch let error as SwitchError {
            throw CommandFailure("--switch: \(error)")
        }
        options.flow = try word("flow", in: invocation)
        options.language = try word("language", in: invocation)
        for text in invocation.texts("sdk-version") {
            let (id, version) = try sdkVersion(text, providers: providers)
            options.sdkVersions[id] = version
        }
        return options
    }

    /// Sets a switch of the phone, or of a provider's SDK.
    private static func set(
        _ text: String,
        in options: inout ReplayOptions,
        providers: [ProviderRegistration]
    ) throws(SwitchError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, providers.contains(where: { $0.switchNames.contains(parts[0]) }) {
            options.sdkSwitches[parts[0]] = parts[1]
        } else {
            var trial = SwitchSettings()
            try trial.set(parsing: text)
            options.switches.append(text)
        }
    }

    /// The provider of that id.
    static func provider(
        _ id: String,
        among providers: [ProviderRegistration]
    ) throws(CommandFailure) -> ProviderRegistration {
        guard let provider = providers.first(where: { $0.id == id }) else {
            throw CommandFailure.unknown("provider", id, among: providers.map(\.id))
        }
        return provider
    }

    static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ flag: String,
        in invocation: Invocation
    ) throws(CommandFailure) -> Word? {
        guard let text = invocation.text(flag) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw CommandFailure.unknown(flag, text, among: Word.allCases.map(\.rawValue))
        }
        return word
    }

    static func sdkVersion(
        _ text: String,
        providers: [ProviderRegistration]
    ) throws(CommandFailure) -> (String, String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw CommandFailure(
                "--sdk-version cannot be “\(TerminalText.visible(text))”",
                remedy: "Write ID=VERSION, such as amap=2.10.0."
            )
        }
        let provider = try provider(parts[0], among: providers)
        guard provider.sdkVersions.contains(parts[1]) else {
            let remedy =
                provider.sdkVersions.isEmpty
                ? "It has no versions to choose from: leave the flag out."
                : "Possible is: \(provider.sdkVersions.joined(separator: ", "))."
            throw CommandFailure(
                "\(provider.id) has no SDK version “\(TerminalText.visible(parts[1]))”",
                remedy: remedy
            )
        }
        return (parts[0], parts[1])
    }
}
