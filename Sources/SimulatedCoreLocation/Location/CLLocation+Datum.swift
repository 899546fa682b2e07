// SPDX-License-Identifier: Apache-2.0

package import Geodesy

extension CLLocation {
    /// The datum that the numbers are in: WGS-84, unless an SDK has shifted them.
    ///
    /// Nothing that an app can reach tells, as on a phone; it is for tests that look for a missed conversion.
    package var datum: DatumIdentifier { values.datum }

    /// The same measurement at the numbers of another datum, as an SDK that shifts hands it out.
    package func restated(at coordinate: AnyCoordinate) -> CLLocation {
        var shifted = values
        shifted.latitude = coordinate.latitude
        shifted.longitude = coordinate.longitude
        shifted.datum = coordinate.datum
        return CLLocation(values: shifted)
    }
}
