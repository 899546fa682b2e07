// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// Somebody's location SDK, such as a car's receiver: it is asked, and answers after two seconds of signal.
final class PlaceFeed {
    struct Fix {
        var latitude: Double
        var longitude: Double
        var error: Double
        var secondsSince1970: Double
    }

    /// Where the receiver is; nil in a tunnel.
    var place: (latitude: Double, longitude: Double)? {
        didSet {
            guard place != nil else { return }
            let waiting = unanswered
            unanswered = []
            for answer in waiting { ask(answer) }
        }
    }
    private var unanswered: [(Fix) -> Void] = []
    private let environment: ProviderEnvironment

    init(environment: ProviderEnvironment, place: (latitude: Double, longitude: Double)?) {
        self.environment = environment
        self.place = place
    }

    /// Asks for one fix; in a tunnel the answer waits for its end.
    func ask(_ answer: @escaping (Fix) -> Void) {
        environment.schedule(after: 2, label: "feed") { [self] in
            guard let place else { return unanswered.append(answer) }
            answer(
                Fix(
                    latitude: place.latitude,
                    longitude: place.longitude,
                    error: 4,
                    secondsSince1970: environment.now
                )
            )
        }
    }
}
