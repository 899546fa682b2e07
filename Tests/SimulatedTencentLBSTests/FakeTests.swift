// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Faked locations, to Tencent")
struct FakeTests {
    /// The updates of a phone that fakes, by a manager that looks for fakes unless told otherwise.
    private func updates(
        sdk version: String? = nil,
        looks: Bool = true,
        _ fake: (SimulatedDevice) -> Void
    ) throws -> [TencentLBSLocation] {
        let device = try phone(sdk: version)
        let manager = device.manager()
        let recorder = Recorder(device)
        manager.delegate = recorder
        manager.enableAntiMockLocation = looks
        fake(device)
        manager.startUpdatingLocation()
        device.seconds(2)
        return withExtendedLifetime(manager) { recorder.locations }
    }

    private func inject(_ device: SimulatedDevice, age: Double = 0, speed: Double? = nil) {
        device.sensing.inject(
            DeviceFix(
                coordinate: .beijing,
                horizontalAccuracy: 5,
                time: device.now - .seconds(age),
                speed: speed
            )
        )
    }

    @Test(
        "What software made up is told only where it is wanted, and delivered all the same.",
        arguments: [true, false]
    )
    func simulation(looks: Bool) throws {
        let locations = try updates(looks: looks) { $0.sensing.isSimulatedBySoftware = true }
        #expect(!locations.isEmpty)
        #expect(locations.allSatisfy { $0.fakeCode == (looks ? .simulation : .OK) })
        #expect(locations.allSatisfy { $0.locationProvider == .simulated })
    }

    @Test("A true location has no sign.")
    func genuine() throws {
        let locations = try updates { _ in }
        #expect(locations.map(\.fakeCode.rawValue).allSatisfy { $0 == 0 })
        #expect(locations.last?.fakeType == .OK)
    }

    @Test(
        "Up to 4.0 the signs are told by fakeType, too.",
        arguments: [("4.0.1", TencentLBSLocationFake.simulation), ("4.0.3", .OK)]
    )
    func olderProperty(version: String, type: TencentLBSLocationFake) throws {
        let locations = try updates(sdk: version) { $0.sensing.isSimulatedBySoftware = true }
        #expect(locations.last?.fakeType == type)
        #expect(locations.last?.fusionProvider == .GPS)
    }

    @Test("An old location, and one that comes again, look faked.")
    func ageAndSame() throws {
        let device = try phone()
        let manager = device.manager()
        let recorder = Recorder(device)
        manager.delegate = recorder
        manager.enableAntiMockLocation = true
        manager.startUpdatingLocation()
        device.seconds(2)
        inject(device, age: 3600)
        inject(device, age: 3600)
        device.settle()
        let codes = recorder.locations.suffix(2).map(\.fakeCode)
        #expect(codes == [.locationAge, [.locationAge, .locationSame]])
    }

    @Test(
        "A speed beyond sound looks faked: at the first callback, and up to 4.2 at any.",
        arguments: [
            ("4.2", [TencentLBSLocationFake([.firstCallbackSpeed, .speed]), .speed]),
            ("4.3", [.firstCallbackSpeed, .OK]),
        ]
    )
    func speed(version: String, codes: [TencentLBSLocationFake]) throws {
        let device = try phone(sdk: version)
        let manager = device.manager()
        let recorder = Recorder(device)
        manager.delegate = recorder
        manager.enableAntiMockLocation = true
        device.sensing.setSignal(false)
        manager.startUpdatingLocation()
        device.seconds(0.5)
        inject(device, speed: 500)
        device.seconds(0.1)
        inject(device, speed: 500)
        device.settle()
        #expect(recorder.locations.map(\.fakeCode) == codes)
    }
}
