// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

/// Draws the model, and draws it again when something it has drawn changes.
final class NearbyView {
    private let model: NearbyModel
    private var hasOfferedExact = false

    init(model: NearbyModel) {
        self.model = model
    }

    func appear() {
        draw()
        model.refresh()
    }

    private func draw() {
        let text = withObservationTracking {
            body
        } onChange: { [weak self] in
            Task { @MainActor in self?.draw() }
        }
        print(text)
        offerExactLocation()
    }

    private var body: String {
        switch model.phase {
        case .idle: "Tap to see what is near you"
        case .waiting: model.isApproximate ? "Looking around roughly …" : "Looking around …"
        case .refused: "Allow location in Settings to see what is near you"
        case .found(let latitude, let longitude):
            String(format: "Near %.3f, %.3f", latitude, longitude) + (model.isApproximate ? " (roughly)" : "")
        case .failed(let reason): "Something went wrong: \(reason)"
        }
    }

    /// Once, as soon as a rough location is on screen.
    private func offerExactLocation() {
        guard model.isApproximate, case .found = model.phase, !hasOfferedExact else { return }
        hasOfferedExact = true
        model.useExactLocation()
    }
}
