// SPDX-License-Identifier: Apache-2.0

/// An area whose borders the phone can watch.
///
/// Two regions of one class are equal if their identifiers are, so a set of regions holds one region per identifier.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
    /// The name by which the app knows the region; a region started under the same name replaces the older one.
    open private(set) var identifier: String
    /// Whether the app hears of the phone's entering the region.
    open var notifyOnEntry = true
    /// Whether the app hears of the phone's leaving the region.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Reads a region from an archive.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = String(describing: identifier)
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    /// Writes the region to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    /// A region with the same values.
    open func copy(with zone: NSZone?) -> Any {
        copySettings(to: CLRegion(identifier: identifier))
    }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }

    /// Whether the other object is a region of the same class and identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLRegion else { return false }
        return type(of: self) == type(of: other) && identifier == other.identifier
    }

    /// A hash of the identifier.
    open override var hash: Int { identifier.hash }

    /// The class and the identifier in one line, for people to read.
    open override var description: String { "CLRegion (identifier: \"\(identifier)\")" }

    func copySettings<Region: CLRegion>(to region: Region) -> Region {
        region.notifyOnEntry = notifyOnEntry
        region.notifyOnExit = notifyOnExit
        return region
    }
}
