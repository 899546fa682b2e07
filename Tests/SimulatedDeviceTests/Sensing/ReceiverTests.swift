// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import PermissionRules
import SimulatedDevice
import Testing
import TrackFiles

@Suite("Receivers that are worse than in the open")
struct ReceiverTests {
    private func phone(seed: UInt64 = 7, _ change: (inout DeviceConfiguration) -> Void) -> SimulatedDevice {
        var configuration = DeviceConfiguration()
        configuration.seed = seed
        change(&configuration)
        return SimulatedDevice(configuration)
    }

    /// The fixes of so many seconds.
    private func fixes(_ device: SimulatedDevice, _ count: Int) -> [DeviceFix] {
        (0..<count).compactMap { _ in
            device.advance(by: .seconds(1))
            return device.sensing.fix(acquiredFor: .seconds(60))
        }
    }

    @Test(
        "Surroundings bound the accuracy.",
        arguments: [(0.0, [65.0, 10.0, 5.0]), (30.0, [65.0, 30.0, 30.0]), (65.0, [65.0, 65.0, 65.0])]
            as [(Double, [Double])]
    )
    func bound(_ bound: Double, _ expected: [Double]) {
        let device = phone { $0.receivers.accuracy = bound }
        let accuracies = [1, 3, 5].compactMap { device.sensing.fix(acquiredFor: .seconds($0))?.horizontalAccuracy }
        #expect(accuracies == expected)
    }

    @Test("Noise is the same for the same seed, another for another, and none without.")
    func seeds() {
        let runs = [UInt64(1), 1, 2].map { fixes(phone(seed: $0) { $0.receivers.noise = 10 }, 20).map(\.coordinate) }
        #expect(runs[0] == runs[1])
        #expect(runs[0] != runs[2])
        let quiet = phone { $0.receivers.noise = 0 }
        #expect(Set(fixes(quiet, 20).map(\.coordinate)) == [quiet.sensing.truth])
    }

    @Test(
        "Two thirds of the locations lie within the accuracy they state, around the truth.",
        arguments: [5.0, 20, 100]
    )
    func distribution(_ noise: Double) {
        let device = phone { $0.receivers.noise = noise }
        let truth = device.sensing.truth
        let sample = (0..<2_000).compactMap { _ -> DeviceFix? in
            device.advance(by: .seconds(16))
            return device.sensing.fix(acquiredFor: .seconds(60))
        }
        let within = sample.filter { $0.coordinate.distance(to: truth) <= $0.horizontalAccuracy }.count
        #expect((1_250...1_480).contains(within), "\(within)")
        let mean = sample.reduce(0) { $0 + $1.coordinate.latitude } / 2_000
        #expect(abs(mean - truth.latitude) * 111_000 < noise / 5)
    }

    @Test("Noise wanders: from one second to the next it changes by a fraction of its size.")
    func smoothness() {
        let device = phone { $0.receivers.noise = 10 }
        let places = fixes(device, 200).map(\.coordinate)
        let steps = zip(places, places.dropFirst()).map { $0.distance(to: $1) }
        #expect(steps.allSatisfy { $0 < 20 })
        #expect(steps.contains { $0 > 0.5 })
    }

    @Test("The first fix after a start takes its time, later ones a second.")
    func coldStart() {
        let device = phone { $0.receivers.timeToFirstFix = .seconds(25) }
        device.advance(by: .seconds(100))
        #expect(device.sensing.fix(acquiredFor: .seconds(1)) == nil)
        device.advance(by: .seconds(23))
        #expect(device.sensing.fix(acquiredFor: .seconds(1)) == nil)
        device.advance(by: .seconds(1))
        #expect(device.sensing.fix(acquiredFor: .seconds(1)) != nil)
        device.advance(by: .seconds(100))
        #expect(device.sensing.fix(acquiredFor: .seconds(1)) != nil)
        device.restart()
        #expect(device.sensing.fix(acquiredFor: .seconds(1)) == nil)
    }

    @Test("The journal says once what is particular about the receivers, and by which rule.")
    func journal() {
        let device = phone {
            $0.receivers.accuracy = 30
            $0.receivers.noise = 8
            $0.receivers.timeToFirstFix = .seconds(3)
        }
        _ = fixes(device, 20)
        let rules = device.journal.entries.compactMap(\.rule)
        #expect(rules.sorted() == ["SENSE-ACCURACY", "SENSE-COLD", "SENSE-NOISE"])
    }

    @Test("An approximate location stands for where the phone was when it was worked out, whenever it is first read.")
    func reducedLooksBack() throws {
        let shanghai = try Coordinate<WGS84>(latitude: 31.23, longitude: 121.47)
        let (early, late) = (phone { _ in }, phone { _ in })
        let first = early.sensing.reducedFix()
        for device in [early, late] {
            device.advance(by: .seconds(100))
            device.sensing.move(to: shanghai)
            device.advance(by: .seconds(100))
        }
        #expect(late.sensing.reducedFix() == first)
        #expect(early.sensing.reducedFix() == first)
        for device in [early, late] { device.advance(by: .seconds(700)) }
        #expect(late.sensing.reducedFix() == early.sensing.reducedFix())
        #expect(late.sensing.reducedFix() != first)
    }

    @Test("A fix as of a time that has passed is of the place then.")
    func asOf() throws {
        let device = phone { _ in }
        let home = device.sensing.truth
        device.advance(by: .seconds(100))
        device.sensing.move(to: try Coordinate<WGS84>(latitude: 31.23, longitude: 121.47))
        device.advance(by: .seconds(100))
        let fix = try #require(device.sensing.fix(asOf: .seconds(50)))
        #expect(fix.coordinate == home)
        #expect(fix.time == .seconds(50))
        #expect(device.sensing.fix(asOf: .seconds(150))?.coordinate == device.sensing.truth)
    }

    @Test("A track begins again at its end if it is to.", arguments: [true, false])
    func repeatedTrack(_ repeats: Bool) throws {
        let gpx = """
            <gpx version="1.1" creator="test"><trk><trkseg>
            <trkpt lat="30" lon="120"><time>2020-01-01T00:00:00Z</time></trkpt>
            <trkpt lat="30.001" lon="120"><time>2020-01-01T00:00:10Z</time></trkpt>
            </trkseg></trk></gpx>
            """
        let track = try TrackTimeline(GPXDocument(stream: InputStream(data: Data(gpx.utf8)), name: "loop.gpx"))
        let device = phone {
            $0.track = track
            $0.repeatsTrack = repeats
        }
        device.advance(by: .seconds(25))
        #expect(abs(device.sensing.truth.latitude - (repeats ? 30.0005 : 30.001)) < 1e-6)
    }
}
