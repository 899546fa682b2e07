// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// The form of an expectation, read from the file.
    indirect enum Matcher: Sendable, Equatable {
        /// The same text, truth value or null.
        case equal(DeviceJSON)
        /// A number, or the length of a list, within bounds.
        case number(Bounds)
        /// A list of this length with these elements, in order.
        case list([Matcher])
        /// A list of objects with these values of one key, in order.
        case identifiers(key: String, [String])
        /// An object that has at least these members.
        case members([Member])

        struct Member: Sendable, Equatable {
            var key: String
            var matcher: Matcher
        }

        struct Bounds: Sendable, Equatable {
            var equals: Double?
            var atLeast: Double?
            var atMost: Double?

            func contain(_ value: Double) -> Bool {
                value == equals ?? value && value >= atLeast ?? value && value <= atMost ?? value
            }
        }

        /// Whether a value of a summary is as expected.
        func matches(_ value: DeviceJSON) -> Bool {
            switch self {
            case .equal(let expected): value == expected
            case .number(let bounds): shown(value).double.map(bounds.contain) ?? false
            case .list(let matchers):
                value.elements.map { elements in
                    elements.count == matchers.count && zip(matchers, elements).allSatisfy { $0.matches($1) }
                } ?? false
            case .identifiers(_, let identifiers): shown(value) == DeviceJSON(identifiers)
            case .members(let members): members.allSatisfy { $0.matcher.matches(value[$0.key] ?? .null) }
            }
        }

        /// The value in the form in which it is compared.
        func shown(_ value: DeviceJSON) -> DeviceJSON {
            switch (self, value.elements) {
            case (.number, let elements?): .integer(elements.count)
            case (.identifiers(let key, _), let elements?): .array(elements.map { $0[key] ?? .null })
            default: value
            }
        }
    }
}
