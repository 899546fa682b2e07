// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

/// The identifiers of Tencent's headers: each is named once with its type, so that one that is missing or has another type
/// does not compile; the tests compare defaults and numbers.
///
/// Left out: `didThrowLocation`, a delegate method for Tencent's own debugging that apps must not implement.
@Suite("The inventory of Tencent's SDK")
struct InventoryTests {
    typealias Manager = TencentLBSLocationManager
    typealias Fences = TencentLBSGeofenceManager
    typealias Block = (TencentLBSLocation?, (any Error)?) -> Void

    private func property<Root, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>,
        of root: Root,
        is value: Value,
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(root[keyPath: path] == value, sourceLocation: location)
    }

    @Test("A manager's properties have their types and defaults, and can be set.")
    func properties() throws {
        let manager = try phone().asCurrent { Manager() }
        property(\.apiKey, of: manager, is: "")
        property(\.distanceFilter, of: manager, is: kCLDistanceFilterNone)
        property(\.desiredAccuracy, of: manager, is: kCLLocationAccuracyBest)
        property(\.pausesLocationUpdatesAutomatically, of: manager, is: true)
        property(\.allowsBackgroundLocationUpdates, of: manager, is: false)
        property(\.activityType, of: manager, is: CLActivityType.other)
        property(\.headingFilter, of: manager, is: 1)
        property(\.headingOrientation, of: manager, is: CLDeviceOrientation.portrait)
        property(\.requestLevel, of: manager, is: TencentLBSRequestLevel.geo)
        property(\.coordinateType, of: manager, is: TencentLBSLocationCoordinateType.GCJ02)
        property(\.poiUpdateInterval, of: manager, is: 10 as Int)
        property(\.enableAntiMockLocation, of: manager, is: false)
        property(\.locationCallbackInterval, of: manager, is: 0 as UInt64)
        let delegate: ReferenceWritableKeyPath<Manager, (any TencentLBSLocationManagerDelegate)?> = \.delegate
        #expect(manager[keyPath: delegate] == nil)
        let accuracy: KeyPath<Manager, TencentLBSAccuracyAuthorization> = \.accuracyAuthorization
        #expect(manager[keyPath: accuracy] == .fullAccuracy)
        let status: KeyPath<Manager, CLAuthorizationStatus> = \.authorizationStatus
        #expect(manager[keyPath: status] == .authorizedWhenInUse)
    }

    @Test("A manager has its methods.")
    func methods() {
        let methods: [Any] = [
            Manager.getLBSSDKVersion as () -> String, Manager.getLBSSDKbuild as () -> String,
            Manager.setDeviceId as (Manager) -> (String) -> Void,
            Manager.setDataWithValue(_:forKey:) as (Manager) -> (String, String) -> Void,
            Manager.setUserAgreePrivacy as (Bool) -> Void, Manager.getUserAgreePrivacy as () -> Bool,
            Manager.requestWhenInUseAuthorization as (Manager) -> () -> Void,
            Manager.requestAlwaysAuthorization as (Manager) -> () -> Void,
            Manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) as (Manager) -> (String) -> Void,
            Manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
                as (Manager) -> (String, (((any Error)?) -> Void)?) -> Void,
            Manager.accuracyAuthorization as () -> TencentLBSAccuracyAuthorization,
            Manager.requestLocation(completionBlock:) as (Manager) -> (@escaping Block) -> Bool,
            Manager.requestLocation(with:locationTimeout:completionBlock:)
                as (Manager) -> (TencentLBSRequestLevel, TimeInterval, @escaping Block) -> Bool,
            Manager.cancelRequestLocation as (Manager) -> () -> Void,
            Manager.startUpdatingLocation as (Manager) -> () -> Void,
            Manager.stopUpdatingLocation as (Manager) -> () -> Void,
            Manager.startUpdatingHeading as (Manager) -> () -> Void,
            Manager.stopUpdatingHeading as (Manager) -> () -> Void,
            Manager.dismissHeadingCalibrationDisplay as (Manager) -> () -> Void,
            Manager.isSupport as (Manager) -> () -> Bool,
            Manager.startDrEngine as (Manager) -> (TencentLBSDRStartMotionType) -> TencentLBSDRStartCode,
            Manager.terminateDrEngine as (Manager) -> () -> Void,
            Manager.getPosition as (Manager) -> () -> TencentLBSLocation,
        ]
        #expect(methods.count == 23)
    }

    @Test("Enumerations have the headers' numbers.")
    func numbers() {
        #expect([TencentLBSRequestLevel.geo, .name, .adminName, .poi].map(\.rawValue) == [0, 1, 3, 4])
        #expect([TencentLBSLocationCoordinateType.GCJ02, .WGS84].map(\.rawValue) == [0, 1])
        #expect([TencentLBSAccuracyAuthorization.fullAccuracy, .reducedAccuracy].map(\.rawValue) == [0, 1])
        let errors: [TencentLBSLocationError] = [.unknown, .denied, .network, .headingFailure, .other]
        #expect(errors.map(\.rawValue) == [0, 1, 2, 3, 4])
        let codes: [TencentLBSDRStartCode] = [
            .success, .notSupport, .hasStarted, .sensorFailed, .gpsFailed, .permissionFailed, .unkown,
        ]
        #expect(codes.map(\.rawValue) == [0, -1, -2, -3, -4, -5, -6])
        #expect([TencentLBSDRStartMotionType.walk, .bike].map(\.rawValue) == [2, 3])
        #expect([TencentLBSDRProvider.error, .unkown, .fusion, .GPS, .netWork].map(\.rawValue) == [-2, -1, 0, 1, 2])
        let providers: [TencentLBSLocationProvider] = [
            .unkown, .GPS, .netWork, .simulated, .accessoryGPS, .accessoryNetwork,
        ]
        #expect(providers.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
        #expect([TencentLBSLocationProvider.local, .network, .fake].map(\.rawValue) == [0, 1, 2])
        let fakes: [TencentLBSLocationFake] = [
            .OK, .coordinate, .speed, .crc, .motion, .motionData, .motionType, .firstCallbackSpeed, .simulation,
            .locationAge, .locationSame,
        ]
        #expect(fakes.map(\.rawValue) == [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
        #expect([TencentLBSFusionProvider.GPS, .GPS_DR, .LOW_CONF, .NETWORK_DR].map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test("A location and a place nearby have their fields.")
    func fields() {
        let fields: [AnyKeyPath] = [
            \TencentLBSLocation.location as KeyPath<TencentLBSLocation, CLLocation>,
            \TencentLBSLocation.areaStat as KeyPath<TencentLBSLocation, Int>,
            \TencentLBSLocation.fakeCode as KeyPath<TencentLBSLocation, TencentLBSLocationFake>,
            \TencentLBSLocation.fakeType as KeyPath<TencentLBSLocation, TencentLBSLocationFake>,
            \TencentLBSLocation.fusionProvider as KeyPath<TencentLBSLocation, TencentLBSFusionProvider>,
            \TencentLBSLocation.indoorLocationType as KeyPath<TencentLBSLocation, Int>,
            \TencentLBSLocation.drProvider as KeyPath<TencentLBSLocation, TencentLBSDRProvider>,
            \TencentLBSLocation.locationProvider as KeyPath<TencentLBSLocation, TencentLBSLocationProvider>,
            \TencentLBSLocation.nationCode as KeyPath<TencentLBSLocation, Int>,
            \TencentLBSLocation.poiList as KeyPath<TencentLBSLocation, [TencentLBSPoi]?>,
        ]
        let texts: [KeyPath<TencentLBSLocation, String?>] = [
            \.buildingId, \.buildingFloor, \.name, \.address, \.code, \.nation, \.province, \.cityPhoneCode, \.city,
            \.district, \.town, \.village, \.street, \.street_no,
        ]
        let placeTexts: [KeyPath<TencentLBSPoi, String>] = [\.uid, \.name, \.address, \.catalog]
        let placeNumbers: [KeyPath<TencentLBSPoi, Double>] = [\.longitude, \.latitude, \.distance]
        #expect(fields.count == 10)
        #expect(texts.count == 14)
        #expect(placeTexts.count == 4)
        #expect(placeNumbers.count == 3)
        let distance: (TencentLBSLocation) -> (TencentLBSLocation) -> Double = TencentLBSLocation.distance(from:)
        func isSecure<Value: NSSecureCoding & NSCopying>(_ type: Value.Type) -> Bool { type.supportsSecureCoding }
        #expect(isSecure(TencentLBSLocation.self))
        _ = distance
    }

    @Test("The helpers measure, tell the region and shift; a service manager keeps a name.")
    func helpers() throws {
        var (one, two) = (CLLocationCoordinate2D.at(.tokyo), CLLocationCoordinate2D.at(.beijing))
        typealias Utils = TencentLBSLocationUtils
        let places = Utils.distanceBetweenTwoCoordinate2D(&one, coordinateTwo: &two)
        let locations = Utils.distanceBetweenTwoCLLocations(
            CLLocation(latitude: one.latitude, longitude: one.longitude),
            locationTwo: CLLocation(latitude: two.latitude, longitude: two.longitude)
        )
        #expect(abs(places - locations) < 1e-6 && places > 2e6)
        #expect(Utils.isInRegion(withLatitude: two.latitude, longitude: two.longitude))
        #expect(!Utils.isInRegion(withLatitude: one.latitude, longitude: one.longitude))
        #expect(Utils.WGS84TOGCJ02(one).latitude == one.latitude)
        #expect(abs(Utils.WGS84TOGCJ02(two).latitude - two.latitude) > 1e-4)
        let between: (TencentLBSLocation, TencentLBSLocation) -> Double =
            Utils.distanceBetweenTwoTencentLBSLocations(_:locationTwo:)
        _ = between
        try phone().asCurrent {
            TencentLBSServiceManager.sharedInsance().deviceID = "account"
            #expect(TencentLBSServiceManager.sharedInsance().deviceID == "account")
        }
    }

    @Test("A manager of fences has its properties, defaults and methods.")
    func fences() throws {
        let fences = try phone().asCurrent { Fences() }
        property(\.allowsBackgroundLocationUpdates, of: fences, is: false)
        property(\.desiredAccuracy, of: fences, is: kCLLocationAccuracyBest)
        property(\.distanceFilter, of: fences, is: kCLDistanceFilterNone)
        property(\.detectionInterval, of: fences, is: 0)
        property(\.isAdaptiveDistanceFilterEnabled, of: fences, is: true)
        property(\.coordinateType, of: fences, is: TencentLBSLocationCoordinateType.GCJ02)
        #expect(fences.delegate == nil && fences.geofenceRegions.isEmpty && !fences.isMonitoring)
        #expect(fences.currentDistanceFilter == kCLDistanceFilterNone)
        let methods: [Any] = [
            Fences.startMonitoring as (Fences) -> () -> Void, Fences.stopMonitoring as (Fences) -> () -> Void,
            Fences.pauseMonitoring as (Fences) -> () -> Void, Fences.resumeMonitoring as (Fences) -> () -> Void,
            Fences.addGeofenceRegion as (Fences) -> (TencentLBSGeofenceRegion) -> Void,
            Fences.removeGeofence(withIdentifier:) as (Fences) -> (String) -> Void,
            Fences.removeGeofenceRegion as (Fences) -> (TencentLBSGeofenceRegion) -> Void,
            Fences.removeAllGeofences as (Fences) -> () -> Void,
            Fences.geofenceRegion(withIdentifier:) as (Fences) -> (String) -> TencentLBSGeofenceRegion?,
        ]
        #expect(methods.count == 9)
    }

    @Test("Fences have their defaults and numbers.")
    func fenceNumbers() throws {
        let region = try #require(TencentLBSGeofenceCircleRegion(center: .at(.tokyo), radius: 1, identifier: "c"))
        #expect(region.activeAction == .enter && region.stayedDuration == 600 && region.status == .unknown)
        #expect(region.regionType == .circle && region.currentActiveAction == [] && region.userInfo == nil)
        let statuses: [TencentLBSGeofenceRegionStatus] = [.unknown, .pending, .active, .paused, .invalid]
        #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect([TencentLBSGeofenceActiveAction.enter, .exit, .stayed].map(\.rawValue) == [1, 2, 4])
        #expect([TencentLBSGeofenceRegionType.circle, .polygon, .district].map(\.rawValue) == [0, 1, 2])
        let errors: [TencentLBSGeofenceError] = [
            .unknown, .invalidParameter, .locationNotAvailable, .denied, .duplicate, .networkFailed, .districtNotFound,
            .districtDataInvalid,
        ]
        #expect(errors.map(\.rawValue) == Array(0...7))
        #expect(TencentLBSGeofenceErrorDomain == "TencentLBSGeofenceErrorDomain")
        #expect(TencentLBSGeofenceCoordinateMake(1, 2).longitude == 2)
    }

    /// Every method of both delegates, as an app that implements all of them has it.
    private final class Complete: NSObject, TencentLBSLocationManagerDelegate {
        func tencentLBSLocationManager(_: Manager, didChange status: CLAuthorizationStatus) {}
        func tencentLBSDidChangeAuthorization(_: Manager) {}
        func tencentLBSLocationManager(_: Manager, didUpdate location: TencentLBSLocation) {}
        func tencentLBSLocationManager(_: Manager, didUpdate newHeading: CLHeading) {}
        func tencentLBSLocationManagerShouldDisplayHeadingCalibration(_: Manager) -> Bool { false }
        func tencentLBSLocationManager(_: Manager, didFailWithError error: any Error) {}
    }
}
