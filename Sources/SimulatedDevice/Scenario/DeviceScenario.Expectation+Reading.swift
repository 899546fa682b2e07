// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario.Expectation {
    /// Reads the object `expect`: one expectation a key, and for a key that holds an object one for each of its keys.
    static func read(_ value: DeviceJSONValue) throws(DeviceInputError) -> [Self] {
        var expectations: [Self] = []
        for member in try members(of: value, known: DeviceScenario.SummaryShape.summary) {
            if case .object(let known) = member.shape, !member.value.isNull {
                for inner in try members(of: member.value, known: known) {
                    expectations.append(try Self(inner, keys: [member.key, inner.key]))
                }
            } else {
                expectations.append(try Self(member, keys: [member.key]))
            }
        }
        return expectations
    }

    private typealias Named = (key: String, value: DeviceJSONValue, shape: DeviceScenario.SummaryShape)

    private init(_ member: Named, keys: [String]) throws(DeviceInputError) {
        path = keys.joined(separator: ".")
        expected = member.value.node.json
        self.keys = keys
        matcher = try Self.matcher(member.value, member.shape)
    }

    /// The members of an object, each with its shape; an unknown key is an error that suggests the nearest.
    private static func members(
        of value: DeviceJSONValue,
        known: [DeviceScenario.SummaryShape.Member]
    ) throws(DeviceInputError) -> [Named] {
        guard case .object(let nodes) = value.node.content else { throw value.wrongType(expected: "an object") }
        return try zip(nodes, try value.members()).map { node, member throws(DeviceInputError) in
            guard let shape = known.first(where: { $0.key == member.key })?.shape else {
                throw value.unknownKey(node, of: known.map(\.key))
            }
            return (member.key, member.value, shape)
        }
    }

    private static func matcher(
        _ value: DeviceJSONValue,
        _ shape: DeviceScenario.SummaryShape
    ) throws(DeviceInputError) -> DeviceScenario.Matcher {
        if value.isNull { return .equal(.null) }
        switch shape {
        case .text: return .equal(.string(try value.string(allowsEmpty: true)))
        case .flag: return .equal(.bool(try value.bool()))
        case .choice(let names): return .equal(.string(try value.choice(of: names)))
        case .number: return .number(try bounds(value))
        case .object(let known): return .members(try membersMatcher(value, known))
        case .list(let known, let identifier):
            guard case .array = value.node.content else { return .number(try bounds(value)) }
            let elements = try value.list()
            if let identifier, case .string = elements.first?.node.content {
                return .identifiers(
                    key: identifier.key,
                    try elements.map { element throws(DeviceInputError) in try element.choice(of: identifier.values) }
                )
            }
            return .list(
                try elements.map { element throws(DeviceInputError) in .members(try membersMatcher(element, known)) }
            )
        }
    }

    private static func membersMatcher(
        _ value: DeviceJSONValue,
        _ known: [DeviceScenario.SummaryShape.Member]
    ) throws(DeviceInputError) -> [DeviceScenario.Matcher.Member] {
        try members(of: value, known: known).map { member throws(DeviceInputError) in
            DeviceScenario.Matcher.Member(key: member.key, matcher: try matcher(member.value, member.shape))
        }
    }

    /// A number, or bounds for a number or a length.
    private static func bounds(_ value: DeviceJSONValue) throws(DeviceInputError) -> DeviceScenario.Matcher.Bounds {
        guard case .object = value.node.content else { return .init(equals: try value.number()) }
        let object = try value.object(DeviceScenario.Keys.Bounds.allCases)
        let bounds = DeviceScenario.Matcher.Bounds(
            equals: try object[.equals]?.number(),
            atLeast: try object[.atLeast]?.number(),
            atMost: try object[.atMost]?.number()
        )
        guard bounds != .init() else {
            throw value.error(.missingKey, "the bounds are empty", remedy: "Add “equals”, “atLeast” or “atMost”")
        }
        return bounds
    }
}
