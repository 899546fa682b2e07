// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap's wish for full accuracy is heard, and its completion forgotten.
final class SilentAccuracyShots: AMapShots {
    override func askFullAccuracy(_ handed: CLLocationManager, _ completion: @escaping ((any Error)?) -> Void) {
        desk.requireFullAccuracy(handed) { _ in }
    }
}

/// AMap's completion is called at once, and nobody is asked.
final class UnaskingAccuracyShots: AMapShots {
    override func askFullAccuracy(_ handed: CLLocationManager, _ completion: @escaping ((any Error)?) -> Void) {
        completion(nil)
    }
}

/// AMap's wish for full accuracy is answered by asking for Always.
final class AlwaysAccuracyShots: AMapShots {
    override func askFullAccuracy(_ handed: CLLocationManager, _ completion: @escaping ((any Error)?) -> Void) {
        handed.requestAlwaysAuthorization()
        completion(nil)
    }
}

/// AMap is only told of success: an error leaves it waiting.
final class SwallowingAccuracyShots: AMapShots {
    override func askFullAccuracy(_ handed: CLLocationManager, _ completion: @escaping ((any Error)?) -> Void) {
        handed.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation") { error in
            if error == nil { completion(nil) }
        }
    }
}

/// The app is asked twice, and AMap's completion is called twice.
final class DoubleAccuracyShots: AMapShots {
    override func askFullAccuracy(_ handed: CLLocationManager, _ completion: @escaping ((any Error)?) -> Void) {
        desk.requireFullAccuracy(handed) { completion($0?.vendorError ?? $0) }
        desk.requireFullAccuracy(handed) { completion($0?.vendorError ?? $0) }
    }
}

/// The purpose key is written into the adapter, and is not the app's.
final class WrongKeyAccuracyShots: AMapShots {
    override func askFullAccuracy(_ handed: CLLocationManager, _ completion: @escaping ((any Error)?) -> Void) {
        handed.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation") { completion($0) }
    }
}

/// Under reduced accuracy AMap is asked for the exactness that the app named.
final class FineAMapShots: AMapShots {
    override func setUp(for leg: OneShotLeg) {
        super.setUp(for: leg)
        manager.desiredAccuracy = leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
    }
}

/// The mode that the app named is not handed on.
final class ModelessShots: AMapShots {
    override func setUp(for leg: OneShotLeg) {
        super.setUp(for: leg)
        manager.locationAccuracyMode = .fullAndReduceAccuracy
    }
}
