// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// An area of interest that the phone is in or near, since 1.8; the map service of the simulated phone knows none.
public final class BMKLocationPoiRegion: NSObject {
    /// Where it lies from here.
    public let directionDesc: String
    /// The name for people.
    public let name: String
    /// What it is.
    public let tags: String

    init(directionDesc: String, name: String, tags: String) {
        self.directionDesc = directionDesc
        self.name = name
        self.tags = tags
    }
}
