// SPDX-License-Identifier: Apache-2.0

/// The methods of the delegate; the numbers are bits in a set of methods.
enum DelegateMethod: Int {
    case didChange
    case didChangeAuthorization
    case didUpdateLocation
    case didUpdateHeading
    case shouldCalibrate
    case didFail

    /// The name the journal gives the method.
    var name: String {
        switch self {
        case .didChange: "tencentLBSLocationManager(_:didChange:)"
        case .didChangeAuthorization: "tencentLBSDidChangeAuthorization(_:)"
        case .didUpdateLocation: "tencentLBSLocationManager(_:didUpdate: location)"
        case .didUpdateHeading: "tencentLBSLocationManager(_:didUpdate: heading)"
        case .shouldCalibrate: "tencentLBSLocationManagerShouldDisplayHeadingCalibration(_:)"
        case .didFail: "tencentLBSLocationManager(_:didFailWithError:)"
        }
    }

    /// The method as a member of a set.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}
