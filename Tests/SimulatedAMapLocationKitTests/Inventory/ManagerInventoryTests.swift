// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

/// Everything that an integrator of AMap's location SDK can name, with its type: if it compiles, it is there.
@Suite("The inventory of AMap's managers")
struct ManagerInventoryTests {
    /// A property that can be set, of a type, with the value that it has at first.
    private func property<Root: AnyObject, Value: Equatable>(
        _ root: Root,
        _ path: ReferenceWritableKeyPath<Root, Value>,
        _ initial: Value
    ) {
        #expect(root[keyPath: path] == initial)
        root[keyPath: path] = initial
    }

    @Test("The manager of locations has its properties, types and defaults")
    func locationManager() throws {
        let phone = try AMapPhone(sdk: "2.10.0")
        let manager: AMapLocationManager = phone.manager
        let fresh = phone.device.asCurrent { AMapLocationManager() }
        let _: ReferenceWritableKeyPath<AMapLocationManager, (any AMapLocationManagerDelegate)?> = \.delegate
        #expect(fresh.delegate == nil)
        property(manager, \.distanceFilter, kCLDistanceFilterNone as CLLocationDistance)
        property(manager, \.desiredAccuracy, kCLLocationAccuracyBest as CLLocationAccuracy)
        property(manager, \.pausesLocationUpdatesAutomatically, false)
        property(manager, \.allowsBackgroundLocationUpdates, false)
        property(manager, \.locationTimeout, 10 as Int)
        property(manager, \.reGeocodeTimeout, 5 as Int)
        property(manager, \.locatingWithReGeocode, false)
        property(manager, \.reGeocodeLanguage, AMapLocationReGeocodeLanguage.default)
        property(manager, \.detectRiskOfFakeLocation, false)
        property(manager, \.locationAccuracyMode, AMapLocationAccuracyMode.fullAndReduceAccuracy)
        let authorization: KeyPath<AMapLocationManager, CLAccuracyAuthorization> = \.currentAuthorization
        #expect(manager[keyPath: authorization] == .fullAccuracy)
        let regions: KeyPath<AMapLocationManager, Set<AnyHashable>?> = \.monitoredRegions
        #expect(manager[keyPath: regions] == [])
    }

    @Test("Time-outs have a minimum of two seconds", arguments: [-1, 0, 1, 2, 3])
    func minimums(_ seconds: Int) throws {
        let manager: AMapLocationManager = try AMapPhone().manager
        manager.locationTimeout = seconds
        manager.reGeocodeTimeout = seconds
        #expect(manager.locationTimeout == max(2, seconds) && manager.reGeocodeTimeout == max(2, seconds))
    }

    @Test("The manager of locations has its methods, by their Swift names and types")
    func locationMethods() throws {
        let phone = try AMapPhone()
        let manager: AMapLocationManager = phone.manager
        let plain: [() -> Void] = [
            manager.startUpdatingLocation, manager.stopUpdatingLocation, manager.startUpdatingHeading,
            manager.stopUpdatingHeading, manager.dismissHeadingCalibrationDisplay,
        ]
        for method in plain { method() }
        let request: (Bool, AMapLocatingCompletionBlock?) -> Bool =
            manager.requestLocation(withReGeocode:completionBlock:)
        #expect(request(true, nil))
        let block: AMapLocatingCompletionBlock = { (_: CLLocation?, _: AMapLocationReGeocode?, _: (any Error)?) in }
        #expect(manager.requestLocation(withReGeocode: false, completionBlock: block))
        let region: [(AMapLocationRegion?) -> Void] = [
            manager.startMonitoring(for:), manager.stopMonitoring(for:), manager.requestState(for:),
        ]
        for method in region { method(nil) }
        let available: () -> Bool = AMapLocationManager.headingAvailable
        let show: (AMapPrivacyShowStatus, AMapPrivacyInfoStatus) -> Void =
            AMapLocationManager.updatePrivacyShow(_:privacyInfo:)
        let agree: (AMapPrivacyAgreeStatus) -> Void = AMapLocationManager.updatePrivacyAgree(_:)
        phone.device.asCurrent {
            #expect(available())
            show(.didShow, .didContain)
            agree(.didAgree)
        }
        let _: NSObject = manager
    }

    @Test("The manager of fences has its properties, types and defaults")
    func fenceManager() throws {
        let manager: AMapGeoFenceManager = try FencePhone().manager
        let _: ReferenceWritableKeyPath<AMapGeoFenceManager, (any AMapGeoFenceManagerDelegate)?> = \.delegate
        property(manager, \.activeAction, AMapGeoFenceActiveAction.inside)
        property(manager, \.pausesLocationUpdatesAutomatically, false)
        property(manager, \.allowsBackgroundLocationUpdates, false)
        property(manager, \.detectRiskOfFakeLocation, false)
    }

    @Test("The manager of fences has its methods, by their Swift names and types")
    func fenceMethods() throws {
        let manager: AMapGeoFenceManager = try FencePhone().manager
        let circle: (CLLocationCoordinate2D, CLLocationDistance, String?) -> Void =
            manager.addCircleRegionForMonitoring(withCenter:radius:customID:)
        let polygon: (UnsafeMutablePointer<CLLocationCoordinate2D>?, Int, String?) -> Void =
            manager.addPolygonRegionForMonitoring(withCoordinates:count:customID:)
        let keyword: (String?, String?, String?, Int, String?) -> Void =
            manager.addKeywordPOIRegionForMonitoring(withKeyword:poiType:city:size:customID:)
        let around: (AMapLocationPoint?, Int, String?, String?, Int, String?) -> Void =
            manager.addAroundPOIRegionForMonitoring(
                withLocationPoint:
                aroundRadius:
                keyword:
                poiType:
                size:
                customID:
            )
        let district: (String?, String?) -> Void = manager.addDistrictRegionForMonitoring(withDistrictName:customID:)
        circle(CLLocationCoordinate2D(), 1, nil)
        polygon(nil, 0, nil)
        keyword(nil, nil, nil, 0, nil)
        around(nil, 0, nil, nil, 0, nil)
        district(nil, nil)
        let status: (AMapGeoFenceRegion?) -> AMapGeoFenceRegionActiveStatus = manager.status(with:)
        #expect(status(nil) == [])
        let lists: [(String?) -> [Any]?] = [
            manager.geoFenceRegions(withCustomID:), manager.monitoringGeoFenceRegions(withCustomID:),
            manager.pausedGeoFenceRegions(withCustomID:), manager.pauseGeoFenceRegions(withCustomID:),
            manager.startGeoFenceRegions(withCustomID:),
        ]
        for list in lists { #expect(list("a")?.isEmpty == true) }
        let changes: [(AMapGeoFenceRegion?) -> Bool] = [
            manager.pauseTheGeoFenceRegion(_:), manager.startTheGeoFenceRegion(_:),
        ]
        for change in changes { #expect(!change(nil)) }
        let removals: (((AMapGeoFenceRegion?) -> Void), ((String?) -> Void), (() -> Void)) = (
            manager.removeTheGeoFenceRegion(_:), manager.removeGeoFenceRegions(withCustomID:),
            manager.removeAllGeoFenceRegions
        )
        removals.0(nil)
        removals.1("a")
        removals.2()
    }

    @Test("Without consent every property reads as zero")
    func inert() throws {
        let manager: AMapLocationManager = try AMapPhone(consents: false).manager
        #expect(manager.locationTimeout == 0 && manager.reGeocodeTimeout == 0 && manager.distanceFilter == 0)
        #expect(manager.desiredAccuracy == 0 && manager.monitoredRegions == nil && manager.delegate == nil)
        #expect(!manager.detectRiskOfFakeLocation && !manager.pausesLocationUpdatesAutomatically)
    }
}
