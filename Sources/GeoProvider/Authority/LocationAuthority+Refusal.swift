// SPDX-License-Identifier: Apache-2.0

extension LocationAuthority {
    /// Why the app may not locate: `restricted`, `servicesOff` or `denied`.
    ///
    /// An SDK says the same word for all three; the authority tells them apart. It means nothing while authorized.
    public var refusalCode: LocationError.Code {
        switch authorizationStatus {
        case .restricted: .restricted
        case .authorizedAlways, .authorizedWhenInUse, .denied, .notDetermined:
            locationServicesEnabled ? .denied : .servicesOff
        }
    }
}
