// SPDX-License-Identifier: Apache-2.0

/// The methods of the delegate; the numbers are bits in a set of methods.
enum AMapDelegateMethod: Int {
    case doRequireLocationAuth
    case doRequireTemporaryFullAccuracyAuth
    case didFail
    case didUpdate
    case didUpdateReGeocode
    case didChangeOld
    case didChangeNew
    case shouldCalibrate
    case didUpdateHeading
    case didStartMonitoring
    case didEnterRegion
    case didExitRegion
    case didDetermineState
    case monitoringDidFail

    /// The name the journal gives the method.
    var name: String {
        switch self {
        case .doRequireLocationAuth: "amapLocationManager(_:doRequireLocationAuth:)"
        case .doRequireTemporaryFullAccuracyAuth:
            "amapLocationManager(_:doRequireTemporaryFullAccuracyAuth:completion:)"
        case .didFail: "amapLocationManager(_:didFailWithError:)"
        case .didUpdate: "amapLocationManager(_:didUpdate:)"
        case .didUpdateReGeocode: "amapLocationManager(_:didUpdate:reGeocode:)"
        case .didChangeOld: "amapLocationManager(_:didChange:)"
        case .didChangeNew: "amapLocationManager(_:locationManagerDidChangeAuthorization:)"
        case .shouldCalibrate: "amapLocationManagerShouldDisplayHeadingCalibration(_:)"
        case .didUpdateHeading: "amapLocationManager(_:didUpdate:)"
        case .didStartMonitoring: "amapLocationManager(_:didStartMonitoringFor:)"
        case .didEnterRegion: "amapLocationManager(_:didEnter:)"
        case .didExitRegion: "amapLocationManager(_:didExitRegion:)"
        case .didDetermineState: "amapLocationManager(_:didDetermineState:for:)"
        case .monitoringDidFail: "amapLocationManager(_:monitoringDidFailFor:withError:)"
        }
    }

    /// The method as a member of a set.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}
