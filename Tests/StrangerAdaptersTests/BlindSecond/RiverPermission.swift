// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Prepares itself for the background.
final class AareProvider: Wrapped {
    override func startUpdatingLocation() {
        super.startUpdatingLocation()
        guard configuration.allowsBackgroundLocationUpdates else { return }
        if core.authority.authorizationStatus == .authorizedWhenInUse { core.authority.requestAlwaysAuthorization() }
    }
}

/// Calls off what cannot go on.
final class DravaProvider: Wrapped {
    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let mayLocate = core.authority.authorizationStatus.isAuthorized
        return super.requestLocation(request) { result in
            completion(result.mapError { mayLocate && $0.isRefusal ? $0.recoded(.cancelled) : $0 })
        }
    }
}

/// Does not ask again what was answered a moment ago.
final class EbroProvider: Wrapped {
    private var refusal: (error: LocationError, time: Double)?

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        if let refusal, environment.now - refusal.time < 60 { return refuse(refusal.error, completion) }
        return super.requestLocation(request) { [weak self] result in
            if let self, case .failure(let error) = result, error.isRefusal {
                self.refusal = (error, self.environment.now)
            }
            completion(result)
        }
    }
}

/// Keeps the wish for exactness with the requests.
final class IsarProvider: Wrapped {
    private var wanted = ProviderConfiguration()

    override var configuration: ProviderConfiguration {
        get { wanted }
        set {
            wanted = newValue
            var plain = newValue
            if plain.accuracyMode == .full { plain.accuracyMode = .fullAndReduce }
            core.configuration = plain
        }
    }

    override func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        var request = request
        request.accuracyMode = request.accuracyMode ?? wanted.accuracyMode
        return super.requestLocation(request, completion: completion)
    }
}

/// Gives the app three seconds for an answer.
final class JihlavaProvider: Wrapped {
    private final class Answer {
        private var completion: ((LocationError?) -> Void)?

        init(_ completion: @escaping (LocationError?) -> Void) { self.completion = completion }

        func give(_ error: LocationError?) {
            let completion = completion
            self.completion = nil
            completion?(error)
        }
    }

    override func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        let answer = Answer(completion)
        environment.schedule(after: 3, label: "no answer") { answer.give(nil) }
        super.provider(provider, doRequireTemporaryFullAccuracyAuth: authority) { answer.give($0) }
    }
}

/// Leaves agreements to the app.
final class VolgaProvider: Wrapped {
    override func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        if error.code != .privacyNotAgreed { super.provider(provider, didFailWith: error) }
    }
}
