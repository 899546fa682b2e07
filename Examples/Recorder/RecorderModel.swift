// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What the recorder's views show: the recording so far, and the header it will get.
@MainActor
final class RecorderModel: ObservableObject {
    /// What is tried, for the header.
    @Published var title = "What I tried"
    /// What the user decided before the recording, as far as the person knows.
    @Published var grant = "unasked"
    /// Whether the app was offered Always before.
    @Published var alwaysAsked = false
    /// Whether the Precise switch was on when the recording began.
    @Published var precise = true
    /// Whether Location Services were on when the recording began.
    @Published var locationServices = true
    /// Whether coordinates are left out.
    @Published var redacts = true { didSet { recorder.redacts = redacts } }
    @Published private(set) var entries: [Recording.Entry] = []

    let recorder: LocationRecorder

    init() {
        let start = ProcessInfo.processInfo.systemUptime
        recorder = LocationRecorder { ProcessInfo.processInfo.systemUptime - start }
        recorder.changed = { [weak self] in
            MainActor.assumeIsolated { self?.entries = self?.recorder.log.entries ?? [] }
        }
    }

    func appState(_ state: String) {
        let isFirst = entries.isEmpty
        recorder.appState(state)
        if isFirst { recorder.begin() }
    }

    /// Writes the recording to a file to share.
    func file() throws -> URL {
        let dictionary = Bundle.main.infoDictionary ?? [:]
        let isChinese = Locale.preferredLanguages.first?.hasPrefix("zh-Hans") ?? false
        let recording = Recording(
            recording: title,
            phone: .init(
                model: Self.modelName,
                os: UIDevice.current.systemVersion,
                language: isChinese ? "zh-Hans" : "en"
            ),
            app: .init(
                name: dictionary["CFBundleDisplayName"] as? String ?? dictionary["CFBundleName"] as? String
                    ?? "Recorder",
                bundleIdentifier: Bundle.main.bundleIdentifier ?? "",
                infoPlist: Recording.locationKeys(of: dictionary)
            ),
            start: .init(
                grant: grant,
                alwaysAsked: alwaysAsked,
                precise: precise,
                locationServices: locationServices
            ),
            redacted: redacts,
            timeline: entries
        )
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording.json")
        try recording.json().write(to: file, options: .atomic)
        return file
    }

    private static var modelName: String {
        var information = utsname()
        uname(&information)
        return withUnsafeBytes(of: information.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
