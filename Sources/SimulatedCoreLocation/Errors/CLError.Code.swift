// SPDX-License-Identifier: Apache-2.0

extension CLError {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        // swift-format-ignore: NoLeadingUnderscores
        /// The error that carries the code.
        public typealias _ErrorType = CLError

        /// There is no location right now; the service goes on trying.
        case locationUnknown = 0
        /// The user, the phone or a restriction refuses location services.
        case denied = 1
        /// The network does not answer, or the geocoder was asked too often.
        case network = 2
        /// A magnetic field disturbs the compass.
        case headingFailure = 3
        /// Region monitoring is refused.
        case regionMonitoringDenied = 4
        /// The region cannot be monitored: it is too large, or there are too many.
        case regionMonitoringFailure = 5
        /// The region cannot be monitored at once.
        case regionMonitoringSetupDelayed = 6
        /// Events of the region will come late.
        case regionMonitoringResponseDelayed = 7
        /// The geocoder found nothing.
        case geocodeFoundNoResult = 8
        /// The geocoder found a part of what was asked.
        case geocodeFoundPartialResult = 9
        /// The geocoder's request was cancelled.
        case geocodeCanceled = 10
        /// Deferred updates failed for a reason that is not known.
        case deferredFailed = 11
        /// Deferred updates need running location updates.
        case deferredNotUpdatingLocation = 12
        /// Deferred updates need a finer accuracy.
        case deferredAccuracyTooLow = 13
        /// Deferred updates need a distance filter of none.
        case deferredDistanceFiltered = 14
        /// Deferred updates were cancelled.
        case deferredCanceled = 15
        /// Beacons cannot be ranged: airplane mode, Bluetooth or location services.
        case rangingUnavailable = 16
        /// Ranging beacons failed for a reason that is not known.
        case rangingFailure = 17
        /// The prompt for temporary full accuracy could not be shown.
        case promptDeclined = 18
        /// Past locations could not be read.
        case historicalLocationError = 19
    }
}
