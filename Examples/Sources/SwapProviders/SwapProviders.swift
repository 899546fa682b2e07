// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import GeoProvider
import SimulatedDevice
import SimulatedEnvironment

/// The same app on every vendor: the protocol is all it knows, so exchanging the vendor changes one line here.
@main
enum SwapProviders {
    static func main() throws {
        for vendor in Vendor.allCases { try open(on: vendor) }
    }

    /// Opens the app on a phone of its own; `run` needs code that no actor runs, and `main` is the main actor's.
    nonisolated private static func open(on vendor: Vendor) throws {
        let device = SimulatedDevice()
        device.user.otherwise = .allowWhileUsing
        device.app.launch()
        let environment = ProviderEnvironment.simulated(device)
        let provider = device.asCurrent {
            vendor.agreeToPrivacyTerms()
            return vendor.makeProvider(in: environment)
        }
        let app = CityGuide(provider: provider, environment: environment)
        try device.run { await app.open() }
        print("== \(provider.descriptor.displayName)")
        for line in app.screen { print("  \(line)") }
        print()
    }
}
