// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario.Step {
    /// Reads an element of `steps`.
    ///
    /// - Parameters:
    ///   - value: The element.
    ///   - number: Its place in the list, from 0.
    ///   - app: The app, whose purpose key a step may leave out.
    init(reading value: DeviceJSONValue, number: Int, app: DeviceScenario.App) throws(DeviceInputError) {
        let members = try value.members()
        guard let word = members.first(where: { $0.key == DeviceScenario.Keys.Step.verb.rawValue })?.value else {
            throw value.error(.missingKey, "the key “do” is missing", remedy: "Add it, with what the step does")
        }
        let verb: DeviceScenario.Verb = try word.choice()
        try Self.refuseForeignKeys(members.map(\.key), of: verb, in: value)
        let object = try value.object([.at, .verb] + verb.arguments)
        for key in verb.requiredArguments { _ = try object.required(key) }
        self.init(
            at: try object.required(.at).seconds(),
            try DeviceScenario.Action(verb, object, app: app)
        )
        self.number = number
    }

    /// Refuses keys that belong to another verb, which a suggestion of the nearest key would not explain.
    private static func refuseForeignKeys(
        _ keys: [String],
        of verb: DeviceScenario.Verb,
        in value: DeviceJSONValue
    ) throws(DeviceInputError) {
        let own: [DeviceScenario.Keys.Step] = [.at, .verb] + verb.arguments
        guard case .object(let members) = value.node.content,
            let foreign = members.first(where: { member in
                DeviceScenario.Keys.Step(rawValue: member.key).map { !own.contains($0) } ?? false
            })
        else { return }
        var error = value.unknownKey(foreign, of: own.map(\.rawValue))
        error.message = "a step that does “\(verb.rawValue)” has no such key"
        throw error
    }
}
