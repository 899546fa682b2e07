// SPDX-License-Identifier: Apache-2.0

/// A planned way.
public struct GPXRoute: Sendable, Hashable {
    /// The name given to it.
    public var name: String?
    /// The usable points in order.
    public var points: [TrackPoint]

    /// Makes a route.
    public init(name: String? = nil, points: [TrackPoint] = []) {
        self.name = name
        self.points = points
    }
}
