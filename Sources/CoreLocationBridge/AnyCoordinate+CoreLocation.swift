// SPDX-License-Identifier: Apache-2.0

import Geodesy

extension AnyCoordinate {
    /// Takes numbers from CoreLocation under a datum's name; nil if they are no coordinate.
    init?(_ numbers: CLLocationCoordinate2D, datum: DatumIdentifier) {
        guard
            let coordinate = try? AnyCoordinate(
                latitude: numbers.latitude,
                longitude: numbers.longitude,
                datum: datum
            )
        else { return nil }
        self = coordinate
    }
}
