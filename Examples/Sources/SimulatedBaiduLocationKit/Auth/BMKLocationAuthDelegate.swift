// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// Hears whether the key is accepted.
public protocol BMKLocationAuthDelegate: NSObjectProtocol {
    /// Tells what became of checking the key.
    func onCheckPermissionState(_ iError: BMKLocationAuthErrorCode)
}

extension BMKLocationAuthDelegate {
    /// Stands in for a method the delegate lacks.
    public func onCheckPermissionState(_ iError: BMKLocationAuthErrorCode) {}
}
