// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider
import Geodesy

/// Puts a vendor's point on a GCJ-02 map.
enum FiveHundredMetres {
    final class Before: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.amap, environment: environment) }

        // LESSON: before
        override func show(_ location: Location) {
            let point = location.coordinate  // GCJ-02 already.
            guard let taken = try? Coordinate<WGS84>(latitude: point.latitude, longitude: point.longitude) else {
                return
            }
            pin = taken.converted(to: GCJ02.self)
        }
        // LESSON: end

        override func launched() { locate() }

        private var pin: Coordinate<GCJ02>? {
            didSet { isContent = pin.map(FiveHundredMetres.isWhereThePhoneIs) ?? false }
        }
    }

    final class After: LessonApp {
        init(environment: ProviderEnvironment) { super.init(.amap, environment: environment) }

        // LESSON: after
        override func show(_ location: Location) {
            pin = location.coordinate.converted(to: GCJ02.self)  // Each location knows its datum.
        }
        // LESSON: end

        override func launched() { locate() }

        private var pin: Coordinate<GCJ02>? {
            didSet { isContent = pin.map(FiveHundredMetres.isWhereThePhoneIs) ?? false }
        }
    }

    /// The phone lies at 30.2460, 120.1551 in WGS-84.
    static func isWhereThePhoneIs(_ pin: Coordinate<GCJ02>) -> Bool {
        abs(pin.latitude - 30.2436688) < 1e-5 && abs(pin.longitude - 120.1597921) < 1e-5
    }
}
