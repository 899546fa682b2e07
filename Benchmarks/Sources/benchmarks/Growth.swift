// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import GeoProvider
import NativeStyleAdapter
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedEnvironment
import TrackFiles

/// A kind of work that grows, and what of it is kept, so that its memory can be counted.
struct Growth {
    /// What there is more and more of.
    let name: String
    /// How many the smallest amount has.
    let base: Int
    /// Does the work for a number of them, and returns what then is in memory.
    let work: (Int) throws -> Any

    /// Everything that grows.
    static var all: [Growth] {
        [
            Growth(name: "points of a track", base: 1_000, work: track),
            Growth(name: "managers", base: 20, work: managers),
            Growth(name: "observers", base: 20, work: observers),
            Growth(name: "regions", base: 20, work: regions),
            Growth(name: "events that wait", base: 1_000, work: events),
            Growth(name: "kept journal entries", base: 1_000, work: journal),
        ]
    }

    /// Reads a track, and lets a phone go along all of it.
    private static func track(_ number: Int) throws -> Any {
        let document = try GPXDocument(stream: InputStream(data: GPXSample.file(points: number)), name: "sample.gpx")
        var configuration = DeviceConfiguration(permission: PermissionState(grant: .whenInUse))
        configuration.track = try TrackTimeline(document)
        let device = SimulatedDevice(configuration)
        for second in 0..<number {
            device.advance(to: .seconds(second))
            _ = device.sensing.fix(acquiredFor: .seconds(5))
        }
        return (document, device)
    }

    /// Makes managers, starts them all, lets ten seconds pass, and stops them.
    private static func managers(_ number: Int) -> Any {
        let device = SimulatedDevice.locating()
        let delegate = Listener()
        let managers = device.asCurrent { (0..<number).map { _ in CLLocationManager() } }
        for manager in managers {
            manager.delegate = delegate
            device.asCurrent { manager.startUpdatingLocation() }
        }
        device.advance(by: .seconds(10))
        for manager in managers { device.asCurrent { manager.stopUpdatingLocation() } }
        device.settle()
        return (device, managers, delegate)
    }

    /// Lets observers join, lets ten seconds pass, and lets them leave in the order in which they came.
    private static func observers(_ number: Int) -> Any {
        let device = SimulatedDevice.locating()
        let environment = ProviderEnvironment.simulated(device)
        let broadcast = LocationBroadcast(environment: environment) { NativeStyleProvider(environment: environment) }
        var seen = 0
        let observations = device.asCurrent { (0..<number).map { _ in broadcast.observe { _ in seen += 1 } } }
        device.advance(by: .seconds(10))
        device.asCurrent { observations.forEach { $0.cancel() } }
        return (device, broadcast, observations, seen)
    }

    /// Watches regions around a phone that moves from one to the next for ten seconds.
    private static func regions(_ number: Int) throws -> Any {
        let device = SimulatedDevice.locating()
        let manager = device.asCurrent {
            AMapLocationManager.consentAndKey()
            return AMapLocationManager()
        }
        for index in 0..<number {
            let center = CLLocationCoordinate2D(latitude: 30 + Double(index) * 0.001, longitude: 110)
            let region = AMapLocationCircleRegion(center: center, radius: 200, identifier: "region \(index)")
            device.asCurrent { manager.startMonitoring(for: region) }
        }
        for second in 0..<10 {
            device.sensing.move(to: try Coordinate(latitude: 30 + Double(second) * 0.001, longitude: 110))
            device.advance(by: .seconds(1))
        }
        return (device, manager)
    }

    /// Lets events happen, each of which is followed by another, while a number of them waits.
    private static func events(_ number: Int) -> Any {
        let queue = EventQueue(pending: number)
        queue.run(events: number)
        return queue
    }

    /// Writes twice as many locations into a journal as it keeps.
    private static func journal(_ number: Int) -> Any {
        let device = SimulatedDevice()
        device.journal.fixPolicy = .newest(number)
        for _ in 0..<2 * number { device.noteFix(.sdk, .callback) { "a location" } }
        return device
    }

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var latitudes = 0.0

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            latitudes += locations[0].coordinate.latitude
        }
    }
}

extension Benchmarks {
    /// What things cost each when there are ten and a hundred times as many: a quadratic would show as 10 and 100.
    mutating func measureGrowth() throws {
        for growth in Growth.all {
            let contest = try Contest(
                [1, 10, 100].map { factor in
                    (
                        "\(factor)",
                        {
                            var kept: Any?
                            let cost = try Cost.of(countingBytes: true) { kept = try growth.work(growth.base * factor) }
                            return withExtendedLifetime(kept) { cost }
                        }
                    )
                }
            )
            for factor in [10, 100] {
                let name = "\(factor) × as many \(growth.name)"
                let time = contest.seconds("\(factor)").flatMap { time in
                    contest.seconds("1").map { time / $0 / Double(factor) }
                }
                rows.append(Row(name: "\(name): time each, as a multiple", value: time, goal: .atMost(3)))
                let memory = contest.memory("\(factor)").flatMap { memory in
                    contest.memory("1").map { memory / $0 / Double(factor) }
                }
                rows.append(Row(name: "\(name): memory each, as a multiple", value: memory, goal: .atMost(2)))
            }
        }
    }
}
