// SPDX-License-Identifier: Apache-2.0

/// A version of the contract.
///
/// A clause says with which one it came. A new clause of a minor version is advice in that version and binds from the
/// next one on, so that nobody's build turns red by an update alone; those of a major version bind at once.
public struct ContractVersion: Sendable, Hashable {
    /// The first number: whoever passed the one before may fall short of this one.
    public let major: Int
    /// The second number: whoever passed the one before passes this one, perhaps with advice.
    public let minor: Int

    /// Makes a version from its numbers.
    ///
    /// - Parameters:
    ///   - major: The first number.
    ///   - minor: The second number.
    public init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Reads a version such as `1.0`.
    ///
    /// - Parameter text: Two whole numbers with a full stop between them; anything else gives nil.
    public init?(_ text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count == 2, numbers.allSatisfy({ $0.utf8.allSatisfy(Self.digits.contains) }),
            let major = Int(numbers[0]), let minor = Int(numbers[1])
        else { return nil }
        self.init(major, minor)
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

extension ContractVersion: Comparable {
    /// Whether one version is older than another.
    ///
    /// - Parameters:
    ///   - first: A version.
    ///   - second: Another version.
    public static func < (first: ContractVersion, second: ContractVersion) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }
}

extension ContractVersion: CustomStringConvertible {
    /// The numbers with a full stop between them.
    public var description: String { "\(major).\(minor)" }
}
