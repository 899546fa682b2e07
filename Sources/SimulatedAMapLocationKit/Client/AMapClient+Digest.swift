// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation

extension AMapClient {
    func digest(into digest: inout StateDigest) {
        digest.combine(isLocating)
        digest.combine(fullAccuracyQuestion != nil)
        digest.combine(updates.word)
        digest.combine(lookUps.count)
        digest.combine(fullAccuracyQuestion?.answer != nil)
        digest.combine(heardInitial)
        digest.combine(updates.isOn ? updates.last?.horizontalAccuracy ?? -1 : -1)
        settings.digest(into: &digest)
        digest.combine(hasHeadings)
        for region in regions {
            digest.combine(region.state.rawValue)
            digest.combine(region.isStarted)
        }
        for request in requests {
            digest.combine(request.word)
            digest.combine(request.wantsAddress)
            digest.combine(request.desiredAccuracy)
            digest.combine(request.best?.horizontalAccuracy ?? -1)
        }
    }
}

extension AMapSettings {
    func digest(into digest: inout StateDigest) {
        for number in [distanceFilter, desiredAccuracy] { digest.combine(number) }
        for flag in [pausesAutomatically, allowsBackground, locatingWithReGeocode, detectsRisk] { digest.combine(flag) }
        for number in [locationTimeout, reGeocodeTimeout, accuracyMode.rawValue] { digest.combine(number) }
    }
}

extension AMapUpdates {
    /// The phase as a digest knows it.
    var word: String {
        switch phase {
        case .idle: "idle"
        case .begun: "begun"
        case .undetermined: "undetermined"
        case .askingFullAccuracy: "asking"
        case .running: "running"
        }
    }
}

extension AMapOneShot {
    /// The phase as a digest knows it.
    var word: String {
        switch phase {
        case .begun: "begun"
        case .undetermined: "undetermined"
        case .askingFullAccuracy: "asking"
        case .locating: "locating"
        case .addressing: "addressing"
        case .refused: "refused"
        }
    }
}
