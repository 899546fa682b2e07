// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The recorder: buttons that call CoreLocation, a list of what came of it, and a file to share.
@main
struct RecorderApp: App {
    @StateObject private var model = RecorderModel()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            RecorderView(model: model)
        }
        .onChange(of: phase) { phase in
            switch phase {
            case .active: model.appState("active")
            case .inactive: model.appState("inactive")
            case .background: model.appState("background")
            @unknown default: break
            }
        }
    }
}
