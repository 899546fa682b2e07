// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario.User {
    /// Reads the object `user`.
    init(reading value: DeviceJSONValue) throws(DeviceInputError) {
        let object = try value.object(DeviceScenario.Keys.User.allCases)
        answers = try (try object[.answers]?.list() ?? []).map { value throws(DeviceInputError) in
            try DeviceScenario.Answer(reading: value)
        }
        otherwise = try object[.otherwise].map(Self.otherwise) ?? otherwise
    }

    private static func otherwise(_ value: DeviceJSONValue) throws(DeviceInputError) -> DeviceScenario.Otherwise {
        let name = try value.choice(of: DeviceScenario.Otherwise.names)
        return PromptOption(rawValue: name).map { .choose($0) } ?? .wait
    }
}

extension DeviceScenario.Otherwise {
    /// The words that `user.otherwise` may be.
    static let names = ["wait"] + PromptOption.allCases.map(\.rawValue)
}

extension DeviceScenario.Answer {
    /// Reads an element of `user.answers`.
    init(reading value: DeviceJSONValue) throws(DeviceInputError) {
        let object = try value.object(DeviceScenario.Keys.Answer.allCases)
        self.init(
            to: try object.required(.prompt).choice(),
            try Self.choice(try object.required(.choose), of: try object.required(.prompt).choice()),
            precise: try object.unlessNull(.precise)?.bool(),
            after: try object[.after]?.seconds() ?? .zero
        )
        keyPath = value.keyPath.description
    }

    /// A button that the prompt has on some iOS version; whether it has it on this one is known once it is shown.
    private static func choice(
        _ value: DeviceJSONValue,
        of prompt: PromptID
    ) throws(DeviceInputError) -> PromptOption {
        let option: PromptOption = try value.choice()
        let offered = PermissionTable.standard.prompts.filter { $0.prompt == prompt }.flatMap(\.options)
        guard offered.contains(option) else {
            let names = PromptOption.allCases.filter(offered.contains).map(\.rawValue)
            throw value.error(
                .impossible,
                "“\(prompt.rawValue)” has no button “\(option.rawValue)”",
                remedy: "It has: " + names.joined(separator: ", ")
            )
        }
        return option
    }
}
