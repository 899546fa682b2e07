// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// An app on the protocol: nothing in it knows who delivers its locations.
final class CityGuide: LocationProviderDelegate {
    private let provider: any LocationProvider
    private let gate: NativeFirstGate
    /// What the app shows, line by line.
    private(set) var screen: [String] = []

    init(provider: any LocationProvider, environment: ProviderEnvironment) {
        self.provider = provider
        gate = NativeFirstGate(authority: provider.authority, environment: environment)
        provider.delegate = self
    }

    /// Asks, finds out where the user is, and follows for three fixes.
    func open() async {
        do {
            let outcome = try await gate.requestAuthorization(for: .whenInUse)
            guard case .granted = outcome else { return screen.append("Location is off: \(outcome.name)") }
            let here = try await provider.requestLocation(LocationRequest(wantsAddress: true))
            screen.append("You are at \(words(here))")
            var count = 0
            for try await location in provider.locationUpdates() {
                screen.append("  now at \(words(location))")
                count += 1
                if count == 3 { break }
            }
        } catch {
            screen.append("Could not locate: \(error)")
        }
    }

    /// The place in the datum of satellites, whichever the provider delivers in.
    private func words(_ location: Location) -> String {
        let place = location.coordinate.wgs84
        let city = location.address?.city.map { ", \($0)" } ?? ""
        let datum = location.coordinate.datum.rawValue
        return "\(degrees(place.latitude)), \(degrees(place.longitude))\(city) (delivered in \(datum))"
    }

    /// Five decimals, which is about a metre.
    private func degrees(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
}
