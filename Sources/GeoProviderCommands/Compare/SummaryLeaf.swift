// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// One value of a run's summary, with the time from which it stands.
struct SummaryLeaf: Hashable {
    /// The way to it, such as `completions[0].code`.
    let field: String
    /// The value.
    let value: DeviceJSON
    /// The time of the list element it belongs to; nil for what holds at the end.
    let time: DeviceJSON?

    /// The field without the numbers of list elements, such as `completions.code`.
    var kind: String {
        var result = ""
        var isInside = false
        for character in field {
            if character == "[" { isInside = true }
            if !isInside { result.append(character) }
            if character == "]" { isInside = false }
        }
        return result
    }

    /// The values of a summary in order: each scalar, and the length of each list.
    static func all(in summary: DeviceJSON) -> [SummaryLeaf] {
        leaves(summary, field: "", time: nil)
    }

    private static func leaves(_ value: DeviceJSON, field: String, time: DeviceJSON?) -> [SummaryLeaf] {
        switch value {
        case .object(let members):
            let time = value["t"] ?? time
            return members.flatMap { member in
                leaves(member.value, field: field.isEmpty ? member.key : "\(field).\(member.key)", time: time)
            }
        case .array(let elements):
            let count = SummaryLeaf(field: field, value: .integer(elements.count), time: nil)
            return [count]
                + elements.enumerated().flatMap { leaves($0.element, field: "\(field)[\($0.offset)]", time: time) }
        default:
            return [SummaryLeaf(field: field, value: value, time: time)]
        }
    }
}
