// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// One list: what the app can do, what the person can note, and what happened.
struct RecorderView: View {
    @ObservedObject var model: RecorderModel
    @State private var notes = false
    @State private var file: URL?

    var body: some View {
        NavigationView {
            List {
                header
                calls
                Section("What you did") {
                    Button("Note a dialog or a change in Settings…") { notes = true }
                }
                share
                Section("What happened") {
                    ForEach(Array(model.entries.enumerated()), id: \.offset) { _, entry in
                        VStack(alignment: .leading) {
                            Text(String(format: "%.1f s  %@  %@", entry.t, entry.lane, entry.event)).font(.caption)
                            Text(entry.detail).font(.callout)
                        }
                    }
                }
            }
            .navigationTitle("Recorder")
        }
        .sheet(isPresented: $notes) { NoteView(model: model) }
    }

    private var header: some View {
        Section("Before you begin") {
            TextField("What you try", text: $model.title)
            Picker("Decided before", selection: $model.grant) {
                ForEach(["unasked", "denied", "whenInUse", "once", "provisionalAlways", "always"], id: \.self) {
                    Text($0)
                }
            }
            Toggle("Always was offered before", isOn: $model.alwaysAsked)
            Toggle("Precise was on", isOn: $model.precise)
            Toggle("Location Services were on", isOn: $model.locationServices)
            Toggle("Leave coordinates out", isOn: $model.redacts)
        }
    }

    private var calls: some View {
        Section("What the app does") {
            Button("requestWhenInUseAuthorization()") { model.recorder.requestWhenInUse() }
            Button("requestAlwaysAuthorization()") { model.recorder.requestAlways() }
            Button("requestTemporaryFullAccuracyAuthorization") {
                model.recorder.requestFullAccuracy(purposeKey: "recording")
            }
            Button("requestLocation()") { model.recorder.requestLocation() }
            Button("startUpdatingLocation()") { model.recorder.startUpdating() }
            Button("stopUpdatingLocation()") { model.recorder.stopUpdating() }
            Button("allowsBackgroundLocationUpdates = true") { model.recorder.setAllowsBackground(true) }
        }
    }

    private var share: some View {
        Section("The recording") {
            Button("Write the file") { file = try? model.file() }
            if let file, #available(iOS 16, *) { ShareLink(item: file) }
        }
    }
}
