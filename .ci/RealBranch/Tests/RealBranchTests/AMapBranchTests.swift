// SPDX-License-Identifier: Apache-2.0

import AMapFoundationKit
import AMapLocationKit
import AMapStyleAdapter
import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("The branch for AMap's own frameworks")
struct AMapBranchTests {
    @Test("It locates, with an address, and asks for full accuracy.")
    func locates() throws {
        var configuration = DeviceConfiguration(permission: PermissionState(grant: .whenInUse, precise: false))
        configuration.declaration.temporaryUsageTexts = ["navigation": "text"]
        let device = SimulatedDevice(configuration)
        device.app.launch()
        device.asCurrent {
            AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
            AMapLocationManager.updatePrivacyAgree(.didAgree)
            AMapServices.shared().apiKey = "key"
        }
        let provider: any LocationProvider = AMapStyleProvider(environment: .simulated(device))
        let app = App()
        provider.delegate = app
        provider.configuration.purposeKey = "navigation"
        var locations: [Location] = []
        provider.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters, wantsAddress: true)) { result in
            if case .success(let location) = result { locations.append(location) }
        }
        device.settle()
        try device.permission.answer(.allowOnce)
        device.advance(by: .seconds(30))
        #expect(locations.map(\.coordinate.datum) == [.gcj02])
        #expect(locations.first?.address != nil)
    }

    /// Answers with the defaults.
    private final class App: LocationProviderDelegate {}
}
