// SPDX-License-Identifier: Apache-2.0

extension CLError.Code {
    /// The case's name, for the journal.
    var name: String {
        switch self {
        case .locationUnknown: "locationUnknown"
        case .denied: "denied"
        case .network: "network"
        case .headingFailure: "headingFailure"
        case .regionMonitoringDenied: "regionMonitoringDenied"
        case .regionMonitoringFailure: "regionMonitoringFailure"
        case .regionMonitoringSetupDelayed: "regionMonitoringSetupDelayed"
        case .regionMonitoringResponseDelayed: "regionMonitoringResponseDelayed"
        case .geocodeFoundNoResult: "geocodeFoundNoResult"
        case .geocodeFoundPartialResult: "geocodeFoundPartialResult"
        case .geocodeCanceled: "geocodeCanceled"
        case .deferredFailed: "deferredFailed"
        case .deferredNotUpdatingLocation: "deferredNotUpdatingLocation"
        case .deferredAccuracyTooLow: "deferredAccuracyTooLow"
        case .deferredDistanceFiltered: "deferredDistanceFiltered"
        case .deferredCanceled: "deferredCanceled"
        case .rangingUnavailable: "rangingUnavailable"
        case .rangingFailure: "rangingFailure"
        case .promptDeclined: "promptDeclined"
        case .historicalLocationError: "historicalLocationError"
        }
    }
}
