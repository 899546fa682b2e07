// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension ScenarioDraft {
    private typealias Member = DeviceJSON.Member

    /// The scenario file, with comments.
    ///
    /// - Parameter infoPlist: The path of the Info.plist as the file names it.
    func json(infoPlist: String) -> DeviceJSON {
        [
            "//": [
                "Keys that begin with // are comments, here and in every object.",
                "geoprovider run FILE replays this; --os, --provider, --flow, --language and --switch change it in passing.",
            ],
            "name": .string(name),
            "device": device(infoPlist),
            "user": user,
            "app": app,
            "// steps":
                "What happens when, in seconds, besides the launch at 0: such as {\"at\": 5, \"do\": \"background\"}.",
            "steps": .array(steps.map(step)),
            "// until": "The end. Left out, it is a minute after the last step.",
            "until": 60,
            "// expect": "What should come of it; run exits with 1 if it does not. This is what came of it here.",
            "expect": expectation,
        ]
    }

    private func device(_ infoPlist: String) -> DeviceJSON {
        [
            "// os": "Any version from 8.0 on.",
            "os": .string(os.description),
            "// infoPlist": "The path as seen from this file.",
            "infoPlist": .string(infoPlist),
            "// grant": .string("What the user decided before: \(words(AccessGrant.allCases))."),
            "grant": "unasked",
            "// place": "Where the phone is, WGS 84; “track” with the path of a GPX file moves it.",
            "place": ["latitude": 30.246, "longitude": 120.1551],
            "// language": .string("The language of the prompts: \(words(PromptLanguage.allCases))."),
            "language": "en",
        ]
    }

    private var user: DeviceJSON {
        [
            "// answers": .string(
                answers.isEmpty
                    ? "Nothing prompts: the Info.plist lacks the usage text that this iOS asks for."
                    : "One for each prompt that comes, in seconds after it."
            ),
            "answers": .array(answers.map(answer)),
            "// otherwise":
                "What the user does with any other prompt: wait, or an option chosen wherever there is one.",
            "otherwise": "wait",
        ]
    }

    private func answer(_ answer: DeviceScenario.Answer) -> DeviceJSON {
        let options = PermissionMachine(RuleSet(binding: os)).prompt(answer.prompt)?.options ?? []
        var members = [
            Member("//", .string("\(answer.prompt.rawValue) offers \(words(options)).")),
            Member("prompt", .string(answer.prompt.rawValue)),
            Member("choose", .string(answer.choice.rawValue)),
        ]
        if let precise = answer.precise { members.append(Member("precise", .bool(precise))) }
        return .object(members + [Member("after", RunSummary.seconds(answer.after))])
    }

    private var app: DeviceJSON {
        [
            "provider": .string(provider.id),
            "// flow": .string(
                "native-first asks natively before the provider starts, sdk-driven leaves it to the SDK, manual does "
                    + "nothing but the steps."
            ),
            "flow": "native-first",
            "// permission": "What the app asks for: whenInUse or always.",
            "permission": .string(permission.rawValue),
            "// want": "What the app wants of the provider: oneShot, continuous or none.",
            "want": "oneShot",
            "// purposeKey": "The key of the text for temporary full accuracy; null: none.",
            "purposeKey": DeviceJSON(purposeKey),
        ]
    }

    private func step(_ step: DeviceScenario.Step) -> DeviceJSON {
        var members = [Member("at", RunSummary.seconds(step.at))]
        switch step.action {
        case .requestTemporaryFullAccuracy(let key):
            members += [
                Member("// do", "Asks for full accuracy until the app is left."),
                Member("do", "requestTemporaryFullAccuracy"), Member("purposeKey", .string(key)),
            ]
        case .deliverAlwaysEvent:
            members += [
                Member("// do", "An event that only Always may have: Always ends its probation."),
                Member("do", "deliverAlwaysEvent"),
            ]
        default: members.append(Member("do", .string(step.action.words)))
        }
        return .object(members)
    }

    private var expectation: DeviceJSON {
        .object(
            [Member("prompts", DeviceJSON(answers.map(\.prompt.rawValue)))]
                + ["authorization", "accuracy", "gate"].map { Member($0, summary[$0] ?? .null) }
        )
    }

    private func words(_ cases: [some RawRepresentable<String>]) -> String { CommandText.list(cases.map(\.rawValue)) }
}
