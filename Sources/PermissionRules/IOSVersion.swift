// SPDX-License-Identifier: Apache-2.0

/// An iOS version, as far as the rules tell versions apart.
///
/// Valid versions run from 8.0, the first that asks for permission, to 27.x. Versions 19 to 25 never existed.
public struct IOSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The first number, 17 in 17.4.
    public let major: Int

    /// The second number, 4 in 17.4.
    public let minor: Int

    /// Takes a version from its two numbers.
    ///
    /// - Throws: `IOSVersionError` where no such iOS exists or none that asks for permission.
    public init(major: Int, minor: Int = 0) throws(IOSVersionError) {
        guard major >= 8 else {
            throw IOSVersionError(message: "iOS \(major) is too old: iOS 8 is the first version that asks")
        }
        guard !(19...25).contains(major) else {
            throw IOSVersionError(message: "iOS \(major) never existed: did you mean 26?")
        }
        guard major <= 27, (0...99).contains(minor) else {
            throw IOSVersionError(message: "iOS \(major).\(minor) is not known: versions 8.0 to 27.x are")
        }
        self.init(unchecked: major, minor)
    }

    /// Reads a version such as `17.4`, `17` or `13.4.1`; a bare major means `.0`, and a patch number is ignored.
    ///
    /// - Throws: `IOSVersionError` with a message that says what is wrong and what is possible.
    public init(parsing text: String) throws(IOSVersionError) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.map { part -> Int? in
            part.utf8.count <= 4 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
        }
        guard (1...3).contains(parts.count), !numbers.contains(nil), let major = numbers[0] else {
            throw IOSVersionError(message: "“\(text)” is not an iOS version: write it like 17 or 13.4")
        }
        try self.init(major: major, minor: numbers.count > 1 ? numbers[1] ?? 0 : 0)
    }

    init(unchecked major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// The version as people write it, `17.4`.
    public var description: String { "\(major).\(minor)" }

    /// Orders versions by age.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension IOSVersion {
    /// The newest version the rules were checked against.
    public static let newest = IOSVersion(unchecked: 26, 0)

    /// Whether a phone with another version can be upgraded to this one: only a newer version is offered.
    public func isUpgrade(of other: IOSVersion) -> Bool { self > other }
}
