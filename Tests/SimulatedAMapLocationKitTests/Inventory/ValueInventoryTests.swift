// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("The inventory of AMap's values")
struct ValueInventoryTests {
    private func numbers<Value: RawRepresentable>(_ values: Value...) -> [Value.RawValue] { values.map(\.rawValue) }

    @Test("The location SDK's enumerations have AMap's numbers")
    func locationEnumerations() {
        #expect(
            numbers(AMapLocationAccuracyMode.fullAndReduceAccuracy, .fullAccuracy, .reduceAccuracy) == [0, 1, 2]
        )
        #expect(AMapLocationAccuracyMode(rawValue: 1) == .fullAccuracy)
        #expect(numbers(AMapLocationReGeocodeLanguage.default, .chinse, .english) == [0, 1, 2])
        #expect(numbers(AMapLocationRegionState.unknow, .inside, .outside) == [0, 1, 2])
        #expect(
            numbers(AMapLocationCoordinateType.baidu, .mapBar, .mapABC, .soSoMap, .aliYun, .google, .GPS)
                == Array(0...6)
        )
        #expect(
            numbers(
                AMapLocationErrorCode.unknown,
                .locateFailed,
                .reGeocodeFailed,
                .timeOut,
                .canceled,
                .cannotFindHost,
                .badURL,
                .notConnectedToInternet,
                .cannotConnectToHost,
                .regionMonitoringFailure,
                .riskOfFakeLocation,
                .noFullAccuracyAuth
            ) == Array(1...12)
        )
        #expect(AMapLocationErrorDomain == "AMapLocationErrorDomain")
    }

    @Test("The fences' enumerations have AMap's numbers, and its spelling")
    func fenceEnumerations() {
        #expect(numbers(AMapGeoFenceActiveAction.inside, .outside, .stayed) == [1, 2, 4])
        #expect(AMapGeoFenceActiveAction().rawValue == 0)
        #expect(numbers(AMapGeoFenceRegionStatus.unknown, .inside, .outside, .stayed) == [0, 1, 2, 3])
        #expect(numbers(AMapGeoFenceRegionType.circle, .polygon, .POI, .district) == [0, 1, 2, 3])
        #expect(numbers(AMapGeoFenceRegionActiveStatus.monitoring, .paused) == [1, 2])
        #expect(
            numbers(
                AMapGeoFenceErrorCode.errorUnknown,
                .errorInvalidParameter,
                .errorFailureConnection,
                .errorFailureAuth,
                .errorNoValidFence,
                .erroFailureLocating,
                .erroFailureFullAccuracyLocating
            ) == Array(1...7)
        )
        #expect(AMapGeoFenceErrorDomain == "AMapGeoFenceErrorDomain")
    }

    @Test("The foundation SDK's enumerations have AMap's numbers")
    func foundationEnumerations() {
        #expect(numbers(AMapPrivacyShowStatus.unknow, .notShow, .didShow) == [-1, 0, 1])
        #expect(numbers(AMapPrivacyInfoStatus.unknow, .notContain, .didContain) == [-1, 0, 1])
        #expect(numbers(AMapPrivacyAgreeStatus.unknow, .notAgree, .didAgree) == [-1, 0, 1])
        #expect(
            numbers(AMapCoordinateType.aMap, .baidu, .mapBar, .mapABC, .soSoMap, .aliYun, .google, .GPS)
                == Array(-1...6)
        )
        #expect(
            numbers(
                AMapRegionLanguageType.zhHans,
                .zhHantHk,
                .en,
                .es,
                .pt,
                .fr,
                .de,
                .th,
                .ja,
                .ko,
                .ar,
                .tr,
                .he,
                .it,
                .ru,
                .ms,
                .id,
                .vi,
                .pl,
                .cs,
                .uk,
                .az,
                .max
            ) == Array(Int32(0)...22)
        )
    }

    @Test("The services have their properties, types and defaults")
    func services() throws {
        try AMapPhone(key: nil).device.asCurrent {
            let shared: () -> AMapServices? = AMapServices.shared
            let services = try #require(shared())
            let _: ReferenceWritableKeyPath<AMapServices, String?> = \.apiKey
            let _: ReferenceWritableKeyPath<AMapServices, String?> = \.countryCode
            let _: KeyPath<AMapServices, String?> = \.identifier
            let flags: [ReferenceWritableKeyPath<AMapServices, Bool>] = [
                \.enableHTTPS, \.crashReportEnabled, \.securityAgree, \.analysisAgree,
            ]
            for flag in flags { #expect(services[keyPath: flag]) }
            let _: ReferenceWritableKeyPath<AMapServices, Int32> = \.enableRTLLayout
            let numbers: [ReferenceWritableKeyPath<AMapServices, Double>] = [\.longitude, \.latitude]
            for number in numbers { #expect(services[keyPath: number] == 0) }
            #expect(services.apiKey == nil && services.countryCode == nil && services.enableRTLLayout == 0)
            #expect(services.regionLanguageType == .zhHans && services.getRegionLanguageCode() == "zh-Hans")
            let isOverseas: Bool = _amapLocationOverseas
            #expect(!isOverseas)
        }
    }

    @Test("Conversion has a function in each kit; a place outside the enumeration stays as it is")
    func conversion() throws {
        let convert: (CLLocationCoordinate2D, AMapCoordinateType) -> CLLocationCoordinate2D =
            AMapCoordinateConvert(_:_:)
        let twin: (CLLocationCoordinate2D, AMapLocationCoordinateType) -> CLLocationCoordinate2D =
            AMapLocationCoordinateConvert(_:_:)
        let here = CLLocationCoordinate2D(latitude: 30.246, longitude: 120.1551)
        #expect(convert(here, .GPS).latitude == twin(here, .GPS).latitude)
        #expect(convert(here, .aMap).latitude == here.latitude)
        let isKnown: [(CLLocationCoordinate2D) -> Bool] = [
            AMapDataAvailableForCoordinate(_:), AMapLocationDataAvailableForCoordinate(_:),
        ]
        for function in isKnown {
            #expect(function(here) && !function(CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35)))
        }
    }

    @Test("An address has its parts, each a text that may be missing")
    func address() {
        let address = AMapLocationReGeocode()
        let parts: [ReferenceWritableKeyPath<AMapLocationReGeocode, String?>] = [
            \.formattedAddress, \.country, \.province, \.city, \.district, \.township, \.neighborhood, \.building,
            \.citycode, \.adcode, \.street, \.number, \.poiName, \.aoiName,
        ]
        for part in parts { #expect(address[keyPath: part] == nil) }
    }

    @Test("Points, points of interest and districts have their parts")
    func searchValues() {
        let point: AMapLocationPoint = .location(withLatitude: 1, longitude: 2)
        let numbers: [ReferenceWritableKeyPath<AMapLocationPoint, CGFloat>] = [\.latitude, \.longitude]
        #expect(numbers.map { point[keyPath: $0] } == [1, 2])
        let item = AMapLocationPOIItem()
        let parts: [ReferenceWritableKeyPath<AMapLocationPOIItem, String?>] = [
            \.pId, \.name, \.type, \.typeCode, \.address, \.tel, \.province, \.city, \.district,
        ]
        for part in parts { #expect(item[keyPath: part] == nil) }
        let _: ReferenceWritableKeyPath<AMapLocationPOIItem, AMapLocationPoint?> = \.location
        let district = AMapLocationDistrictItem()
        let names: [ReferenceWritableKeyPath<AMapLocationDistrictItem, String?>] = [
            \.cityCode, \.districtCode, \.district,
        ]
        for name in names { #expect(district[keyPath: name] == nil) }
        let _: ReferenceWritableKeyPath<AMapLocationDistrictItem, [Any]?> = \.polylinePoints
        item.name = "a"
        district.district = "b"
        #expect((item.copy() as? AMapLocationPOIItem)?.name == "a")
        #expect((district.copy() as? AMapLocationDistrictItem)?.district == "b")
        #expect((point.copy() as? AMapLocationPoint)?.longitude == 2)
    }

    @Test("Regions and fences have their properties")
    func regions() throws {
        let circle: AMapLocationCircleRegion = AMapLocationCircleRegion(
            center: CLLocationCoordinate2D(),
            radius: 5,
            identifier: "a"
        )
        let _: KeyPath<AMapLocationRegion, String?> = \.identifier
        let flags: [ReferenceWritableKeyPath<AMapLocationRegion, Bool>] = [\.notifyOnEntry, \.notifyOnExit]
        for flag in flags { #expect(circle[keyPath: flag]) }
        let contains: (CLLocationCoordinate2D) -> Bool = circle.contains(_:)
        #expect(contains(CLLocationCoordinate2D()) && circle.radius == 5 && circle.center.latitude == 0)
        let _: KeyPath<AMapLocationPolygonRegion, UnsafeMutablePointer<CLLocationCoordinate2D>?> = \.coordinates
        let _: KeyPath<AMapLocationPolygonRegion, Int> = \.count
        let _: [KeyPath<AMapGeoFenceRegion, String?>] = [\.identifier, \.customID]
        let _: KeyPath<AMapGeoFenceRegion, AMapGeoFenceRegionStatus> = \.fenceStatus
        let _: KeyPath<AMapGeoFenceRegion, AMapGeoFenceRegionType> = \.regionType
        let _: KeyPath<AMapGeoFenceRegion, CLLocation?> = \.currentLocation
        let _: KeyPath<AMapGeoFenceCircleRegion, CLLocationCoordinate2D> = \.center
        let _: KeyPath<AMapGeoFenceCircleRegion, CLLocationDistance> = \.radius
        let _: KeyPath<AMapGeoFencePolygonRegion, UnsafeMutablePointer<CLLocationCoordinate2D>?> = \.coordinates
        let _: KeyPath<AMapGeoFencePolygonRegion, Int> = \.count
        let _: KeyPath<AMapGeoFencePOIRegion, AMapLocationPOIItem?> = \.poiItem
        let _: KeyPath<AMapGeoFenceDistrictRegion, AMapLocationDistrictItem?> = \.districtItem
    }
}
