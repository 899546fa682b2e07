// SPDX-License-Identifier: Apache-2.0

import Geodesy
import PermissionRules
import SimulatedDevice
import Testing

@Suite("What the receivers say")
struct SensingTests {
    @Test("Accuracy improves in steps from the first second on.")
    func warmUp() throws {
        let device = try phone()
        let accuracies = [0, 1, 3, 5, 60].map {
            device.sensing.fix(acquiredFor: .seconds($0))?.horizontalAccuracy
        }
        #expect(accuracies == [nil, 65, 10, 5, 5])
    }

    @Test("Without signal there is no fix, and the last known one stays.")
    func signal() throws {
        let device = try phone()
        _ = device.sensing.fix(acquiredFor: .seconds(5))
        device.sensing.setSignal(false)
        #expect(device.sensing.fix(acquiredFor: .seconds(5)) == nil)
        #expect(device.sensing.reducedFix() == nil)
        #expect(device.sensing.lastKnown != nil)
    }

    @Test("An approximate location is kilometres wide, the same for everybody, and renewed four times an hour.")
    func reduced() throws {
        let device = try phone()
        let first = try #require(device.sensing.reducedFix())
        #expect(first.horizontalAccuracy == 5_000)
        #expect(first.coordinate.distance(to: device.sensing.truth) < 20_000)
        device.advance(by: .seconds(100))
        device.sensing.move(to: try Coordinate<WGS84>(latitude: 31.23, longitude: 121.47))
        #expect(device.sensing.reducedFix() == first)
        device.advance(by: .seconds(800))
        let second = try #require(device.sensing.reducedFix())
        #expect(second.time == .seconds(900))
        #expect(second.coordinate.distance(to: device.sensing.truth) < 20_000)
    }

    @Test("Reads do not average out: neighbours in one cell get one answer, for every seed another.")
    func cells() throws {
        let places = try [30.2450, 30.2451, 30.2452].map { try Coordinate<WGS84>(latitude: $0, longitude: 120.1551) }
        let answers = [UInt64(1), 2].map { seed in
            Set(
                places.compactMap { place in
                    var configuration = DeviceConfiguration()
                    configuration.place = place
                    configuration.seed = seed
                    let device = SimulatedDevice(configuration)
                    return device.sensing.reducedFix()?.coordinate
                }
            )
        }
        #expect(answers.map(\.count) == [1, 1])
        #expect(answers[0] != answers[1])
    }

    @Test("Approximate locations stay within range at the poles and the date line.", arguments: [-90.0, -45, 0, 90])
    func extremes(latitude: Double) throws {
        for longitude in [-180.0, 0, 179.999, 180] {
            var configuration = DeviceConfiguration()
            configuration.place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
            let device = SimulatedDevice(configuration)
            #expect(device.sensing.reducedFix() != nil)
        }
    }

    @Test("From iOS 11 the arrow is solid for seconds after a delivery and hollow while locations are wanted.")
    func arrow() throws {
        let device = try phone(permission: PermissionState(grant: .whenInUse))
        let manager = Listener(on: device)
        let session = device.location.open(for: manager.slot)
        var wants = DeviceLocationSession()
        wants.isUpdating = true
        device.location.update(session, wants)
        device.advance(by: .seconds(1))
        device.location.noteDelivery(to: session)
        device.advance(by: .seconds(10))
        wants.isUpdating = false
        device.location.update(session, wants)
        #expect(device.location.statusBar.map(\.arrow) == [.hollow, .solid, .hollow, .none])
        #expect(device.location.statusBar.map(\.time) == [.zero, .seconds(1), .seconds(4), .seconds(11)])
    }

    @Test("On iOS 8 to 10 the arrow is solid while updates run, and Always shows no indicator.")
    func oldArrow() throws {
        let device = try phone("9.3", permission: PermissionState(grant: .always))
        let manager = Listener(on: device)
        let session = device.location.open(for: manager.slot)
        device.location.update(session, .init(updatingInBackground: true))
        device.app.enterBackground()
        device.advance(by: .seconds(10))
        #expect(device.location.statusBar.map(\.arrow) == [.solid])
        #expect(device.location.statusBar.allSatisfy { $0.indicator == nil })
    }
}

extension DeviceLocationSession {
    fileprivate init(updatingInBackground: Bool) {
        self.init()
        isUpdating = true
        allowsBackground = updatingInBackground
        showsIndicator = true
    }
}
