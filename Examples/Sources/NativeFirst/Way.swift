// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// An order of asking and locating; both are whole apps, written against the protocol only.
protocol Way: LocationProviderDelegate {
    /// Makes the app on its provider.
    init(provider: any LocationProvider, environment: ProviderEnvironment, note: @escaping (String) -> Void)
    /// The app is on screen for the first time, and wants to know where it is.
    func firstLaunch()
}

/// Recommended: ask natively, wait for the decision, then locate.
///
/// The vendor's SDK first runs when the status is decided, so it finds nothing to ask; another vendor changes nothing
/// here. A refusal is known at once, and the app can say so before anything has failed.
final class NativeFirstWay: Way {
    private let provider: any LocationProvider
    private let environment: ProviderEnvironment
    private let note: (String) -> Void

    init(provider: any LocationProvider, environment: ProviderEnvironment, note: @escaping (String) -> Void) {
        self.provider = provider
        self.environment = environment
        self.note = note
        provider.delegate = self
    }

    func firstLaunch() {
        NativeFirstGate(authority: provider.authority, environment: environment)
            .requestAuthorization(for: .whenInUse) { [self] outcome in
                note("gate: \(outcome.name)")
                if case .granted = outcome { locate() }
            }
    }

    private func locate() {
        provider.requestLocation(LocationRequest()) { [note] in note(words($0)) }
    }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        note("doRequireLocationAuth")
        authority.requestWhenInUseAuthorization()
    }
}

/// Not recommended: locate at once, and leave it to the vendor's SDK to have permission asked.
///
/// What happens next depends on the vendor, on its version and on the keys in Info.plist; CoreLocation asks nobody.
final class SDKDrivenWay: Way {
    private let provider: any LocationProvider
    private let note: (String) -> Void

    init(provider: any LocationProvider, environment: ProviderEnvironment, note: @escaping (String) -> Void) {
        self.provider = provider
        self.note = note
        provider.delegate = self
    }

    func firstLaunch() {
        provider.requestLocation(LocationRequest()) { [note] in note(words($0)) }
    }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        note("doRequireLocationAuth")
        authority.requestWhenInUseAuthorization()
    }
}

/// What the app shows of a result.
private func words(_ result: Result<Location, LocationError>) -> String {
    switch result {
    case .success(let location): "location in \(location.coordinate.datum)"
    case .failure(let error): "no location: \(error.code.rawValue)"
    }
}
