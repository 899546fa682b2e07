// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import GeoProvider
import NativeStyleAdapter
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedEnvironment
import TrackFiles

/// Many of one thing at a time.
enum Crowds {
    /// What there can be many of; each says what was wrong, or nothing.
    static let all: [(name: String, check: @Sendable () throws -> String?)] = [
        ("10,000 managers", managers), ("10,000 observers", observers), ("the limit of 20 regions", regions),
        ("a track of 100,000 points", track), ("a queue of 1,000,000 events", queue),
    ]

    private static func phone() -> SimulatedDevice {
        let device = SimulatedDevice(
            DeviceConfiguration(permission: PermissionState(grant: .always, alwaysAsked: true))
        )
        device.journal.fixPolicy = .counted
        device.app.launch()
        device.settle()
        return device
    }

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var updates = 0
        var failures = 0
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { updates += 1 }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
        func locationManager(
            _ manager: CLLocationManager,
            monitoringDidFailFor region: CLRegion?,
            withError error: any Error
        ) { failures += 1 }
    }

    private static func managers() -> String? {
        let device = phone()
        let listener = Listener()
        let managers = device.asCurrent { (0..<10_000).map { _ in CLLocationManager() } }
        device.asCurrent {
            for manager in managers {
                manager.delegate = listener
                manager.startUpdatingLocation()
            }
        }
        device.advance(by: .seconds(30))
        let before = listener.updates
        device.asCurrent { for manager in managers { manager.stopUpdatingLocation() } }
        device.advance(by: .seconds(30))
        if before < 100_000 { return "\(before) updates" }
        return listener.updates == before ? nil : "\(listener.updates - before) updates after the end"
    }

    private static func observers() -> String? {
        let device = phone()
        let environment = ProviderEnvironment.simulated(device)
        let broadcast = LocationBroadcast(environment: environment) { NativeStyleProvider(environment: environment) }
        var seen = 0
        let observations = device.asCurrent { (0..<10_000).map { _ in broadcast.observe { _ in seen += 1 } } }
        device.advance(by: .seconds(30))
        let before = seen
        device.asCurrent { observations.forEach { $0.cancel() } }
        device.advance(by: .seconds(30))
        if before < 100_000 { return "\(before) events" }
        return seen == before ? nil : "\(seen - before) events after the end"
    }

    private static func regions() -> String? {
        let device = phone()
        let listener = Listener()
        let manager = device.asCurrent { CLLocationManager() }
        manager.delegate = listener
        device.asCurrent {
            for number in 0..<10_000 {
                let center = CLLocationCoordinate2D(latitude: 30 + Double(number) / 10_000, longitude: 120)
                manager.startMonitoring(for: CLCircularRegion(center: center, radius: 100, identifier: "\(number)"))
            }
        }
        device.advance(by: .seconds(30))
        let monitored = device.asCurrent { manager.monitoredRegions.count }
        return monitored == 20 && listener.failures == 9_980
            ? nil : "\(monitored) are monitored, \(listener.failures) were refused"
    }

    private static func track() throws -> String? {
        var text = "<gpx version=\"1.1\" creator=\"x\"><trk><trkseg>\n"
        for second in 0..<100_000 {
            let time = Date(timeIntervalSince1970: 1_767_225_600 + Double(second)).ISO8601Format()
            text += "<trkpt lat=\"\(30 + Double(second) / 1e6)\" lon=\"120\"><time>\(time)</time></trkpt>\n"
        }
        text += "</trkseg></trk></gpx>\n"
        let document = try GPXDocument(stream: InputStream(data: Data(text.utf8)), name: "long.gpx")
        var configuration = DeviceConfiguration(permission: PermissionState(grant: .whenInUse))
        configuration.track = try TrackTimeline(document)
        let device = SimulatedDevice(configuration)
        device.journal.fixPolicy = .counted
        device.app.launch()
        let listener = Listener()
        let manager = device.asCurrent { CLLocationManager() }
        manager.delegate = listener
        device.asCurrent { manager.startUpdatingLocation() }
        device.advance(to: .seconds(99_999))
        let end = device.sensing.truth
        if abs(end.latitude - 30.099999) > 1e-6 { return "the phone ends at \(end.latitude)" }
        return listener.updates > 99_000 ? nil : "\(listener.updates) updates"
    }

    private final class Counter: DeviceEventReceiver {
        var times: [Int] = []
        func receive(_ event: DeviceEvent) { times.append(event.payload) }
    }

    private static func queue() -> String? {
        let device = SimulatedDevice()
        let counter = Counter()
        let slot = device.register(counter, scope: .system)
        defer { slot.retire() }
        for number in 0..<1_000_000 {
            // A permutation of the delays, so that nothing comes in the order in which it was scheduled.
            let delay = number * 7_919 % 1_000_000
            device.schedule(DeviceEvent.Kind(rawValue: 1), payload: delay, after: .milliseconds(delay), to: slot)
        }
        guard device.pendingEventCount == 1_000_000 else { return "\(device.pendingEventCount) wait" }
        device.advance(by: .seconds(1_000))
        return counter.times == Array(0..<1_000_000) ? nil : "the order is wrong"
    }
}
