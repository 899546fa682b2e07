// SPDX-License-Identifier: Apache-2.0

// LISTING: the view
import GeoProvider
import SwiftUI

struct LocationView: View {
    @State var model: LocationModel

    var body: some View {
        VStack {
            Text(model.location.map { "\($0.coordinate)" } ?? model.error?.message ?? "–")
            Button("Where am I?") { Task { await model.request() } }.disabled(model.isLocating)
        }
    }
}
// LISTING: end
