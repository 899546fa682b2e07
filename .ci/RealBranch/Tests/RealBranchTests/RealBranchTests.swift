// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment
import Testing

#if SimulatedSDKs
    #error("This package must not have the trait: it proves the branch without it.")
#endif

@Suite("The branch for Apple's CoreLocation")
struct RealBranchTests {
    let device: SimulatedDevice
    let provider: any LocationProvider

    init() throws {
        var configuration = DeviceConfiguration(permission: PermissionState(grant: .whenInUse, precise: false))
        configuration.declaration.temporaryUsageTexts = ["navigation": "text"]
        device = SimulatedDevice(configuration)
        device.app.launch()
        provider = NativeStyleProvider(environment: .simulated(device))
        device.settle()
    }

    @Test("It locates.")
    func locates() {
        var coordinates: [AnyCoordinate] = []
        provider.requestLocation(LocationRequest()) { result in
            if case .success(let location) = result { coordinates.append(location.coordinate) }
        }
        device.advance(by: .seconds(30))
        #expect(coordinates.map(\.datum) == [.wgs84])
    }

    @Test("It asks for full accuracy, with a completion that need not be Sendable.")
    func asksForFullAccuracy() throws {
        var answers: [LocationError?] = []
        provider.authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "unknown") { answers.append($0) }
        device.settle()
        provider.authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") {
            answers.append($0)
        }
        device.settle()
        try device.permission.answer(.allowOnce)
        device.settle()
        #expect(answers.map { $0?.code } == [.missingPurposeKey, nil])
        #expect(provider.authority.accuracyAuthorization == .fullAccuracy)
    }
}
