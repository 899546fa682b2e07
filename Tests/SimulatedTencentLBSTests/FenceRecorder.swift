// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS

/// A delegate of fences that writes down what it is told, with the device's time.
final class FenceRecorder: NSObject, TencentLBSGeofenceManagerDelegate {
    private let device: SimulatedDevice
    private(set) var events: [String] = []
    private(set) var locations: [CLLocation] = []
    private(set) var errors: [NSError] = []
    private(set) var circles: [CLRegion?] = []

    init(_ device: SimulatedDevice) { self.device = device }

    private func note(_ word: String) { events.append("\(DeviceTimeText.seconds(device.now)) \(word)") }

    func tencentLBSGeofenceManager(_: TencentLBSGeofenceManager, didEnter region: TencentLBSGeofenceRegion) {
        note("enter \(region.identifier)")
    }

    func tencentLBSGeofenceManager(_: TencentLBSGeofenceManager, didExit region: TencentLBSGeofenceRegion) {
        note("exit \(region.identifier)")
    }

    func tencentLBSGeofenceManager(
        _: TencentLBSGeofenceManager,
        didStayIn region: TencentLBSGeofenceRegion,
        forDuration duration: TimeInterval
    ) {
        note("stay \(region.identifier) \(duration)")
    }

    func tencentLBSGeofenceManager(
        _: TencentLBSGeofenceManager,
        didChangeStatusFor region: TencentLBSGeofenceRegion,
        status: TencentLBSGeofenceRegionStatus
    ) {
        note("\(region.identifier) is \(status)")
    }

    func tencentLBSGeofenceManager(
        _: TencentLBSGeofenceManager,
        didAdd region: TencentLBSGeofenceRegion,
        withCLRegion clRegion: CLRegion?
    ) {
        circles.append(clRegion)
        note("added \(region.identifier)")
    }

    func tencentLBSGeofenceManager(_: TencentLBSGeofenceManager, didUpdate location: CLLocation) {
        locations.append(location)
    }

    func tencentLBSGeofenceManager(
        _: TencentLBSGeofenceManager,
        didFailWithError error: any Error,
        for region: TencentLBSGeofenceRegion?
    ) {
        errors.append(error as NSError)
        note("error \((error as NSError).code) \(region?.identifier ?? "–")")
    }

    func tencentLBSGeofenceManager(
        _: TencentLBSGeofenceManager,
        didCreate region: TencentLBSGeofenceDistrictRegion?,
        forKeyword keyword: String,
        error: (any Error)?
    ) {
        if let error { errors.append(error as NSError) }
        note("district \(keyword): \(region?.identifier ?? "–") \(error.map { ($0 as NSError).code } ?? -1)")
    }
}

extension CLLocationCoordinate2D {
    static func at(_ place: Coordinate<WGS84>) -> Self { Self(latitude: place.latitude, longitude: place.longitude) }
}
