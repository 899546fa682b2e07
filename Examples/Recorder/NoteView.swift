// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What no app can see by itself: which dialog came, what was tapped, what was changed in Settings.
struct NoteView: View {
    let model: RecorderModel
    @Environment(\.dismiss) private var dismiss
    @State private var precise = "untouched"

    /// The dialogs of iOS 15 and later, with their buttons, in the words of the formats.
    private static let dialogs: [(prompt: String, title: String, options: [(String, String)])] = [
        (
            "first13", "Allow to use your location? 允许使用您的位置？",
            [
                ("allowOnce", "Allow Once 允许一次"), ("allowWhileUsing", "Allow While Using App 使用App时允许"),
                ("dontAllow", "Don’t Allow 不允许"),
            ]
        ),
        (
            "upgrade13", "Also while you are not using the app? 未使用时也允许？",
            [
                ("keepOnlyWhileUsing", "Keep Only While Using 保持“仅使用期间”"),
                ("changeToAlwaysAllow", "Change to Always Allow 更改为“始终允许”"),
            ]
        ),
        (
            "tempFull14", "Allow to use your precise location? 允许使用精确位置？",
            [("allowOnce", "Allow Once 允许一次"), ("dontAllow", "Don’t Allow 不允许")]
        ),
        (
            "servicesOff", "Turn On Location Services 打开“定位服务”",
            [("settings", "Settings 设置"), ("cancel", "Cancel 取消")]
        ),
    ]

    private static let changes = [
        "access never", "access askNextTime", "access whileUsing", "access always", "precise on", "precise off",
        "location services on", "location services off", "Reset Location & Privacy",
    ]

    var body: some View {
        NavigationView {
            List {
                Section("The Precise switch in the dialog") {
                    Picker("Precise", selection: $precise) {
                        ForEach(["untouched", "on", "off"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.segmented)
                }
                ForEach(Self.dialogs, id: \.prompt) { dialog in
                    Section(dialog.title) {
                        ForEach(dialog.options, id: \.0) { option in
                            Button(option.1) { noteAnswer(option.0, to: dialog.prompt) }
                        }
                    }
                }
                Section("Changed in Settings, when the app was last away") {
                    ForEach(Self.changes, id: \.self) { change in
                        Button(change) {
                            model.recorder.noteSetting(change)
                            dismiss()
                        }
                    }
                }
            }
            .navigationTitle("What you did")
            .toolbar { Button("Done") { dismiss() } }
        }
    }

    private func noteAnswer(_ option: String, to prompt: String) {
        model.recorder.noteAnswer(option, to: prompt, precise: precise == "untouched" ? nil : precise == "on")
        dismiss()
    }
}
