// SPDX-License-Identifier: Apache-2.0

extension CLError {
    /// There is no location right now; the service goes on trying.
    public static var locationUnknown: Code { .locationUnknown }

    /// The user, the phone or a restriction refuses location services.
    public static var denied: Code { .denied }

    /// The network does not answer, or the geocoder was asked too often.
    public static var network: Code { .network }

    /// A magnetic field disturbs the compass.
    public static var headingFailure: Code { .headingFailure }

    /// Region monitoring is refused.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }

    /// The region cannot be monitored: it is too large, or there are too many.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }

    /// The region cannot be monitored at once.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }

    /// Events of the region will come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }

    /// The geocoder found nothing.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }

    /// The geocoder found a part of what was asked.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }

    /// The geocoder's request was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }

    /// Deferred updates failed for a reason that is not known.
    public static var deferredFailed: Code { .deferredFailed }

    /// Deferred updates need running location updates.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }

    /// Deferred updates need a finer accuracy.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }

    /// Deferred updates need a distance filter of none.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }

    /// Deferred updates were cancelled.
    public static var deferredCanceled: Code { .deferredCanceled }

    /// Beacons cannot be ranged: airplane mode, Bluetooth or location services.
    public static var rangingUnavailable: Code { .rangingUnavailable }

    /// Ranging beacons failed for a reason that is not known.
    public static var rangingFailure: Code { .rangingFailure }

    /// The prompt for temporary full accuracy could not be shown.
    public static var promptDeclined: Code { .promptDeclined }

    /// Past locations could not be read.
    public static var historicalLocationError: Code { .historicalLocationError }
}
