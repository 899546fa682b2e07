// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What a geocoder calls with the placemarks it found, or with a `CLError`.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// The object that turns places into addresses and back, by way of the network.
///
/// It belongs to `SimulatedDevice.current`, whose network knows it as the host `geocoder`, and takes one request at a
/// time: another one meanwhile ends with `geocodeCanceled` (assumed). More than 50 requests of an app within a minute end
/// with `network` (reported; Apple names no number). Every request is answered once, on a later turn.
open class CLGeocoder: NSObject {
    private let device: SimulatedDevice
    private weak var request: GeocodeRequest?

    /// Creates a geocoder of the app on the current device.
    public override init() {
        device = SimulatedDevice.current
    }

    /// Whether a request is under way.
    open var isGeocoding: Bool { request?.isWaiting == true }

    /// Finds the address of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        start("reverseGeocodeLocation(_:)", .place(location), nil, completionHandler)
    }

    /// Finds the address of a place in the language of a locale, from iOS 11.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        noteLocale()
        start("reverseGeocodeLocation(_:preferredLocale:)", .place(location), locale, completionHandler)
    }

    /// Finds the places of an address.
    open func geocodeAddressString(
        _ addressString: String,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        start("geocodeAddressString(_:)", .address(addressString), nil, completionHandler)
    }

    /// Finds the address of a place, and waits for it.
    ///
    /// - Throws: A `CLError`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try await answer { self.reverseGeocodeLocation(location, completionHandler: $0) }
    }

    /// Finds the address of a place in the language of a locale, and waits for it.
    ///
    /// - Throws: A `CLError`.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await answer {
            self.reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0)
        }
    }

    /// Finds the places of an address, and waits for them.
    ///
    /// - Throws: A `CLError`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await answer { self.geocodeAddressString(addressString, completionHandler: $0) }
    }

    /// Ends the request that is under way with `geocodeCanceled`.
    open func cancelGeocode() {
        device.note(.coreLocation, .call, "cancelGeocode() by \(device.caller)")
        request?.cancel()
        request = nil
    }

    /// Journals that an iOS before 11 has no methods with a locale.
    func noteLocale() {
        if SystemInterface.geocoderLocale.isMissing(in: device.os) { device.noteLack(of: .geocoderLocale) }
    }

    private func start(
        _ name: String,
        _ question: GeocodeRequest.Question,
        _ locale: Locale?,
        _ completion: @escaping CLGeocodeCompletionHandler
    ) {
        device.note(.coreLocation, .call, "\(name) by \(device.caller)")
        let new = GeocodeRequest(device, question, locale, completion)
        if isGeocoding {
            new.cancel()
        } else {
            request = new
            new.ask()
        }
    }

    private func answer(_ start: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            start { placemarks, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(placemarks ?? []))
            }
        }
    }
}
