// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A place nearby; the map service of the simulated phone knows none.
public final class BMKLocationPoi: NSObject {
    /// Baidu's name for the place.
    public let uid: String
    /// The name for people.
    public let name: String
    /// What it is.
    public let tags: String
    /// The address.
    public let addr: String
    /// How sure it is that the phone is there.
    public let relaiability: Float

    init(uid: String, name: String, tags: String, addr: String, relaiability: Float) {
        self.uid = uid
        self.name = name
        self.tags = tags
        self.addr = addr
        self.relaiability = relaiability
    }
}
