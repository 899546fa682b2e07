// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// The corners of a polygon, as a list and as the C array that AMap's interface shows.
final class AMapCorners {
    let places: [CLLocationCoordinate2D]
    let pointer: UnsafeMutablePointer<CLLocationCoordinate2D>

    init(_ places: [CLLocationCoordinate2D]) {
        self.places = places
        pointer = .allocate(capacity: max(1, places.count))
        pointer.initialize(from: places, count: places.count)
    }

    /// Copies the first corners of a C array.
    convenience init(_ pointer: UnsafeMutablePointer<CLLocationCoordinate2D>?, count: Int) {
        self.init(pointer.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
    }

    deinit {
        pointer.deinitialize(count: places.count)
        pointer.deallocate()
    }
}
