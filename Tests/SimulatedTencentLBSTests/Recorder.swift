// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS

/// A delegate that writes down what it is told, with the device's time.
final class Recorder: NSObject, TencentLBSLocationManagerDelegate {
    private let device: SimulatedDevice
    private(set) var events: [String] = []
    private(set) var locations: [TencentLBSLocation] = []
    /// Called whenever it is told something.
    var reaction: (() -> Void)?

    init(_ device: SimulatedDevice) { self.device = device }

    func note(_ word: String) {
        events.append("\(DeviceTimeText.seconds(device.now)) \(word)")
        reaction?()
    }

    func tencentLBSDidChangeAuthorization(_ manager: TencentLBSLocationManager) {
        let isFull = manager.accuracyAuthorization == .fullAccuracy
        note("new \(manager.authorizationStatus) \(isFull ? "full" : "reduced")")
    }

    func tencentLBSLocationManager(
        _ manager: TencentLBSLocationManager,
        didChange status: CLAuthorizationStatus
    ) {
        note("old \(status)")
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {
        locations.append(location)
        note("update\(location.city.map { " \($0)" } ?? "")")
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate newHeading: CLHeading) {
        note("heading")
    }

    func tencentLBSLocationManagerShouldDisplayHeadingCalibration(_ manager: TencentLBSLocationManager) -> Bool {
        note("calibration?")
        return false
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error) {
        note("error \((error as NSError).domain) \((error as NSError).code)")
    }
}

/// A delegate that implements nothing.
final class MuteRecorder: NSObject, TencentLBSLocationManagerDelegate {}
