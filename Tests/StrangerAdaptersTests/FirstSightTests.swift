// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("Strangers' adapters at first sight")
struct FirstSightTests {
    private static func phone(_ adapter: StrangerAdapter) -> SimulatedDevice {
        let declaration = AppDeclaration(usageTexts: [.whenInUse: "text"])
        let device = SimulatedDevice(
            DeviceConfiguration(
                os: try! IOSVersion(parsing: "17.4"),
                declaration: declaration,
                permission: PermissionState(grant: .whenInUse, precise: true)
            )
        )
        device.app.launch()
        adapter.vendor.consent(on: device)
        return device
    }

    @Test(
        "With permission and full accuracy a one-shot brings a location.",
        arguments: StrangerAdapter.all + StrangerAdapter.controls
    )
    func locatesOnce(_ adapter: StrangerAdapter) throws {
        let device = Self.phone(adapter)
        let provider = try adapter.makeProvider(device)
        var results: [Result<Location, LocationError>] = []
        provider.requestLocation(LocationRequest()) { results.append($0) }
        #expect(results.isEmpty)
        device.advance(by: .seconds(30))
        #expect(results.count == 1)
        let location = try #require(try results.first?.get())
        #expect(location.accuracyAuthorization == .fullAccuracy)
    }

    @Test(
        "With permission and full accuracy updates come until they are stopped.",

        arguments: StrangerAdapter.all
    )
    func locatesContinuously(_ adapter: StrangerAdapter) throws {
        let device = Self.phone(adapter)
        let provider = try adapter.makeProvider(device)
        let screen = Screen()
        provider.delegate = screen
        provider.startUpdatingLocation()
        device.advance(by: .seconds(30))
        provider.stopUpdatingLocation()
        let delivered = screen.updates.count
        device.advance(by: .seconds(30))
        #expect(delivered > 0)
        #expect(screen.updates.count == delivered)
        #expect(screen.errors.isEmpty)
    }

    @Test("There are twenty, each with a name and an id of its own.")
    func areTwenty() throws {
        let adapters = StrangerAdapter.all
        #expect(adapters.count == 20)
        #expect(Set(adapters.map(\.codename)).count == 20)
        let ids = try adapters.map { try $0.makeProvider(Self.phone($0)).descriptor.id + "adapter" }
        #expect(ids == adapters.map { $0.codename.lowercased() })
    }
}

/// What a screen of an app hears.
private final class Screen: LocationProviderDelegate {
    private(set) var updates: [Location] = []
    private(set) var errors: [LocationError] = []

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { updates.append(location) }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { errors.append(error) }
}
