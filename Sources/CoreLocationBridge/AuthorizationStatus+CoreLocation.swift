// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension AuthorizationStatus {
    /// Takes a status from CoreLocation; one that it does not know yet counts as denied.
    ///
    /// - Parameter status: CoreLocation's status.
    public init(_ status: CLAuthorizationStatus) {
        self = AuthorizationStatus(rawValue: status.rawValue) ?? .denied
    }
}

extension AccuracyAuthorization {
    /// Takes an accuracy from CoreLocation; one that it does not know yet counts as reduced.
    ///
    /// - Parameter accuracy: CoreLocation's accuracy.
    public init(_ accuracy: CLAccuracyAuthorization) {
        self = AccuracyAuthorization(rawValue: accuracy.rawValue) ?? .reducedAccuracy
    }
}
