// SPDX-License-Identifier: Apache-2.0

/// A number, or none, in the space of a number.
struct KnownNumber: Sendable, Hashable {
    private let number: Double

    /// None.
    static let unknown = KnownNumber(nil)

    init(_ value: Double?) { number = value ?? .nan }

    /// The number, or nil.
    var value: Double? { number.isNaN ? nil : number }

    static func == (left: KnownNumber, right: KnownNumber) -> Bool { left.value == right.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
