// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// What a one-shot's block is about to be told.
struct AMapOutcome {
    let location: CLLocation?
    let address: AMapLocationReGeocode?
    let error: NSError?
    let rule: String

    /// The outcome for the journal.
    var words: String {
        let place = location.map { location in
            String(
                format: "%.7f,%.7f ±%g m",
                location.coordinate.latitude,
                location.coordinate.longitude,
                location.horizontalAccuracy
            )
        }
        let name = address.map { "“\($0.formattedAddress ?? "")”" }
        let fault = error.map { "\($0.domain) \($0.code)" }
        return [place ?? "no location", name, fault].compactMap(\.self).joined(separator: ", ")
    }
}
