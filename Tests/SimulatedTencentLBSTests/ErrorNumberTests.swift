// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

/// Every number arises from the world: permission, network, key, time, compass.
@Suite("Tencent's error numbers")
struct ErrorNumberTests {
    /// Numbers that no world brings, with the reason.
    static let unreachable = [
        "TencentLBSGeofenceErrorDomain 0":
            "the fences' updates fail with CoreLocation's denied and locationUnknown only, which have numbers of their own"
    ]

    @Test("Every number of locations is produced.")
    func locations() throws {
        var numbers: Set<Int> = []
        numbers.formUnion(try oneShot { $0.sensing.setSignal(false) })
        numbers.formUnion(try oneShot(.denied) { _ in })
        numbers.formUnion(
            try oneShot(switches: ["tencentAddressFailureIsError": "true"]) { $0.network.isOnline = false }
        )
        numbers.formUnion(try oneShot(switches: ["tencentRefusedKeyFails": "location"], key: "") { _ in })
        numbers.formUnion(try heading())
        #expect(numbers == [0, 1, 2, 3, 4])
    }

    @Test("Every number of fences is produced, but for the ones that are named with a reason.")
    func fences() throws {
        var numbers: Set<Int> = []
        numbers.formUnion(
            try fence { _, manager in
                manager.addCircleGeofence(withCenter: .at(.tokyo), radius: -1, identifier: "a")
                manager.addPolygonGeofence(withCoordinates: [.at(.tokyo), .at(.beijing)], identifier: "b")
            }
        )
        numbers.formUnion(
            try fence { device, manager in
                device.sensing.setSignal(false)
                manager.startMonitoring()
            }
        )
        numbers.formUnion(try fence(.denied) { _, manager in manager.startMonitoring() })
        numbers.formUnion(
            try fence { _, manager in
                for _ in 0..<2 { manager.addCircleGeofence(withCenter: .at(.tokyo), radius: 100, identifier: "a") }
            }
        )
        numbers.formUnion(
            try fence { device, manager in
                device.network.isOnline = false
                manager.addDistrictGeofence(withKeyword: "杭州", identifier: "d")
            }
        )
        numbers.formUnion(
            try fence { _, manager in
                manager.addDistrictGeofence(withKeyword: "亚特兰蒂斯", identifier: "d")
            }
        )
        numbers.formUnion(
            try fence { device, manager in
                device.network.failure = .unreadable
                manager.addDistrictGeofence(withKeyword: "杭州", identifier: "d")
            }
        )
        let missing = Set(0...7).subtracting(numbers).map { "TencentLBSGeofenceErrorDomain \($0)" }
        #expect(Set(missing) == Set(Self.unreachable.keys))
        #expect(Self.unreachable.count <= 2)
    }

    private func oneShot(
        _ grant: AccessGrant = .whenInUse,
        switches: [String: String] = [:],
        key: String = "KEY",
        _ prepare: (SimulatedDevice) -> Void
    ) throws -> [Int] {
        let device = try phone("17.4", grant, switches: switches)
        prepare(device)
        let manager = device.manager(key: key)
        let answers = Answers(device)
        manager.ask(answers, .poi)
        device.seconds(60)
        return withExtendedLifetime(manager) { answers.errors.map(\.code) }
    }

    private func heading() throws -> [Int] {
        let device = try phone()
        let manager = device.manager()
        let recorder = Recorder(device)
        manager.delegate = recorder
        device.sensing.compass.accuracy = -1
        manager.startUpdatingHeading()
        device.seconds(10)
        return recorder.events.contains { $0.hasSuffix("error TencentLBSLocationErrorDomain 3") } ? [3] : []
    }

    private func fence(
        _ grant: AccessGrant = .whenInUse,
        _ use: (SimulatedDevice, TencentLBSGeofenceManager) -> Void
    ) throws -> [Int] {
        let device = try phone("17.4", grant)
        let manager = device.asCurrent { TencentLBSGeofenceManager() }
        let recorder = FenceRecorder(device)
        manager.delegate = recorder
        use(device, manager)
        device.seconds(60)
        #expect(recorder.errors.allSatisfy { $0.domain == TencentLBSGeofenceErrorDomain })
        return withExtendedLifetime(manager) { recorder.errors.map(\.code) }
    }
}
