// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

/// §1.3 to §1.5 of the fact sheet: every property with its default, every method by its type.
@Suite("The surface: the manager")
struct ManagerSurfaceTests {
    typealias Manager = CLLocationManager
    typealias Completion = ((any Error)?) -> Void

    @Test("Properties have their types, and what can be set has its default.")
    func properties() throws {
        let device = try phone("26.0")
        let manager = device.asCurrent { CLLocationManager() }
        let delegate: ReferenceWritableKeyPath<Manager, (any CLLocationManagerDelegate)?> = \.delegate
        #expect(manager[keyPath: delegate] == nil)
        let numbers: [ReferenceWritableKeyPath<Manager, Double>] = [
            \.desiredAccuracy, \.distanceFilter, \.headingFilter,
        ]
        #expect(numbers.map { manager[keyPath: $0] } == [kCLLocationAccuracyBest, kCLDistanceFilterNone, 1])
        let flags: [ReferenceWritableKeyPath<Manager, Bool>] = [
            \.pausesLocationUpdatesAutomatically, \.allowsBackgroundLocationUpdates, \.showsBackgroundLocationIndicator,
        ]
        #expect(flags.map { manager[keyPath: $0] } == [true, false, false])
        let activity: ReferenceWritableKeyPath<Manager, CLActivityType> = \.activityType
        #expect(manager[keyPath: activity] == .other)
        let orientation: ReferenceWritableKeyPath<Manager, CLDeviceOrientation> = \.headingOrientation
        #expect(manager[keyPath: orientation] == .portrait)
        let purpose: ReferenceWritableKeyPath<Manager, String?> = \.purpose
        #expect(manager[keyPath: purpose] == nil)
        manager.purpose = "for old times' sake"
        #expect(manager.purpose != nil)
    }

    @Test("What the manager tells has its types, and at first says nothing.")
    func readings() throws {
        let device = try phone("26.0")
        let manager = device.asCurrent { CLLocationManager() }
        let location: CLLocation? = manager.location
        let heading: CLHeading? = manager.heading
        #expect(location == nil && heading == nil)
        let status: CLAuthorizationStatus = manager.authorizationStatus
        let accuracy: CLAccuracyAuthorization = manager.accuracyAuthorization
        let widgets: Bool = manager.isAuthorizedForWidgetUpdates
        #expect((status, accuracy) == (.notDetermined, .fullAccuracy))
        #expect(!widgets)
        let distance: CLLocationDistance = manager.maximumRegionMonitoringDistance
        #expect(distance > 0)
        let (monitored, ranged): (Set<CLRegion>, Set<CLRegion>) = (manager.monitoredRegions, manager.rangedRegions)
        let constraints: Set<CLBeaconIdentityConstraint> = manager.rangedBeaconConstraints
        #expect(monitored.isEmpty && ranged.isEmpty && constraints.isEmpty)
    }

    @Test("Class methods have their types.")
    func classMethods() throws {
        let methods: [() -> Bool] = [
            Manager.locationServicesEnabled, Manager.headingAvailable,
            Manager.significantLocationChangeMonitoringAvailable, Manager.isRangingAvailable,
            Manager.regionMonitoringAvailable, Manager.regionMonitoringEnabled,
        ]
        let device = try phone("26.0")
        #expect(device.asCurrent { methods.allSatisfy { $0() } })
        let deferred: () -> Bool = Manager.deferredLocationUpdatesAvailable
        #expect(!deferred())
        let monitoring: (AnyClass) -> Bool = Manager.isMonitoringAvailable
        #expect(device.asCurrent { monitoring(CLCircularRegion.self) && monitoring(CLBeaconRegion.self) })
        let status: () -> CLAuthorizationStatus = Manager.authorizationStatus
        #expect(device.asCurrent { status() } == .notDetermined)
    }

    @Test("Instance methods have their types.")
    func methods() throws {
        let plain: [(Manager) -> () -> Void] = [
            Manager.requestWhenInUseAuthorization, Manager.requestAlwaysAuthorization, Manager.startUpdatingLocation,
            Manager.stopUpdatingLocation, Manager.requestLocation, Manager.startUpdatingHeading,
            Manager.stopUpdatingHeading, Manager.dismissHeadingCalibrationDisplay,
            Manager.startMonitoringSignificantLocationChanges, Manager.stopMonitoringSignificantLocationChanges,
            Manager.startMonitoringVisits, Manager.stopMonitoringVisits, Manager.disallowDeferredLocationUpdates,
            Manager.stopMonitoringLocationPushes,
        ]
        let regions: [(Manager) -> (CLRegion) -> Void] = [
            Manager.startMonitoring(for:), Manager.stopMonitoring(for:), Manager.requestState(for:),
        ]
        let beacons: [(Manager) -> (CLBeaconRegion) -> Void] = [
            Manager.startRangingBeacons(in:), Manager.stopRangingBeacons(in:),
        ]
        let constraints: [(Manager) -> (CLBeaconIdentityConstraint) -> Void] = [
            Manager.startRangingBeacons(satisfying:), Manager.stopRangingBeacons(satisfying:),
        ]
        let exact: (Manager) -> (CLRegion, CLLocationAccuracy) -> Void = Manager.startMonitoring(for:desiredAccuracy:)
        let deferred: (Manager) -> (CLLocationDistance, TimeInterval) -> Void =
            Manager.allowDeferredLocationUpdates(untilTraveled:timeout:)
        let temporary: (Manager) -> (String, Completion?) -> Void =
            Manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
        let device = try phone("26.0", .whenInUse)
        let manager = device.asCurrent { CLLocationManager() }
        plain.forEach { $0(manager)() }
        regions.forEach { $0(manager)(park()) }
        let uuid = try #require(UUID(uuidString: "5A4BCFCE-174E-4BAC-A814-092E77F6B7E5"))
        let region = CLBeaconRegion(uuid: uuid, identifier: "beacons")
        beacons.forEach { $0(manager)(region) }
        constraints.forEach { $0(manager)(region.beaconIdentityConstraint) }
        exact(manager)(park(), kCLLocationAccuracyBest)
        deferred(manager)(100, 60)
        temporary(manager)("navigation", nil)
        device.advance(by: .seconds(1))
        #expect(device.lines(.call).count == plain.count + 11)
        #expect(!device.journal.text.contains(BehaviourRule.newerInterface.rawValue))
    }

    @Test("What waits is async, and throws.")
    func asyncMethods() throws {
        let device = try phone("26.0", .whenInUse, precise: false)
        device.user.otherwise = .dontAllow
        try device.run {
            let manager = CLLocationManager()
            try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation")
            await #expect(throws: CLLocationPushServiceError(.missingEntitlement)) {
                let _: Data = try await manager.startMonitoringLocationPushes()
            }
        }
    }
}
