// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Delegates that implement nothing")
struct SilentDelegateTests {
    private final class Silent: NSObject, TencentLBSLocationManagerDelegate, TencentLBSGeofenceManagerDelegate {}

    @Test("Fences and updates go on without anybody to tell, and each pending event has a word.")
    func isHarmless() throws {
        let device = try phone("17.4", .always, backgroundModes: ["location"])
        let silent = Silent()
        let manager = device.manager()
        manager.delegate = silent
        let fences = device.asCurrent { TencentLBSGeofenceManager() }
        fences.delegate = silent
        let center = CLLocationCoordinate2D(
            latitude: device.sensing.truth.latitude,
            longitude: device.sensing.truth.longitude
        )
        device.asCurrent {
            fences.desiredAccuracy = 10
            fences.allowsBackgroundLocationUpdates = true
            manager.startUpdatingLocation()
            fences.startMonitoring()
            manager.startUpdatingHeading()
            manager.dismissHeadingCalibrationDisplay()
            if let circle = TencentLBSGeofenceCircleRegion(center: center, radius: 300, identifier: "c") {
                fences.addGeofenceRegion(circle)
            }
        }
        var words: Set<String> = []
        for step in 0..<60 {
            words.formUnion(device.pendingEvents.map { String($0.drop { $0 != " " }.dropFirst()) })
            device.advance(by: .seconds(20))
            let far = device.sensing.truth.destination(bearing: 0, distance: step % 6 < 3 ? 400 : -400)
            device.sensing.move(to: far)
        }
        #expect(fences.desiredAccuracy == 10)
        #expect(words.contains { $0.contains("Tencent") }, "\(words.sorted())")
        #expect(!words.contains { $0.hasPrefix("event ") }, "\(words.sorted())")
        var digest = StateDigest()
        device.digest(into: &digest)
        #expect(digest.value != StateDigest().value)
        withExtendedLifetime(silent) {}
    }
}
