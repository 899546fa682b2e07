// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation

extension AMapClient {
    func digest(into digest: inout StateDigest) {
        digest.combine(isLocating)
        digest.combine(fullAccuracyQuestion != nil)
        digest.combine(updates.word)
        digest.combine(lookUps.count)
        digest.combine(hasHeadings)
        for region in regions {
            digest.combine(region.state.rawValue)
            digest.combine(region.isStarted)
        }
        for request in requests {
            digest.combine(request.word)
            digest.combine(request.wantsAddress)
            digest.combine(request.best?.horizontalAccuracy ?? -1)
        }
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
