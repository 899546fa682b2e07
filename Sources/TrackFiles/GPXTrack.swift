// SPDX-License-Identifier: Apache-2.0

/// A recorded way.
public struct GPXTrack: Sendable, Hashable {
    /// The name given to it.
    public var name: String?
    /// Its segments in file order, empty ones included.
    public var segments: [GPXSegment]

    /// Makes a track.
    public init(name: String? = nil, segments: [GPXSegment] = []) {
        self.name = name
        self.segments = segments
    }
}
