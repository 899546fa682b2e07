// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentLBSLocationManager {
    /// Whether the engine for dead reckoning can run, since 4.0.1.
    public func isSupport() -> Bool { client?.canReckon ?? false }

    /// Starts the engine for dead reckoning, which starts updates of its own; it needs permission.
    ///
    /// - Returns: Whether it runs, or why not.
    @discardableResult
    public func startDrEngine(_ type: TencentLBSDRStartMotionType) -> TencentLBSDRStartCode {
        client?.startReckoning(type) ?? .unkown
    }

    /// Stops the engine for dead reckoning.
    public func terminateDrEngine() { client?.stopReckoning() }

    /// Where the phone is by dead reckoning, whenever the app asks.
    ///
    /// - Returns: The reckoned location; one at latitude and longitude 0 whose `drProvider` is an error while the engine
    ///   does not run, or not known while it has nothing to go on from.
    public func getPosition() -> TencentLBSLocation {
        client?.reckonedPosition
            ?? TencentLBSLocation(location: CLLocation(), isInChina: false, drProvider: .error)
    }
}
