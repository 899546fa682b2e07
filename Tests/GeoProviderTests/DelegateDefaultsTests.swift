// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("The delegate's defaults")
struct DelegateDefaultsTests {
    final class Silent: LocationProviderDelegate {}

    final class Provider: LocationProvider {
        let descriptor = ProviderDescriptor(
            id: "test",
            displayName: "Test",
            vendor: "Nobody",
            datums: [.wgs84],
            capabilities: [],
            concurrentOneShots: .refused
        )
        weak var delegate: (any LocationProviderDelegate)?
        let authority: any LocationAuthority
        var configuration = ProviderConfiguration()
        init(_ authority: any LocationAuthority) { self.authority = authority }
        func requestLocation(
            _ request: LocationRequest,
            completion: @escaping (Result<Location, LocationError>) -> Void
        ) -> LocationRequestToken { LocationRequestToken {} }
        func startUpdatingLocation() {}
        func stopUpdatingLocation() {}
    }

    let authority = TestAuthority(TestWorld(), .notDetermined)

    @Test("Permission is asked for when-in-use, never Always.")
    func asksWhenInUse() {
        let delegate: any LocationProviderDelegate = Silent()
        delegate.provider(Provider(authority), doRequireLocationAuth: authority)
        #expect(authority.requests == ["whenInUse"])
    }

    @Test("Full accuracy is asked for with the configured key, and the system's own error handed on once.")
    func handsErrorOn() {
        let provider = Provider(authority)
        provider.configuration.purposeKey = "navigation"
        authority.temporaryError = LocationError(.missingPurposeKey, vendorDomain: "kCLErrorDomain", vendorCode: 18)
        var answers: [LocationError?] = []
        let delegate: any LocationProviderDelegate = Silent()
        delegate.provider(provider, doRequireTemporaryFullAccuracyAuth: authority) { answers.append($0) }
        #expect(authority.requests == ["temporary navigation"])
        #expect(answers.map { $0?.vendorCode } == [18])
    }

    @Test("Without a purpose key nothing is asked and the lack is named.")
    func namesMissingKey() {
        var answers: [LocationError?] = []
        let delegate: any LocationProviderDelegate = Silent()
        delegate.provider(Provider(authority), doRequireTemporaryFullAccuracyAuth: authority) { answers.append($0) }
        #expect(authority.requests.isEmpty)
        #expect(answers == [LocationError(.missingPurposeKey)])
    }

    @Test("A provider without capabilities refuses cleanly.")
    func refusesUndeclared() throws {
        let provider: any LocationProvider = Provider(authority)
        #expect(throws: LocationError(.unsupported)) { try provider.startUpdatingHeading() }
        let center = AnyCoordinate.wgs84(try Coordinate(latitude: 30, longitude: 120))
        let region = Region(identifier: "home", center: center, radius: 100)
        #expect(throws: LocationError(.unsupported)) { try provider.startMonitoring(for: region) }
        #expect(provider.problems(with: ProviderConfiguration()).isEmpty)
    }
}
