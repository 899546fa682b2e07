// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import Geodesy
import GeoProvider

/// An adapter as one writes it in an afternoon: calls go to the SDK as they are, callbacks to the app as they come.
///
/// It has one place for a completion, no clock of its own, no look at Info.plist, and no opinion on what it hands on. Each
/// SDK has a subclass.
class NaiveProvider: NSObject, LocationProvider {
    let descriptor: ProviderDescriptor
    let authority: any LocationAuthority = NaiveAuthority()
    weak var delegate: (any LocationProviderDelegate)?
    var configuration = ProviderConfiguration() {
        didSet { apply() }
    }
    private var completion: ((Result<Location, LocationError>) -> Void)?
    private var changes: ObservationToken?

    init(_ descriptor: ProviderDescriptor) {
        self.descriptor = descriptor
        super.init()
        changes = authority.observeAuthorization { [weak self] state in
            if let self { self.delegate?.provider(self, didChangeAuthorization: state) }
        }
    }

    @discardableResult
    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        self.completion = completion
        locate(request)
        return LocationRequestToken { [weak self] in
            self?.completion = nil
            self?.stopUpdatingLocation()
        }
    }

    /// Hands a request to the SDK.
    func locate(_ request: LocationRequest) {}

    /// Hands the settings to the SDK.
    func apply() {}

    func startUpdatingLocation() {}

    func stopUpdatingLocation() {}

    func startUpdatingHeading() throws(LocationError) {}

    func stopUpdatingHeading() {}

    func startMonitoring(for region: Region) throws(LocationError) {}

    func stopMonitoring(for region: Region) {}

    /// Ends the request whose completion is there, the newest.
    func finish(_ result: Result<Location, LocationError>) {
        let completion = completion
        self.completion = nil
        completion?(result)
    }

    /// What the SDK said, with its numbers as they are, negative ones among them, and taken for WGS-84.
    func location(_ fix: CLLocation?) -> Location? {
        guard let fix else { return nil }
        let (latitude, longitude) = (fix.coordinate.latitude, fix.coordinate.longitude)
        guard let place = try? AnyCoordinate(latitude: latitude, longitude: longitude, datum: .wgs84) else {
            return nil
        }
        var location = Location(
            coordinate: place,
            horizontalAccuracy: fix.horizontalAccuracy,
            timestamp: fix.timestamp.timeIntervalSince1970,
            accuracyAuthorization: authority.accuracyAuthorization
        )
        location.speed = fix.speed
        location.course = fix.course
        return location
    }

    func deliver(_ fix: CLLocation?) {
        if let location = location(fix) { delegate?.provider(self, didUpdate: location) }
    }

    /// An error of the SDK's, with its number and nothing made of it.
    func error(_ error: (any Error)?) -> LocationError {
        guard let error else { return LocationError(.unknown) }
        let bridged = error as NSError
        return LocationError(
            .unknown,
            vendorDomain: bridged.domain,
            vendorCode: bridged.code,
            vendorError: error
        )
    }
}
