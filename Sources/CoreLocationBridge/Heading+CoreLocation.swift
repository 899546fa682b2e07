// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension Heading {
    /// Takes a heading from CoreLocation; what it marks as invalid becomes nil.
    ///
    /// - Parameter heading: CoreLocation's heading.
    public init(_ heading: CLHeading) {
        self.init(
            magneticHeading: heading.magneticHeading,
            trueHeading: heading.trueHeading,
            headingAccuracy: heading.headingAccuracy,
            timestamp: heading.timestamp.timeIntervalSince1970
        )
    }
}
