// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("The smaller services")
struct SmallServicesTests {
    @Test("An entitled app gets a token for location pushes, the same for the same app and seed.")
    func pushes() throws {
        func token() throws -> Data? {
            var configuration = DeviceConfiguration(os: try IOSVersion(parsing: "17.4"))
            configuration.declaration.entitlements = ["com.apple.developer.location.push"]
            let device = SimulatedDevice(configuration)
            device.app.launch()
            var result: Data?
            device.asCurrent { CLLocationManager() }.startMonitoringLocationPushes { token, _ in result = token }
            #expect(result == nil)
            device.settle()
            return result
        }
        let first = try token()
        #expect(first?.count == 32)
        #expect(try token() == first)
    }

    @Test("Location pushes are new in iOS 15, and without the entitlement there are none.")
    func noPushes() throws {
        let device = try phone("14.8")
        var code: CLLocationPushServiceError.Code?
        device.asCurrent { CLLocationManager() }.startMonitoringLocationPushes {
            code = ($1 as? CLLocationPushServiceError)?.code
        }
        device.settle()
        #expect(code == .missingEntitlement)
        #expect(device.lines(.call).last?.contains("locationPushes is new in iOS 15.0") == true)
    }

    @Test("Widgets need Always, or the user's word beside While Using, and never come before iOS 14.")
    func widgets() throws {
        let device = try phone("17.4", .whenInUse)
        let manager = device.asCurrent { CLLocationManager() }
        #expect(!manager.isAuthorizedForWidgetUpdates)
        try device.permission.setWidgets(true)
        #expect(manager.isAuthorizedForWidgetUpdates)
        try device.permission.change(.access(.always))
        #expect(manager.isAuthorizedForWidgetUpdates)
        try device.permission.change(.access(.whileUsing))
        #expect(!manager.isAuthorizedForWidgetUpdates)
        try device.permission.change(.access(.never))
        #expect(throws: DeviceActionError.self) { try device.permission.setWidgets(true) }
        let old = try phone("13.7", .always)
        #expect(!old.asCurrent { CLLocationManager() }.isAuthorizedForWidgetUpdates)
        #expect(throws: DeviceActionError.self) { try old.permission.setWidgets(true) }
    }

    @Test(
        "What came later is noted: activities, the reduced accuracy, the geocoder's locales.",
        arguments: [
            ("10.3", ["airborneActivity", "maritimeActivity", "reducedAccuracy", "geocoderLocale"]),
            ("13.7", ["maritimeActivity", "reducedAccuracy"]), ("26.0", ["maritimeActivity"]), ("27.0", []),
        ]
    )
    func newer(_ os: String, _ names: [String]) throws {
        let device = try phone(os, .whenInUse)
        let manager = device.asCurrent { CLLocationManager() }
        manager.activityType = .airborne
        manager.activityType = .maritime
        manager.desiredAccuracy = kCLLocationAccuracyReduced
        let location = CLLocation(latitude: 1, longitude: 2)
        device.asCurrent { CLGeocoder() }.reverseGeocodeLocation(location, preferredLocale: nil) { _, _ in }
        let rule = BehaviourRule.newerInterface.rawValue
        let noted = device.journal.entries.filter { $0.rule == rule }.map { String($0.detail.prefix { $0 != " " }) }
        #expect(noted == names)
    }

    @Test("What a fix knows, the app can read: storey, and exactness of speed and course.")
    func fullFix() throws {
        let device = try phone("17.4", .whenInUse)
        let app = NewRecorder(device)
        let manager = device.manager(app)
        manager.startUpdatingLocation()
        var fix = DeviceFix(coordinate: device.sensing.truth, horizontalAccuracy: 3, time: .zero, speed: 1, course: 2)
        (fix.floor, fix.speedAccuracy, fix.courseAccuracy) = (-1, 0.5, 4)
        device.sensing.inject(fix)
        device.settle()
        let location = try #require(app.locations.last)
        #expect(location.floor?.level == -1)
        #expect((location.speedAccuracy, location.courseAccuracy) == (0.5, 4))
    }
}
