// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A provider that says what a test tells it to, when it is told.
final class TestProvider: LocationProvider {
    let descriptor: ProviderDescriptor
    weak var delegate: (any LocationProviderDelegate)?
    let authority: any LocationAuthority
    var configuration = ProviderConfiguration()
    /// What was called, in order.
    private(set) var calls: [String] = []
    private(set) var requests: [LocationRequest] = []
    /// Whether requests are answered inside the call that makes them.
    var immediate: Result<Location, LocationError>?
    private let world: TestWorld
    private var completions: [(Result<Location, LocationError>) -> Void] = []

    init(_ id: String, _ authority: TestAuthority, capabilities: ProviderCapabilities = [.continuous]) {
        descriptor = ProviderDescriptor(
            id: id,
            displayName: id,
            vendor: "test",
            datums: [.wgs84],
            capabilities: capabilities,
            concurrentOneShots: .shared
        )
        self.authority = authority
        world = authority.world
    }

    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let index = requests.count
        requests.append(request)
        completions.append(completion)
        calls.append("request \(request.timeout)")
        if let immediate { completion(immediate) }
        return LocationRequestToken { [self] in
            calls.append("cancel \(index)")
            _ = world.schedule(after: 0, label: "cancelled") { [self] in
                say(.failure(LocationError(.cancelled)), to: index)
            }
        }
    }

    func startUpdatingLocation() { calls.append("start") }
    func stopUpdatingLocation() { calls.append("stop") }

    func startUpdatingHeading() throws(LocationError) {
        guard descriptor.capabilities.contains(.heading) else { throw LocationError(.unsupported) }
        calls.append("start heading")
    }

    func stopUpdatingHeading() { calls.append("stop heading") }

    func startMonitoring(for region: Region) throws(LocationError) {
        guard descriptor.capabilities.contains(.regions) else { throw LocationError(.unsupported) }
        calls.append("watch \(region.identifier)")
    }

    func stopMonitoring(for region: Region) { calls.append("unwatch \(region.identifier)") }

    /// Answers a request, as often as it is told to.
    func say(_ result: Result<Location, LocationError>, to index: Int = 0) {
        completions[index](result)
    }

    func update(_ location: Location) { delegate?.provider(self, didUpdate: location) }
    func fail(_ code: LocationError.Code) { delegate?.provider(self, didFailWith: LocationError(code)) }
}

extension Location {
    /// A fix made at a time, told apart by its latitude.
    static func test(_ latitude: Double = 30, at time: Double = 0) -> Location {
        let coordinate = AnyCoordinate.wgs84(try! Coordinate(latitude: latitude, longitude: 120))
        return Location(coordinate: coordinate, horizontalAccuracy: 5, timestamp: time)
    }
}

/// A delegate that writes down what it hears and from whom.
final class TestDelegate: LocationProviderDelegate {
    private(set) var heard: [String] = []

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        heard.append("\(provider.descriptor.id) update \(location.coordinate.latitude)")
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        heard.append("\(provider.descriptor.id) error \(error.code)")
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        heard.append("\(provider.descriptor.id) authorization \(state.status)")
    }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        heard.append("\(provider.descriptor.id) heading")
    }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        heard.append("\(provider.descriptor.id) asks")
    }

    func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        heard.append("\(provider.descriptor.id) region \(region?.identifier ?? "-") \(error.code)")
    }
}
