// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension CLGeocoder {
    /// Finds the address of a fix, with a completion that need not be Sendable.
    ///
    /// - Parameters:
    ///   - fix: The fix, in WGS-84.
    ///   - completion: Called once, on a later turn, with the address or with the error that came instead.
    public func findAddress(of fix: CLLocation, completion: @escaping (Result<Address, LocationError>) -> Void) {
        #if SimulatedSDKs
            reverseGeocodeLocation(fix) { placemarks, error in completion(Address.answer(placemarks, error)) }
        #else
            let number = ThreadCompletions<Result<Address, LocationError>>.current.add(completion)
            reverseGeocodeLocation(fix) { placemarks, error in
                let answer = Address.answer(placemarks, error)
                ThreadCompletions<Result<Address, LocationError>>.current.complete(number, with: answer)
            }
        #endif
    }
}

extension Address {
    /// Takes an address from CoreLocation, which words no line of its own.
    ///
    /// - Parameter placemark: CoreLocation's placemark.
    public init(_ placemark: CLPlacemark) {
        self.init()
        country = placemark.country
        province = placemark.administrativeArea
        city = placemark.locality
        district = placemark.subLocality
        street = placemark.thoroughfare
        number = placemark.subThoroughfare
        pointOfInterest = placemark.areasOfInterest?.first
    }

    /// What a geocoder's answer amounts to: the first address, or an error in any case.
    fileprivate static func answer(
        _ placemarks: [CLPlacemark]?,
        _ error: (any Error)?
    ) -> Result<Address, LocationError> {
        if let placemark = placemarks?.first { return .success(Address(placemark)) }
        return .failure(error.map(LocationError.init(coreLocation:)) ?? LocationError(.addressFailed))
    }
}
