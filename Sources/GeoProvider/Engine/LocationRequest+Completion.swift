// SPDX-License-Identifier: Apache-2.0

extension LocationRequest {
    /// The longest time-out that is kept, in seconds: about thirty years.
    private static let longest = 1e9

    /// The request with the configuration's values where it leaves them open, and with usable times.
    ///
    /// A negative time or one that is no number counts as zero, an endless one as thirty years.
    func completed(by configuration: ProviderConfiguration) -> LocationRequest {
        var request = self
        request.desiredAccuracy = desiredAccuracy ?? configuration.desiredAccuracy
        request.accuracyMode = accuracyMode ?? configuration.accuracyMode
        request.timeout = LocationRequest.usable(timeout)
        request.addressTimeout = addressTimeout.map(LocationRequest.usable)
        return request
    }

    private static func usable(_ seconds: Double) -> Double {
        seconds > 0 ? min(seconds, longest) : 0
    }
}
