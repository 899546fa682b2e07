// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Tells of regions while somebody wants updates.
final class AmberProvider: Wrapped {
    override func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        if isUpdating { super.provider(provider, didEnterRegion: region) }
    }

    override func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        if isUpdating { super.provider(provider, didExitRegion: region) }
    }
}

/// Lets the compass run on for three seconds, in case it is wanted again.
final class BerylProvider: Wrapped {
    private var starts = 0

    override func startUpdatingHeading() throws(LocationError) {
        starts += 1
        try super.startUpdatingHeading()
    }

    override func stopUpdatingHeading() {
        let current = starts
        environment.schedule(after: 3, label: "compass") { [weak self] in
            guard let self, self.starts == current else { return }
            self.core.stopUpdatingHeading()
        }
    }
}

/// Holds on to whom it delivers.
final class ChalkProvider: Wrapped {
    private var listener: (any LocationProviderDelegate)?

    override var delegate: (any LocationProviderDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            if isUpdating { listener = newValue }
        }
    }

    override func startUpdatingLocation() {
        listener = super.delegate
        super.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        listener = nil
        super.stopUpdatingLocation()
    }
}

/// Counts how often the app comes back.
final class DiamondProvider: Wrapped {
    private var returns = 0

    required init(_ vendor: StrangerAdapter.Vendor, _ device: SimulatedDevice, shaping: Shaping = Shaping()) {
        super.init(vendor, device, shaping: shaping)
        environment.observeApplicationState { state in
            if state == .active { self.returns += 1 }
        }
    }
}
