// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SimulatedDevice {
    /// Stops the program if the caller does not own the device.
    ///
    /// A live device belongs to the main queue, which is checked in every build; any other belongs to the thread that
    /// drives it at the moment, which is checked in debug builds.
    package func checkOwner() {
        if isLive {
            precondition(
                DeviceMainQueue.isCurrent,
                """
                the live simulated device was used off the main queue: build the target with main-actor default \
                isolation (.defaultIsolation(MainActor.self) in Package.swift, “Default Actor Isolation: MainActor” in \
                Xcode) and the upcoming feature NonisolatedNonsendingByDefault, or hop to the main actor first
                """
            )
        }
        #if DEBUG
            precondition(
                driver == nil || driver == ObjectIdentifier(Thread.current),
                "the simulated device was used on a second thread while another one drives it: use it on one at a time"
            )
        #endif
    }

    /// What code off the main queue reads of the current device; nil where the caller may ask the device itself.
    package static var currentSnapshot: DeviceSnapshot.Values? {
        guard !DeviceMainQueue.isCurrent else { return nil }
        return (DeviceAmbient.box?.device ?? DeviceProcess.device)?.snapshot.current
    }

    /// The current device's time in seconds since 1970-01-01 00:00 UTC, on any thread; nil where there is no device.
    package static var currentTimestamp: Double? { currentSnapshot?.timestamp ?? currentIfAny?.timestamp }

    func renewSnapshot() {
        guard isLive else { return snapshot.renew(nil) }
        snapshot.renew(
            DeviceSnapshot.Values(
                status: permissionPart.status,
                servicesEnabled: permissionPart.servicesEnabled,
                timestamp: timestamp
            )
        )
    }
}
