// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension LocationError {
    /// Takes an error from CoreLocation, or from anywhere else, with its domain and number.
    ///
    /// Every number of `CLError` has a code; one that is not known yet becomes `unknown` and stays in the message.
    ///
    /// - Parameter error: The error.
    public init(coreLocation error: any Error) {
        let bridged = error as NSError
        let known = (error as? CLError).map { LocationError.meaning(of: $0.code) }
        self.init(
            known?.code ?? .unknown,
            message: known.map(\.message) ?? "The system failed with \(bridged.domain) \(bridged.code).",
            vendorDomain: bridged.domain,
            vendorCode: bridged.code,
            vendorError: error
        )
    }

    /// The code for a number of CoreLocation, and a sentence where the code's own says too little.
    private static func meaning(of code: CLError.Code) -> (code: LocationError.Code, message: String?) {
        switch code {
        case .locationUnknown: (.locationUnknown, nil)
        case .denied: (.denied, nil)
        case .network: (.network, nil)
        case .headingFailure: (.headingFailure, nil)
        case .regionMonitoringDenied: (.regionFailure, "Region monitoring is denied.")
        case .regionMonitoringFailure: (.regionFailure, "The region is too large, or there are too many.")
        case .regionMonitoringSetupDelayed: (.regionFailure, "The region cannot be monitored at once.")
        case .regionMonitoringResponseDelayed: (.regionFailure, "The region's events will come late.")
        case .geocodeFoundNoResult: (.addressFailed, "No address was found.")
        case .geocodeFoundPartialResult: (.addressFailed, "Only a part of the address was found.")
        case .geocodeCanceled: (.addressFailed, "The look-up of the address was cancelled.")
        case .promptDeclined: (.reducedAccuracy, "The prompt for full accuracy could not be shown.")
        case .deferredFailed, .deferredNotUpdatingLocation, .deferredAccuracyTooLow, .deferredDistanceFiltered,
            .deferredCanceled:
            (.unsupported, "Deferred updates no longer exist.")
        case .rangingUnavailable, .rangingFailure: (.unsupported, "Beacons cannot be ranged.")
        // Not `@unknown`: Apple adds numbers in versions that the package does not require.
        default: (.unknown, "CoreLocation failed with the number \(code.rawValue).")
        }
    }
}
