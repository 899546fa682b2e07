// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("What waits to happen")
struct PendingEventTests {
    private final class Listener: NSObject, CLLocationManagerDelegate {
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    }

    @Test("Every event of a busy manager has a word of its own, and what is due first comes first.")
    func words() throws {
        let device = try phone("17.4", .always)
        let listener = Listener()
        let manager = device.manager(listener)
        var words: Set<String> = []
        device.asCurrent {
            manager.startUpdatingLocation()
            manager.requestLocation()
            manager.startUpdatingHeading()
            manager.startMonitoringSignificantLocationChanges()
            manager.startMonitoringVisits()
            let center = CLLocationCoordinate2D(latitude: 30.25, longitude: 120.16)
            manager.startMonitoring(for: CLCircularRegion(center: center, radius: 300, identifier: "a"))
            manager.requestState(for: CLCircularRegion(center: center, radius: 300, identifier: "a"))
            CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 30.25, longitude: 120.16)) { _, _ in }
            try? device.permission.change(.precise(false))
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { _ in }
        }
        for _ in 0..<200 {
            let pending = device.pendingEvents
            let times = pending.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
            #expect(times == times.sorted() && times.count == pending.count)
            words.formUnion(pending.map { String($0.drop { $0 != " " }.dropFirst()) })
            guard let next = device.nextEventTime else { break }
            device.advance(to: next)
        }
        #expect(words.contains("manager 1 tick"), "\(words.sorted())")
        #expect(words.contains("manager 1 heading"), "\(words.sorted())")
        #expect(words.contains("look for significant changes"), "\(words.sorted())")
        #expect(words.contains { $0.hasPrefix("geocoder") }, "\(words.sorted())")
        #expect(!words.contains { $0.contains("event ") && $0 != "held event" }, "\(words.sorted())")
        withExtendedLifetime(listener) {}
    }
}
