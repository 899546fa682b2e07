// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// One choice of the permission page: a phone, an Info.plist, what the app asks for, and what the user answers.
struct PermissionChoice {
    /// The phone's iOS version.
    var os: IOSVersion
    /// The usage texts in Info.plist.
    var texts: Set<UsageKey>
    /// What the app asks for.
    var question: PermissionQuestion
    /// The answers by prompt; a prompt without one waits.
    var answers: [PromptID: PermissionAnswer] = [:]
    /// The language of the phone.
    var language = PromptLanguage.english

    /// The name of the app in the prompts.
    static let appName = "Sample"
    /// The purpose of precise location for a while.
    static let purposeKey = "navigation"

    /// What the Info.plist says under a key.
    static func sample(_ key: UsageKey, in language: PromptLanguage) -> String {
        switch (key, language) {
        case (.whenInUse, .english): "Shows places near you."
        case (.always, .english): "Records your walks."
        case (.alwaysAndWhenInUse, .english): "Records your walks, even while the app is closed."
        case (.whenInUse, .simplifiedChinese): "用于显示附近的地点。"
        case (.always, .simplifiedChinese): "用于记录步行路线。"
        case (.alwaysAndWhenInUse, .simplifiedChinese): "用于记录步行路线，App 关闭时也会继续。"
        }
    }

    /// What the Info.plist says about the purpose of precise location.
    static func purpose(in language: PromptLanguage) -> String {
        language == .english ? "Directions need your exact position." : "导航需要您的精确位置。"
    }

    /// Runs the choice on a provider.
    func record(on provider: ProviderRegistration) throws -> RunRecord {
        let bytes = Array(scenario.serialized(.compact).utf8)
        let plan = try ReplayPlan(DeviceScenario(json: bytes), ReplayOptions(), registrations: [provider])
        return try ScenarioReplay.run(plan, on: provider)
    }

    /// The choice as a scenario file holds it.
    var scenario: DeviceJSON {
        [
            "name": "Permission",
            "device": [
                "os": .string(os.description), "language": .string(language.rawValue), "infoPlist": .object(infoPlist),
            ],
            "user": ["answers": .array(script)],
            "app": .object(app),
            "steps": .array(question.steps.map { ["at": .integer($0.at), "do": .string($0.verb)] }),
            "until": 60,
        ]
    }

    private var infoPlist: [DeviceJSON.Member] {
        var members = [DeviceJSON.Member("CFBundleDisplayName", .string(Self.appName))]
        for key in texts.sorted() { members.append(.init(key.rawValue, .string(Self.sample(key, in: language)))) }
        if question == .temporaryFullAccuracy {
            let texts = [DeviceJSON.Member(Self.purposeKey, .string(Self.purpose(in: language)))]
            members.append(.init(PromptForecaster.temporaryKey, .object(texts)))
        }
        return members
    }

    private var app: [DeviceJSON.Member] {
        var members: [DeviceJSON.Member] = [.init("flow", "manual"), .init("want", "none")]
        if question == .always { members.append(.init("permission", "always")) }
        if question == .temporaryFullAccuracy { members.append(.init("purposeKey", .string(Self.purposeKey))) }
        return members
    }

    /// The answers in the order of prompts, each as often as a prompt may come again.
    private var script: [DeviceJSON] {
        PromptID.allCases.flatMap { prompt -> [DeviceJSON] in
            guard let answer = answers[prompt] else { return [] }
            var members: [DeviceJSON.Member] = [
                .init("prompt", .string(prompt.rawValue)), .init("choose", .string(answer.option.rawValue)),
                .init("after", 2),
            ]
            if answer.isApproximate { members.append(.init("precise", false)) }
            return Array(repeating: .object(members), count: 3)
        }
    }
}
