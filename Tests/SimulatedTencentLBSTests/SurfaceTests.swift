// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("The surface of Tencent's SDK")
struct SurfaceTests {
    @Test("The class says its version, and how exact the app's locations are.")
    func classMethods() throws {
        let device = try phone(precise: false, sdk: "4.0.3")
        device.asCurrent {
            #expect(TencentLBSLocationManager.getLBSSDKVersion() == "4.0.3")
            #expect(!TencentLBSLocationManager.getLBSSDKbuild().isEmpty)
            #expect(TencentLBSLocationManager.accuracyAuthorization() == .reducedAccuracy)
        }
    }

    @Test("Settings of CoreLocation's are those of its manager, made by the SDK.")
    func handsOn() throws {
        let device = try phone()
        let manager = device.manager()
        manager.distanceFilter = 50
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.activityType = .fitness
        manager.headingFilter = 5
        manager.headingOrientation = .landscapeLeft
        #expect(manager.headingFilter == 5)
        #expect(manager.headingOrientation == .landscapeLeft)
        #expect(manager.distanceFilter == 50)
        #expect(manager.desiredAccuracy == 100)
        #expect(manager.activityType == .fitness)
        let calls = device.journal.entries.filter { $0.lane == .coreLocation && $0.detail.contains("distanceFilter") }
        #expect(calls.map { $0.detail.contains("by TencentLBS") } == [true])
    }

    @Test(
        "A timer's interval and a device's name do nothing where the version lacks them.",
        arguments: [("4.0.3", UInt64(0), 2), ("4.2", 500, 0), ("4.3", 500, 0)]
    )
    func newerInterfaces(version: String, interval: UInt64, lacks: Int) throws {
        let device = try phone(sdk: version)
        let manager = device.manager()
        manager.locationCallbackInterval = 500
        manager.setDeviceId("mine")
        #expect(manager.locationCallbackInterval == interval)
        #expect(device.journal.entries.filter { $0.rule == "TENCENT-NEWER" }.count == lacks)
    }

    @Test("A location survives an archive.")
    func archive() throws {
        let device = try phone()
        let answers = Answers(device)
        device.manager().ask(answers, .poi)
        device.seconds(20)
        #expect(answers.locations.isEmpty)
        let manager = device.manager()
        manager.ask(answers, .poi)
        device.seconds(20)
        let location = try #require(answers.locations.first)
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: TencentLBSLocation.self, from: data)
        )
        #expect(read.city == "杭州市")
        #expect(read.poiList?.first?.name == "杭州市")
        #expect(read.areaStat == 0)
        #expect(read.location.coordinate.latitude == location.location.coordinate.latitude)
        #expect(read.distance(from: location) < 1e-6)
    }
}
