// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Values that are kept once each, and called by their numbers.
struct InternTable {
    /// The values by their numbers.
    private(set) var values: [DeviceJSON] = []
    private var numbers: [DeviceJSON: Int] = [:]

    /// The number of a value, a new one if it has none.
    mutating func number(of value: DeviceJSON) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
