// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Tencent's dead reckoning")
struct DeadReckoningTests {
    @Test("The engine starts with permission and a compass, once, from 4.0.1 on.")
    func codes() throws {
        #expect(try phone(sdk: "3.23").manager().startDrEngine(.walk) == .unkown)
        #expect(try phone("17.4", .denied).manager().startDrEngine(.walk) == .permissionFailed)
        #expect(try phone("17.4", .unasked).manager().startDrEngine(.bike) == .permissionFailed)
        let still = try phone()
        still.sensing.compass.isAvailable = false
        let blind = still.manager()
        #expect(!blind.isSupport())
        #expect(blind.startDrEngine(.walk) == .notSupport)
        let manager = try phone(sdk: "4.0.1").manager()
        #expect(manager.isSupport())
        #expect(manager.startDrEngine(.walk) == .success)
        #expect(manager.startDrEngine(.walk) == .hasStarted)
        manager.terminateDrEngine()
        #expect(manager.startDrEngine(.walk) == .success)
    }

    @Test("There is a position while the engine runs, and an error else.")
    func position() throws {
        let device = try phone()
        device.sensing.move(to: .tokyo)
        let manager = device.manager()
        #expect(manager.getPosition().drProvider == .error)
        manager.startDrEngine(.walk)
        #expect(manager.getPosition().drProvider == .unkown)
        device.seconds(5)
        let position = manager.getPosition()
        #expect(position.drProvider == .GPS)
        #expect(position.areaStat == 1)
        #expect(abs(position.location.coordinate.latitude - Coordinate<WGS84>.tokyo.latitude) < 1e-6)
        manager.terminateDrEngine()
        #expect(manager.getPosition().drProvider == .error)
    }

    @Test("Without signal it goes on by speed and course.")
    func goesOn() throws {
        let device = try phone()
        device.sensing.move(to: .tokyo)
        let manager = device.manager()
        manager.startDrEngine(.bike)
        device.seconds(2)
        device.sensing.setSignal(false)
        device.sensing.inject(
            DeviceFix(coordinate: .tokyo, horizontalAccuracy: 5, time: device.now, speed: 10, course: 0)
        )
        device.seconds(60)
        let position = manager.getPosition()
        #expect(position.drProvider == .fusion)
        let metres = (position.location.coordinate.latitude - Coordinate<WGS84>.tokyo.latitude) * 111_195
        #expect(abs(metres - 600) < 1)
    }
}
