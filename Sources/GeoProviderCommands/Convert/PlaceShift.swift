// SPDX-License-Identifier: Apache-2.0

import Geodesy
import TrackFiles

/// The conversion of one place, from its text to its text.
struct PlaceShift {
    private let source, target: DatumIdentifier
    private let region: ChinaRegion

    init(from source: DatumIdentifier, to target: DatumIdentifier, in region: ChinaRegion) {
        self.source = source
        self.target = target
        self.region = region
    }

    /// Converts a place, or says why it is none.
    func callAsFunction(latitude: Slice, longitude: Slice) -> Result<(latitude: Double, longitude: Double), Fault> {
        guard let north = ByteScanner.decimal(latitude) else {
            return .failure(Fault("latitude \(DecimalText.quoted(latitude)) is not a number"))
        }
        guard let east = ByteScanner.decimal(longitude) else {
            return .failure(Fault("longitude \(DecimalText.quoted(longitude)) is not a number"))
        }
        do {
            let place = try AnyCoordinate(latitude: north, longitude: east, datum: source)
                .converted(to: target, in: region)
            return .success((place.latitude, place.longitude))
        } catch {
            return .failure(Fault(error.message))
        }
    }

    /// Bytes of a row.
    typealias Slice = ArraySlice<UInt8>

    /// Why a place cannot be converted.
    struct Fault: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }
}
