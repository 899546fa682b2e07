// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceJSONValue {
    /// The truth value.
    package func bool() throws(DeviceInputError) -> Bool {
        guard case .bool(let value) = node.content else { throw wrongType(expected: "true or false") }
        return value
    }

    /// The text, which may not be empty unless told otherwise.
    package func string(allowsEmpty: Bool = false) throws(DeviceInputError) -> String {
        guard case .string(let value) = node.content else { throw wrongType(expected: "a string") }
        guard allowsEmpty || !value.isEmpty else { throw error(.invalidValue, "the string is empty") }
        return value
    }

    /// The number, within a range.
    package func number(
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    ) throws(DeviceInputError) -> Double {
        guard let value = node.json.double else { throw wrongType(expected: "a number") }
        guard range.contains(value) else {
            throw error(.invalidValue, "\(node.json.serialized()) is out of range", remedy: Self.possible(range))
        }
        return value
    }

    /// The number, larger than zero.
    package func positiveNumber() throws(DeviceInputError) -> Double {
        let value = try number()
        guard value > 0 else {
            throw error(.invalidValue, "\(node.json.serialized()) is out of range", remedy: "It must be larger than 0")
        }
        return value
    }

    /// The whole number, within a range; `5.0` counts as whole.
    package func integer(in range: ClosedRange<Int> = Int.min...Int.max) throws(DeviceInputError) -> Int {
        let value: Int
        switch node.content {
        case .integer(let whole): value = whole
        case .number(let number):
            guard let whole = Int(exactly: number) else { throw wrongType(expected: "a whole number") }
            value = whole
        default: throw wrongType(expected: "a whole number")
        }
        guard range.contains(value) else {
            throw error(
                .invalidValue,
                "\(value) is out of range",
                remedy: "Possible is \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return value
    }

    /// The time in seconds, longer than zero; at most a century.
    package func positiveSeconds() throws(DeviceInputError) -> Duration {
        _ = try positiveNumber()
        return try seconds()
    }

    /// The time in seconds, kept to the nanosecond; at most a century.
    package func seconds(in range: ClosedRange<Double> = 0...3.2e9) throws(DeviceInputError) -> Duration {
        .nanoseconds(Int64((try number(in: range) * 1e9).rounded()))
    }

    /// The case whose raw value the text is.
    package func choice<Choice>(
        _ type: Choice.Type = Choice.self
    ) throws(DeviceInputError) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
        let name = try choice(of: type.allCases.map(\.rawValue))
        guard let value = Choice(rawValue: name) else { throw unknownChoice(name, of: []) }
        return value
    }

    /// The text, which must be one of a list.
    package func choice(of names: [String]) throws(DeviceInputError) -> String {
        let name = try string(allowsEmpty: true)
        guard names.contains(name) else { throw unknownChoice(name, of: names) }
        return name
    }

    /// The error for a word that is not in a list: it names the nearest one, and all of them.
    package func unknownChoice(_ name: String, of names: [String]) -> DeviceInputError {
        let nearest = NearestName.of(name, in: names).map { "did you mean “\($0)”? " } ?? ""
        return error(
            .invalidValue,
            "\(DeviceJSON.string(name).serialized()) is not possible here: \(nearest)possible: "
                + names.joined(separator: ", ")
        )
    }

    private static func possible(_ range: ClosedRange<Double>) -> String {
        let lower = DeviceJSON.number(range.lowerBound).serialized()
        let upper = DeviceJSON.number(range.upperBound).serialized()
        return "Possible is \(lower) to \(upper)"
    }
}
