// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedBaiduLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Baidu's SDK")
struct SDKTests {
    /// A launched phone whose user agreed, with a key that is checked.
    private func phone(
        _ grant: AccessGrant = .whenInUse,
        sdk version: String? = nil,
        switches: [String: String] = [:],
        agreed: Bool = true,
        keys: Set<UsageKey> = [.whenInUse]
    ) throws -> SimulatedDevice {
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "because") })
        let device = SimulatedDevice(
            DeviceConfiguration(
                declaration: AppDeclaration(usageTexts: texts),
                permission: PermissionState(grant: grant, precise: true)
            )
        )
        SimulatedBaidu.configure(try BaiduConfiguration(sdkVersion: version, switches: switches), on: device)
        device.app.launch()
        device.asCurrent {
            if agreed { BMKLocationAuth.sharedInstance().setAgreePrivacy(true) }
            BMKLocationAuth.sharedInstance().checkPermision(withKey: "key", authDelegate: nil)
        }
        device.advance(by: .seconds(1))
        return device
    }

    /// What the blocks of one-shots were called with.
    private final class Answers {
        var words: [String] = []

        func take(_ location: BMKLocation?, _ state: BMKLocationNetworkState, _ error: (any Error)?) {
            let code = error.map { ($0 as NSError).code }
            words.append((location == nil ? "none" : "location") + (code.map { " \($0)" } ?? ""))
        }
    }

    @Test(
        "Without consent a manager reads zero and does nothing, from 2.0.2 on.",
        arguments: [("2.0.1", 10), ("2.1.3", 0)]
    )
    func consent(version: String, timeout: Int) throws {
        let device = try phone(sdk: version, agreed: false)
        #expect(device.asCurrent { BMKLocationManager() }.locationTimeout == timeout)
    }

    @Test("A manager has the documented defaults.")
    func defaults() throws {
        let manager = try phone().asCurrent { BMKLocationManager() }
        #expect(manager.coordinateType == .GCJ02)
        #expect(manager.activityType == .automotiveNavigation)
        #expect(!manager.pausesLocationUpdatesAutomatically && !manager.allowsBackgroundLocationUpdates)
        #expect(manager.locationTimeout == 10 && manager.reGeocodeTimeout == 10)
        #expect(manager.locatingWithReGeocode && manager.isNeedNewVersionReGeocode)
        #expect(manager.userID == nil && manager.headingFilter == 1)
        manager.locationTimeout = 1
        #expect(manager.locationTimeout == 2)
    }

    @Test("While updates run a one-shot is refused.")
    func refused() throws {
        let device = try phone()
        let manager = device.asCurrent { BMKLocationManager() }
        let answers = Answers()
        manager.startUpdatingLocation()
        #expect(!manager.requestLocation(withReGeocode: false, withNetworkState: false, completionBlock: answers.take))
        device.advance(by: .seconds(30))
        #expect(answers.words.isEmpty)
    }

    @Test("With the best accuracy a one-shot takes its whole time.")
    func best() throws {
        let device = try phone()
        let manager = device.asCurrent { BMKLocationManager() }
        let answers = Answers()
        manager.requestLocation(withReGeocode: false, withNetworkState: true, completionBlock: answers.take)
        device.advance(by: .milliseconds(9900))
        #expect(answers.words.isEmpty)
        device.advance(by: .seconds(1))
        #expect(answers.words == ["location"])
    }

    @Test(
        "Starting updates ends a one-shot silently, or with error 0.",
        arguments: [("false", []), ("true", ["none 0"])]
    )
    func cancelled(calls: String, words: [String]) throws {
        let device = try phone(switches: ["baiduCancelCallsBlock": calls])
        let manager = device.asCurrent { BMKLocationManager() }
        let answers = Answers()
        manager.requestLocation(withReGeocode: false, withNetworkState: false, completionBlock: answers.take)
        manager.startUpdatingLocation()
        device.advance(by: .seconds(30))
        #expect(answers.words == words)
    }

    /// A delegate that counts what it is told.
    private final class Listener: NSObject, BMKLocationManagerDelegate, BMKGeoFenceManagerDelegate {
        var authorizations = 0
        var asks = 0
        var fences: [String] = []

        func bmkLocationManagerDidChangeAuthorization(_ manager: BMKLocationManager) { authorizations += 1 }

        func bmkLocationManager(_: BMKLocationManager, doRequestAlwaysAuthorization locationManager: CLLocationManager)
        {
            asks += 1
        }

        func bmkGeoFenceManager(
            _ manager: BMKGeoFenceManager,
            didAddRegionForMonitoringFinished regions: [BMKGeoFenceRegion]?,
            customID: String?,
            error: (any Error)?
        ) {
            fences.append(error.map { "error \(($0 as NSError).code)" } ?? "added")
        }

        func bmkGeoFenceManager(
            _ manager: BMKGeoFenceManager,
            didGeoFencesStatusChangedFor region: BMKGeoFenceRegion?,
            customID: String?,
            error: (any Error)?
        ) {
            fences.append(error.map { "error \(($0 as NSError).code)" } ?? "\(region?.fenceStatus ?? .unknown)")
        }
    }

    @Test("The first authorization callback is passed on, or not.", arguments: [("true", 1), ("false", 0)])
    func initial(forwards: String, count: Int) throws {
        let device = try phone(switches: ["baiduForwardsInitialAuthorization": forwards])
        let manager = device.asCurrent { BMKLocationManager() }
        let listener = Listener()
        manager.delegate = listener
        device.advance(by: .seconds(1))
        #expect(listener.authorizations == count)
    }

    @Test("The SDK asks itself, or has the app ask where there is an Always text.", arguments: [false, true])
    func asks(hasAlways: Bool) throws {
        let device = try phone(.unasked, keys: hasAlways ? [.whenInUse, .alwaysAndWhenInUse] : [.whenInUse])
        let manager = device.asCurrent { BMKLocationManager() }
        let listener = Listener()
        manager.delegate = listener
        manager.startUpdatingLocation()
        device.advance(by: .seconds(5))
        #expect(listener.asks == (hasAlways ? 1 : 0))
        #expect(device.permission.prompts.count == (hasAlways ? 0 : 1))
    }

    @Test("Fences tell of coming in, leaving and staying, and of what is wrong.")
    func fences() throws {
        let device = try phone()
        let manager = device.asCurrent { BMKGeoFenceManager() }
        let listener = Listener()
        manager.delegate = listener
        manager.activeAction = [.inside, .outside, .stayed]
        let here = CLLocationCoordinate2D(latitude: 30.246, longitude: 120.1551)
        manager.addCircleRegionForMonitoring(withCenter: here, radius: 0, coorType: .WGS84, customID: "a")
        manager.addCircleRegionForMonitoring(withCenter: here, radius: 100, coorType: .WGS84, customID: "b")
        device.advance(by: .seconds(700))
        #expect(listener.fences == ["error 2", "added", "inside", "stayed"])
        manager.removeAllGeoFenceRegions()
        #expect(manager.geoFenceRegions(withCustomID: nil).isEmpty)
    }
}
