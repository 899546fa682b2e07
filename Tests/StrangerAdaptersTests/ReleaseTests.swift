// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment
import TencentStyleAdapter
import Testing

@Suite("A provider that is dropped while its SDK works")
struct ReleaseTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let vendor: StrangerAdapter.Vendor
        let grant: AccessGrant
        var testDescription: String { "\(vendor), \(grant)" }

        func provider(in environment: ProviderEnvironment) -> any LocationProvider {
            switch vendor {
            case .native: NativeStyleProvider(environment: environment)
            case .amap: AMapStyleProvider(environment: environment)
            case .tencent: TencentStyleProvider(environment: environment)
            }
        }
    }

    static let cases = StrangerAdapter.Vendor.allCases.flatMap { vendor in
        [AccessGrant.unasked, .whenInUse, .denied].map { Case(vendor: vendor, grant: $0) }
    }

    /// What the app is told.
    private final class App: LocationProviderDelegate {
        private(set) var words = 0
        func provider(_ provider: any LocationProvider, didUpdate location: Location) { words += 1 }
        func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { words += 1 }
        func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) { words += 1 }
    }

    @Test("Nobody is told anything more, and what the SDK still answers is harmless.", arguments: cases)
    func isSilent(_ test: Case) {
        let texts: [UsageKey: String] = [.whenInUse: "text", .always: "text", .alwaysAndWhenInUse: "text"]
        let device = SimulatedDevice(
            DeviceConfiguration(
                declaration: AppDeclaration(usageTexts: texts),
                permission: PermissionState(grant: test.grant)
            )
        )
        device.app.launch()
        test.vendor.consent(on: device)
        let app = App()
        weak var dropped: (any LocationProvider)?
        device.asCurrent {
            let provider = test.provider(in: .simulated(device))
            provider.delegate = app
            provider.startUpdatingLocation()
            provider.requestLocation(LocationRequest()) { _ in }
            dropped = provider
        }
        #expect(dropped == nil)
        device.advance(by: .seconds(60))
        #expect(app.words == 0)
    }
}
