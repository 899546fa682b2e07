// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import SimulatedDevice

/// Waits half a minute to be let in.
final class OderProvider: Wrapped {
    override func startUpdatingLocation() {
        super.startUpdatingLocation()
        environment.schedule(after: 30, label: "not let in") { [weak self] in
            guard let self, self.core.authority.authorizationStatus == .notDetermined else { return }
            self.core.stopUpdatingLocation()
        }
    }
}

/// Takes a no in the middle for the end.
final class PripyatProvider: Wrapped {
    private var hasDelivered = false

    override func startUpdatingLocation() {
        hasDelivered = false
        super.startUpdatingLocation()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        hasDelivered = true
        super.provider(provider, didUpdate: location)
    }

    override func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        if hasDelivered, error.isRefusal { core.stopUpdatingLocation() }
        super.provider(provider, didFailWith: error)
    }
}

/// Begins with a place that is new.
final class SaaleProvider: Wrapped {
    private var last: Location?
    private var isBeginning = false

    override func startUpdatingLocation() {
        if !isUpdating { isBeginning = true }
        super.startUpdatingLocation()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        if isBeginning, let last, last.metres(to: location) < 20 { return }
        isBeginning = false
        last = location
        super.provider(provider, didUpdate: location)
    }
}

/// Goes when everybody has gone.
final class TiberProvider: Wrapped {
    private var guests = 0

    override func startUpdatingLocation() {
        guests += 1
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        guests = max(0, guests - 1)
        if guests == 0 { super.stopUpdatingLocation() }
    }
}

/// Tries what it is asked about.
final class UralProvider: Wrapped {
    override func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        let problems = super.problems(with: configuration)
        if problems.isEmpty { self.configuration = configuration }
        return problems
    }
}

/// Keeps a promise until the end.
final class LechProvider: Wrapped {
    private var wanted = ProviderConfiguration()

    override var configuration: ProviderConfiguration {
        get { wanted }
        set {
            wanted = newValue
            var held = newValue
            if isUpdating, core.configuration.allowsBackgroundLocationUpdates {
                held.allowsBackgroundLocationUpdates = true
            }
            core.configuration = held
        }
    }

    override func startUpdatingLocation() {
        if !isUpdating { core.configuration = wanted }
        super.startUpdatingLocation()
    }
}

/// Does in front what it was told behind.
final class MeuseProvider: Wrapped {
    private var isStopDue = false

    required init(_ vendor: StrangerAdapter.Vendor, _ device: SimulatedDevice, shaping: Shaping = Shaping()) {
        super.init(vendor, device, shaping: shaping)
        environment.observeApplicationState { [weak self] state in
            guard let self, state == .active, self.isStopDue else { return }
            self.stopUpdatingLocation()
        }
    }

    override func startUpdatingLocation() {
        isStopDue = false
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        isStopDue = environment.applicationState == .background
        if !isStopDue { super.stopUpdatingLocation() }
    }
}

/// Stays with whom it began.
final class NevaProvider: Wrapped {
    private weak var listener: (any LocationProviderDelegate)?

    override func startUpdatingLocation() {
        listener = delegate
        super.startUpdatingLocation()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        (listener ?? delegate)?.provider(self, didUpdate: location)
    }
}

/// Speaks as long as nobody else begins to.
final class TagusProvider: Wrapped {
    private static let key = "TagusProvider"

    private final class Turn { weak var owner: TagusProvider? }

    private let turn: Turn = Wrapped.shared(TagusProvider.key) { Turn() }

    override func startUpdatingLocation() {
        turn.owner = self
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        if turn.owner === self { turn.owner = nil }
        super.stopUpdatingLocation()
    }

    override func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        if turn.owner == nil || turn.owner === self { super.provider(provider, didUpdate: location) }
    }
}

extension Wrapped {
    /// What the wrappers of a kind have in common on one thread.
    static func shared<Value: AnyObject>(_ key: String, _ make: () -> Value) -> Value {
        let values = Thread.current.threadDictionary
        if let value = values[key] as? Value { return value }
        let value = make()
        values[key] = value
        return value
    }
}
