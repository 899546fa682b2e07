// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice

/// A phone with an app that uses AMap's fences, and what the app was told.
final class FencePhone {
    let device: SimulatedDevice
    let delegate: FenceDelegate
    private(set) var manager: AMapGeoFenceManager!

    init(
        _ grant: AccessGrant = .whenInUse,
        keys: Set<UsageKey> = [.whenInUse],
        precise: Bool = true,
        sdk: String? = nil,
        switches: [String: String] = [:],
        consents: Bool = true,
        key: String? = "key",
        delegate: FenceDelegate = FenceDelegate()
    ) throws {
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "text") })
        let configuration = DeviceConfiguration(
            os: try IOSVersion(parsing: "17.4"),
            declaration: AppDeclaration(usageTexts: texts, backgroundModes: ["location"]),
            permission: PermissionState(grant: grant, precise: precise)
        )
        device = SimulatedDevice(configuration)
        self.delegate = delegate
        SimulatedAMap.configure(try SimulatedAMap.Configuration(sdkVersion: sdk, switches: switches), on: device)
        device.app.launch()
        device.asCurrent {
            if consents { AMapPhone.consent() }
            AMapServices.shared().apiKey = key
            manager = AMapGeoFenceManager()
            manager.delegate = delegate
        }
        delegate.device = device
        device.settle()
    }

    /// The place of the phone, in AMap's numbers.
    var here: CLLocationCoordinate2D {
        AMapCoordinateConvert(
            CLLocationCoordinate2D(
                latitude: device.sensing.truth.latitude,
                longitude: device.sensing.truth.longitude
            ),
            .GPS
        )
    }

    /// Adds a circle around the place where the phone was made.
    func addCircle(_ radius: Double = 300, _ customID: String = "home", at center: CLLocationCoordinate2D? = nil) {
        manager.addCircleRegionForMonitoring(withCenter: center ?? here, radius: radius, customID: customID)
    }

    /// Carries the phone some metres to the north.
    func moveNorth(_ metres: Double) {
        device.sensing.move(to: device.sensing.truth.destination(bearing: 0, distance: metres))
        device.advance(by: .seconds(10))
    }
}

/// A delegate that writes down what it is told.
class FenceDelegate: NSObject, AMapGeoFenceManagerDelegate {
    var device: SimulatedDevice?
    private(set) var lines: [String] = []
    private(set) var regions: [AMapGeoFenceRegion] = []
    private(set) var errors: [NSError] = []
    var requests = 0

    func amapGeoFenceManager(_ manager: AMapGeoFenceManager!, doRequireLocationAuth core: CLLocationManager!) {
        requests += 1
        core.requestWhenInUseAuthorization()
    }

    func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didAddRegionForMonitoringFinished regions: [AMapGeoFenceRegion]!,
        customID: String!,
        error: (any Error)!
    ) {
        self.regions += regions ?? []
        write("added \(regions?.count ?? 0) \(customID ?? "")", error)
    }

    func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didGeoFencesStatusChangedFor region: AMapGeoFenceRegion!,
        customID: String!,
        error: (any Error)!
    ) {
        write("\(customID ?? "") \(region.fenceStatus)", error)
    }

    private func write(_ words: String, _ error: (any Error)?) {
        let fault = error.map { $0 as NSError }
        if let fault { errors.append(fault) }
        lines.append(words + (fault.map { " \($0.code)" } ?? ""))
    }
}

/// A delegate without any method.
final class SilentFenceDelegate: NSObject, AMapGeoFenceManagerDelegate {}
