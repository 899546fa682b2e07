// SPDX-License-Identifier: Apache-2.0

extension CLGeocoder {
    /// Finds the places of an address, those of a region first, which makes no difference here.
    public func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, completionHandler: completionHandler)
    }

    /// Finds the places of an address in the language of a locale, those of a region first, from iOS 11.
    ///
    /// Region and locale make no difference here: the geocoder finds the place whose name the address is.
    public func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        noteLocale()
        geocodeAddressString(addressString, completionHandler: completionHandler)
    }

    /// Finds the places of an address, those of a region first, and waits for them.
    ///
    /// - Throws: A `CLError`.
    public func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        try await geocodeAddressString(addressString)
    }

    /// Finds the places of an address in the language of a locale, and waits for them.
    ///
    /// - Throws: A `CLError`.
    public func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        noteLocale()
        return try await geocodeAddressString(addressString)
    }
}
