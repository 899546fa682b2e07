// SPDX-License-Identifier: Apache-2.0

/// A part of CoreLocation that came after iOS 8, so that code may call it on a simulated iOS that lacks it.
///
/// Calls are listed, not properties that are only read: those are read everywhere, and harm nobody. The exception is one
/// whose value an older version cannot know.
public enum SystemInterface: String, Sendable, CaseIterable {
    /// `requestLocation()`.
    case requestLocation
    /// `allowsBackgroundLocationUpdates`.
    case allowsBackgroundLocationUpdates
    /// `showsBackgroundLocationIndicator`.
    case showsBackgroundLocationIndicator
    /// The ranging of beacons by constraint.
    case beaconConstraints
    /// `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)`.
    case temporaryFullAccuracy
    /// The advice that `locationServicesEnabled()` leaves on the console when it is asked on the main thread.
    case mainThreadAdvice
    /// The activity `airborne`.
    case airborneActivity
    /// The activity `maritime`.
    case maritimeActivity
    /// The accuracy `kCLLocationAccuracyReduced`.
    case reducedAccuracy
    /// Locations for an app's widgets.
    case widgetUpdates
    /// `startMonitoringLocationPushes(completion:)`.
    case locationPushes
    /// The geocoder's methods with a locale.
    case geocoderLocale
    /// `sourceInformation` of a location.
    case sourceInformation
    /// `CLLocationUpdate.liveUpdates(_:)`.
    case liveUpdates
    /// `CLMonitor`.
    case monitor
    /// The state `unmonitored` of a monitor's event.
    case unmonitoredState
    /// `CLBackgroundActivitySession`.
    case backgroundActivitySession
    /// `CLServiceSession`.
    case serviceSession

    /// The version that brought it.
    public var introduced: IOSVersion { Self.table[self] ?? IOSVersion(unchecked: 8, 0) }

    /// Whether an iOS version lacks it.
    public func isMissing(in os: IOSVersion) -> Bool { os < introduced }

    private static let table: [SystemInterface: IOSVersion] = [
        .requestLocation: IOSVersion(unchecked: 9, 0),
        .allowsBackgroundLocationUpdates: IOSVersion(unchecked: 9, 0),
        .showsBackgroundLocationIndicator: IOSVersion(unchecked: 11, 0),
        .beaconConstraints: IOSVersion(unchecked: 13, 0),
        .temporaryFullAccuracy: IOSVersion(unchecked: 14, 0),
        .mainThreadAdvice: IOSVersion(unchecked: 16, 0),
        .airborneActivity: IOSVersion(unchecked: 12, 0),
        .maritimeActivity: IOSVersion(unchecked: 27, 0),
        .reducedAccuracy: IOSVersion(unchecked: 14, 0),
        .widgetUpdates: IOSVersion(unchecked: 14, 0),
        .locationPushes: IOSVersion(unchecked: 15, 0),
        .geocoderLocale: IOSVersion(unchecked: 11, 0),
        .sourceInformation: IOSVersion(unchecked: 15, 0),
        .liveUpdates: IOSVersion(unchecked: 17, 0),
        .monitor: IOSVersion(unchecked: 17, 0),
        .unmonitoredState: IOSVersion(unchecked: 17, 2),
        .backgroundActivitySession: IOSVersion(unchecked: 17, 0),
        .serviceSession: IOSVersion(unchecked: 18, 0),
    ]
}
