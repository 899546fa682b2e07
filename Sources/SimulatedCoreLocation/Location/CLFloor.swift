// SPDX-License-Identifier: Apache-2.0

/// The storey of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The storey, where 0 is the ground floor and negative values are below ground.
    public let level: Int

    init(level: Int) {
        self.level = level
    }

    /// Reads a floor from an archive.
    public required init?(coder: NSCoder) {
        level = coder.decodeInteger(forKey: "level")
    }

    /// Writes the floor to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(level, forKey: "level")
    }

    /// The floor itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }
}
