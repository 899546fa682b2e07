// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("Blind mutants")
struct BlindTests {
    static func phone(_ mutant: BlindMutant) throws -> SimulatedDevice {
        let device = SimulatedDevice(
            DeviceConfiguration(
                os: try IOSVersion(parsing: "17.4"),
                declaration: AppDeclaration(usageTexts: [.whenInUse: "text"]),
                permission: PermissionState(grant: .whenInUse, precise: true)
            )
        )
        device.app.launch()
        mutant.vendor.consent(on: device)
        return device
    }

    @Test(
        "With permission a provider answers once, and updates until it is stopped.",
        arguments: BlindMutants.all + BlindMutants.controls
    )
    func worksInThePlainCase(_ mutant: BlindMutant) throws {
        let device = try Self.phone(mutant)
        let provider = try mutant.makeProvider(device)
        var results: [Result<Location, LocationError>] = []
        provider.requestLocation(LocationRequest()) { results.append($0) }
        #expect(results.isEmpty)
        device.advance(by: .seconds(30))
        #expect(results.count == 1)
        #expect(try results.first?.get().accuracyAuthorization == .fullAccuracy)

        let screen = BlindScreen()
        provider.delegate = screen
        provider.startUpdatingLocation()
        device.advance(by: .seconds(30))
        provider.stopUpdatingLocation()
        let delivered = screen.updates
        device.advance(by: .seconds(30))
        #expect(delivered > 0)
        #expect(screen.updates == delivered)
        #expect(screen.errors.isEmpty)
    }

    @Test("There are forty, each with a name and a clause of its own, over all groups.")
    func areForty() {
        #expect(BlindMutants.all.count == 40)
        #expect(Set(BlindMutants.all.map(\.codename)).count == 40)
        #expect(Set(BlindMutants.all.map(\.clause)).count == 40)
        let groups = Set(BlindMutants.all.compactMap { $0.clause.split(separator: "-").first.map(String.init) })
        let wanted = "AUTH ACC ONE UPD CAN ERR GEO CRD REG HDG BGD LIFE SWP PRV DET"
        #expect(groups == Set(wanted.split(separator: " ").map(String.init)))
    }
}

/// What a screen of an app hears.
private final class BlindScreen: LocationProviderDelegate {
    private(set) var updates = 0
    private(set) var errors: [LocationError] = []

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { updates += 1 }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { errors.append(error) }
}
