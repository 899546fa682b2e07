// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment
import TencentStyleAdapter

/// What a wrapped provider changes on values that pass through it; as it is, nothing.
struct Shaping: Sendable {
    var request: @Sendable (LocationRequest) -> LocationRequest = { $0 }
    var location: @Sendable (Location) -> Location = { $0 }
    var error: @Sendable (LocationError) -> LocationError = { $0 }

    func result(_ result: Result<Location, LocationError>) -> Result<Location, LocationError> {
        result.map(location).mapError(error)
    }
}

/// A shipped provider inside another, which passes everything on; subclasses change a part of it.
class Wrapped: LocationProvider, LocationProviderDelegate {
    let core: any LocationProvider
    let environment: ProviderEnvironment
    let shaping: Shaping
    /// Whether the app wants updates now.
    private(set) var isUpdating = false
    private weak var receiver: (any LocationProviderDelegate)?

    required init(_ vendor: StrangerAdapter.Vendor, _ device: SimulatedDevice, shaping: Shaping = Shaping()) {
        let environment = ProviderEnvironment.simulated(device)
        self.environment = environment
        self.shaping = shaping
        core =
            switch vendor {
            case .native: NativeStyleProvider(environment: environment)
            case .amap: AMapStyleProvider(environment: environment)
            case .tencent: TencentStyleProvider(environment: environment, settings: .init(apiKey: "KEY"))
            }
        core.delegate = self
    }

    var descriptor: ProviderDescriptor { core.descriptor }

    var authority: any LocationAuthority { core.authority }

    var delegate: (any LocationProviderDelegate)? {
        get { receiver }
        set { receiver = newValue }
    }

    var configuration: ProviderConfiguration {
        get { core.configuration }
        set { core.configuration = newValue }
    }

    func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        core.problems(with: configuration)
    }

    @discardableResult
    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        core.requestLocation(shaping.request(request)) { [shaping] in completion(shaping.result($0)) }
    }

    func startUpdatingLocation() {
        isUpdating = true
        core.startUpdatingLocation()
    }

    func stopUpdatingLocation() {
        isUpdating = false
        core.stopUpdatingLocation()
    }

    func startUpdatingHeading() throws(LocationError) { try core.startUpdatingHeading() }

    func stopUpdatingHeading() { core.stopUpdatingHeading() }

    func startMonitoring(for region: Region) throws(LocationError) { try core.startMonitoring(for: region) }

    func stopMonitoring(for region: Region) { core.stopMonitoring(for: region) }

    // MARK: What the core says

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        (receiver ?? Indifferent()).provider(self, doRequireLocationAuth: authority)
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        (receiver ?? Indifferent())
            .provider(self, doRequireTemporaryFullAccuracyAuth: authority, completion: completion)
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        receiver?.provider(self, didChangeAuthorization: state)
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        receiver?.provider(self, didUpdate: shaping.location(location))
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        receiver?.provider(self, didFailWith: shaping.error(error))
    }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        receiver?.provider(self, didUpdateHeading: heading)
    }

    func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        receiver?.provider(self, didEnterRegion: region)
    }

    func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        receiver?.provider(self, didExitRegion: region)
    }

    func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        receiver?.provider(self, monitoringDidFailFor: region, with: error)
    }
}

extension Wrapped: StateDigesting {
    func digest(into digest: inout StateDigest) {
        digest.combine(isUpdating)
        if let core = core as? any StateDigesting { digest.combine(core) }
    }
}

/// A delegate that leaves everything to the defaults.
private final class Indifferent: LocationProviderDelegate {}

/// The one end of a request: the first result counts, later ones are dropped.
final class Ending {
    private var completion: ((Result<Location, LocationError>) -> Void)?

    init(_ completion: @escaping (Result<Location, LocationError>) -> Void) {
        self.completion = completion
    }

    func end(_ result: Result<Location, LocationError>) {
        let completion = completion
        self.completion = nil
        completion?(result)
    }
}
