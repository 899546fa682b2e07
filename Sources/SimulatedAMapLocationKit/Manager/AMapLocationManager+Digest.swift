// SPDX-License-Identifier: Apache-2.0

public import Geodesy
import SimulatedCoreLocation

extension AMapLocationManager: StateDigesting {
    /// Adds what the manager's future depends on: its requests, its updates, and what it waits for.
    public func digest(into digest: inout StateDigest) {
        digest.combine(client != nil)
        guard let client else { return }
        digest.combine(client.isLocating)
        digest.combine(client.fullAccuracyQuestion != nil)
        digest.combine(client.updates.word)
        digest.combine(client.lookUps.count)
        for request in client.requests {
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
