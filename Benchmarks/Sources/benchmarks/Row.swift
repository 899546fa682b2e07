// SPDX-License-Identifier: Apache-2.0

import Foundation
import SimulatedDevice

/// One figure, with what it should be.
struct Row {
    /// What a figure should be.
    enum Goal {
        case atMost(Double)
        case atLeast(Double)

        var number: Double {
            switch self {
            case .atMost(let number), .atLeast(let number): number
            }
        }

        var text: String {
            switch self {
            case .atMost(let number): "≤ \(number.short)"
            case .atLeast(let number): "≥ \(number.short)"
            }
        }

        func isMet(by value: Double) -> Bool {
            switch self {
            case .atMost(let number): value <= number
            case .atLeast(let number): value >= number
            }
        }
    }

    /// What is measured, with the unit.
    var name: String
    /// The figure; nil if it could not be measured, which meets no goal.
    var value: Double?
    /// Nil for a figure that is there for comparison only.
    var goal: Goal?

    /// Whether the goal is met; nil without a goal.
    var isMet: Bool? { goal.map { goal in value.map(goal.isMet) ?? false } }

    var json: DeviceJSON {
        [
            "name": .string(name),
            "value": value.map { .number($0.rounded(toDigits: 4)) } ?? .null,
            "goal": goal.map { .number($0.number) } ?? .null,
            "met": isMet.map { .bool($0) } ?? .null,
        ]
    }

    /// The row of a table.
    func line(nameWidth: Int) -> String {
        let cells = [
            name.padding(toLength: nameWidth, withPad: " ", startingAt: 0), (value?.short ?? "–").leftPadded(to: 12),
            (goal?.text ?? "").leftPadded(to: 12),
        ]
        let verdict = isMet.map { $0 ? "  met" : "  missed" } ?? ""
        return cells.joined(separator: "  ") + verdict
    }
}

extension Double {
    /// The number with at most that many digits that count.
    fileprivate func rounded(toDigits digits: Int) -> Double {
        guard isFinite, self != 0 else { return self }
        let scale = pow(10, Double(digits - 1) - floor(log10(magnitude)))
        return (self * scale).rounded() / scale
    }

    /// Three digits that count, and thousands in groups.
    fileprivate var short: String {
        let number = rounded(toDigits: 3)
        guard number.magnitude >= 1_000 else { return String(format: "%g", number) }
        var groups: [String] = []
        var rest = Int(number)
        while rest >= 1_000 {
            groups.insert(String(format: "%03d", rest % 1_000), at: 0)
            rest /= 1_000
        }
        return ([String(rest)] + groups).joined(separator: ",")
    }
}

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: " ", count: Swift.max(0, length - count)) + self
    }
}
