// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension Shaping {
    /// Two words for a refusal are one too many.
    static let emerald = Shaping(error: { $0.code == .restricted ? $0.recoded(.denied) : $0 })

    /// Names the key of the early days.
    static let flint = Shaping(error: { error in
        guard error.code == .missingUsageDescription else { return error }
        return error.copy(infoDictionaryKey: "NSLocationUsageDescription")
    })

    /// Keeps requests simple.
    static let granite = Shaping(request: { request in
        var request = request
        request.repeatWhenFull = false
        return request
    })

    /// Counts ages in milliseconds.
    static let halite = Shaping(request: { request in
        var request = request
        request.maximumAge = request.maximumAge.map { $0 * 1000 }
        return request
    })

    /// Signs errors with its own name.
    static let iolite = Shaping(error: { error in
        error.vendorDomain == nil ? error : error.copy(vendorDomain: "IoliteErrorDomain")
    })

    /// Has waited long enough.
    static let jade = Shaping(error: { $0.code == .timedOut ? $0.copy(isTransient: false) : $0 })

    /// A location is a success.
    static let kunzite = Shaping(location: { location in
        var location = location
        location.addressError = nil
        return location
    })

    /// Rounds to a thousandth of a degree.
    static let limestone = Shaping(location: { location in
        var location = location
        let rounded = try? AnyCoordinate(
            latitude: (location.coordinate.latitude * 1000).rounded() / 1000,
            longitude: (location.coordinate.longitude * 1000).rounded() / 1000,
            datum: location.coordinate.datum
        )
        location.coordinate = rounded ?? location.coordinate
        return location
    })

    /// Whoever is not known to move rests.
    static let marble = Shaping(location: { location in
        var location = location
        location.speed = location.speed ?? 0
        location.course = location.course ?? 0
        return location
    })

    /// Blames the key.
    static let nacre = Shaping(error: { $0.code == .privacyNotAgreed ? $0.recoded(.keyRefused) : $0 })
}

extension LocationError {
    /// The same error with some of its parts changed.
    fileprivate func copy(
        isTransient: Bool? = nil,
        vendorDomain: String? = nil,
        infoDictionaryKey: String? = nil
    ) -> LocationError {
        LocationError(
            code,
            message: message,
            isTransient: isTransient ?? self.isTransient,
            vendorDomain: vendorDomain ?? self.vendorDomain,
            vendorCode: vendorCode,
            vendorError: vendorError,
            infoDictionaryKey: infoDictionaryKey ?? self.infoDictionaryKey
        )
    }
}
