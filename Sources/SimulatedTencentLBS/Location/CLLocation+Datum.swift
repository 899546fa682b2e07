// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation

extension CLLocation {
    /// The location in the datum that the app wants where Tencent shifts, and whether it lies there.
    func seen(as type: TencentLBSLocationCoordinateType) -> (location: CLLocation, isInChina: Bool) {
        let place = coordinate
        guard let trueCoordinate = try? Coordinate<WGS84>(latitude: place.latitude, longitude: place.longitude),
            ChinaRegion.mainlandHongKongAndMacau.contains(trueCoordinate)
        else { return (self, false) }
        guard type == .GCJ02 else { return (self, true) }
        // The wide box holds the whole region, and asks no border again.
        return (restated(at: .gcj02(trueCoordinate.converted(in: .customaryBox))), true)
    }
}
