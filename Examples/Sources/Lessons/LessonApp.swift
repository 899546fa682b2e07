// SPDX-License-Identifier: Apache-2.0

import ExampleVendors
import Foundation
import GeoProvider

/// What the apps of the lessons share: a provider, and whether they got what they wanted.
class LessonApp: NSObject, LocationProviderDelegate {
    let environment: ProviderEnvironment
    let provider: any LocationProvider
    /// The app got what it wanted, or could at least tell its user why not.
    var isContent = false

    init(_ vendor: Vendor, environment: ProviderEnvironment) {
        self.environment = environment
        provider = vendor.makeProvider(in: environment)
        super.init()
        provider.delegate = self
    }

    /// The app is on screen for the first time.
    func launched() {}

    /// The app is on screen again.
    func cameBack() {}

    /// Wants one location.
    func locate() {
        provider.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters)) { [weak self] result in
            if case .success(let location) = result { self?.show(location) }
        }
    }

    /// A location has come.
    func show(_ location: Location) { isContent = true }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { show(location) }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {}

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        authority.requestWhenInUseAuthorization()
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        completion(nil)
    }
}
