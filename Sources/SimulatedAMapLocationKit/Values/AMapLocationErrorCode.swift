// SPDX-License-Identifier: Apache-2.0

/// The domain of the SDK's errors.
public let AMapLocationErrorDomain = "AMapLocationErrorDomain"

/// The numbers of the SDK's errors.
public enum AMapLocationErrorCode: Int, Sendable, CaseIterable {
    /// Nobody knows.
    case unknown = 1
    /// There is no location, mostly for lack of permission.
    case locateFailed = 2
    /// The location came, its address failed.
    case reGeocodeFailed = 3
    /// The time passed: with a location, that of the address.
    case timeOut = 4
    /// The one-shot was cancelled.
    case canceled = 5
    /// The host of the addresses is not found.
    case cannotFindHost = 6
    /// The address of the host is wrong.
    case badURL = 7
    /// There is no network.
    case notConnectedToInternet = 8
    /// The host of the addresses does not answer.
    case cannotConnectToHost = 9
    /// A region cannot be monitored.
    case regionMonitoringFailure = 10
    /// The location may be faked.
    case riskOfFakeLocation = 11
    /// Full accuracy is required and not granted.
    case noFullAccuracyAuth = 12
}
