// SPDX-License-Identifier: Apache-2.0

/// What became of starting the engine for dead reckoning.
public enum TencentLBSDRStartCode: Int, Sendable {
    /// It runs.
    case success = 0
    /// A sensor or the satellite receiver is missing; here the compass.
    case notSupport = -1
    /// It ran already.
    case hasStarted = -2
    /// The sensors did not start, which does not happen here.
    case sensorFailed = -3
    /// The receiver did not start: location services are off.
    case gpsFailed = -4
    /// There is no permission.
    case permissionFailed = -5
    /// Something else: the version has no engine.
    case unkown = -6
}
