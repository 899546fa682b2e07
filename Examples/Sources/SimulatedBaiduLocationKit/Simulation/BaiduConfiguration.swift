// SPDX-License-Identifier: Apache-2.0

/// The version of the SDK, its contested points, and what Baidu's servers know of keys.
public struct BaiduConfiguration: Sendable, Hashable {
    /// The version.
    public var sdkVersion = BaiduVersion.newest
    /// For which bundle identifier a key was issued; a key that is not listed suits every app.
    public var bundleIdentifiers: [String: String] = [:]
    /// The contested points that are not as they are likeliest.
    private var changed: Set<BaiduSwitch> = []

    /// The newest version, with every contested point as it is likeliest.
    public init() {}

    /// Reads a configuration from words.
    ///
    /// - Throws: `BaiduSetupError` for a version or a switch that is unknown, or a value that is not a flag.
    public init(sdkVersion: String?, switches: [String: String]) throws(BaiduSetupError) {
        if let sdkVersion { self.sdkVersion = try BaiduVersion(sdkVersion) }
        for (name, value) in switches.sorted(by: { $0.key < $1.key }) {
            guard let known = BaiduSwitch(rawValue: name) else {
                throw BaiduSetupError("Baidu has no switch “\(name)”: possible is \(BaiduSwitch.names)")
            }
            guard let isOn = Bool(value) else {
                throw BaiduSetupError("the switch \(name) has no value “\(value)”: possible is true, false")
            }
            self[known] = isOn
        }
    }

    /// Whether a contested point is so.
    public subscript(_ point: BaiduSwitch) -> Bool {
        get { changed.contains(point) != point.isLikely }
        set { if newValue == point.isLikely { changed.remove(point) } else { changed.insert(point) } }
    }
}
