// SPDX-License-Identifier: Apache-2.0

/// The methods of the delegate; the numbers are bits in a set of methods.
enum DelegateMethod: Int {
    case didUpdateLocations
    case didUpdateTo
    case didFail
    case didChangeAuthorizationNew
    case didChangeAuthorizationOld
    case didPause
    case didResume
    case didFinishDeferred
    case didUpdateHeading
    case shouldCalibrate
    case didDetermineState
    case didEnterRegion
    case didExitRegion
    case didStartMonitoring
    case monitoringDidFail
    case didRangeInRegion
    case rangingDidFailForRegion
    case didRange
    case didFailRanging
    case didVisit

    /// The name the journal gives the method.
    var name: String {
        switch self {
        case .didUpdateLocations: "locationManager(_:didUpdateLocations:)"
        case .didUpdateTo: "locationManager(_:didUpdateTo:from:)"
        case .didFail: "locationManager(_:didFailWithError:)"
        case .didChangeAuthorizationNew: "locationManagerDidChangeAuthorization(_:)"
        case .didChangeAuthorizationOld: "locationManager(_:didChangeAuthorization:)"
        case .didPause: "locationManagerDidPauseLocationUpdates(_:)"
        case .didResume: "locationManagerDidResumeLocationUpdates(_:)"
        case .didFinishDeferred: "locationManager(_:didFinishDeferredUpdatesWithError:)"
        case .didUpdateHeading: "locationManager(_:didUpdateHeading:)"
        case .shouldCalibrate: "locationManagerShouldDisplayHeadingCalibration(_:)"
        case .didDetermineState: "locationManager(_:didDetermineState:for:)"
        case .didEnterRegion: "locationManager(_:didEnterRegion:)"
        case .didExitRegion: "locationManager(_:didExitRegion:)"
        case .didStartMonitoring: "locationManager(_:didStartMonitoringFor:)"
        case .monitoringDidFail: "locationManager(_:monitoringDidFailFor:withError:)"
        case .didRangeInRegion: "locationManager(_:didRangeBeacons:in:)"
        case .rangingDidFailForRegion: "locationManager(_:rangingBeaconsDidFailFor:withError:)"
        case .didRange: "locationManager(_:didRange:satisfying:)"
        case .didFailRanging: "locationManager(_:didFailRangingFor:error:)"
        case .didVisit: "locationManager(_:didVisit:)"
        }
    }

    /// The method as a member of a set.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}
