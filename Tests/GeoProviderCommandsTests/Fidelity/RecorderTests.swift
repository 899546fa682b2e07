// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import SimulatedDevice
import Testing

/// The recorder's own sources, which this target compiles from `Examples/Recorder`, on the simulated phone.
@Suite("The recorder")
struct RecorderTests {
    private static var infoPlist: [String: Any] {
        [
            "NSLocationWhenInUseUsageDescription": "because", "UIBackgroundModes": ["location"],
            "NSLocationAlwaysAndWhenInUseUsageDescription": "because, also in the background",
            "NSLocationTemporaryUsageDescriptionDictionary": ["recording": "to aim"], "CFBundleName": "Not recorded",
        ]
    }

    /// A phone with the recorder on it, and the states of the app written down as they change.
    private func phone(_ os: String) throws -> (SimulatedDevice, LocationRecorder) {
        let declaration = AppDeclaration(
            usageTexts: [.whenInUse: "because", .alwaysAndWhenInUse: "because, also in the background"],
            temporaryUsageTexts: ["recording": "to aim"],
            backgroundModes: ["location"]
        )
        let device = SimulatedDevice(
            DeviceConfiguration(os: try IOSVersion(parsing: os), declaration: declaration)
        )
        let recorder = LocationRecorder { [unowned device] in device.now / .seconds(1) }
        device.journal.sink = { [weak recorder] entry in
            guard entry.event == .appState, entry.detail != "suspended" else { return }
            recorder?.appState(entry.detail)
        }
        return (device, recorder)
    }

    private func recording(of recorder: LocationRecorder, _ os: String) -> Recording {
        Recording(
            recording: "A test",
            phone: .init(model: "Simulated", os: os, language: "en"),
            app: .init(
                name: "Recorder",
                bundleIdentifier: "org.example.recorder",
                infoPlist: Recording.locationKeys(of: Self.infoPlist)
            ),
            start: .init(grant: "unasked", alwaysAsked: false, precise: true, locationServices: true),
            redacted: true,
            timeline: recorder.log.entries
        )
    }

    @Test(
        "What it records on the simulated phone replays without a difference.",
        arguments: ["14", "15.4", "17.4", "18", "26"]
    )
    func roundTrip(_ os: String) throws {
        let (device, recorder) = try phone(os)
        func act(_ seconds: Int64, _ body: () throws -> Void) rethrows {
            device.advance(to: .seconds(seconds))
            try device.asCurrent(body)
            device.settle()
        }
        act(0) { device.app.launch() }
        act(1) { recorder.begin() }
        act(3) { recorder.requestWhenInUse() }
        try act(6) { try device.permission.answer(.allowWhileUsing, precise: false) }
        act(9) { recorder.noteAnswer("allowWhileUsing", to: "first13", precise: false) }
        act(10) { recorder.requestLocation() }
        act(20) { recorder.requestFullAccuracy(purposeKey: "recording") }
        try act(23) { try device.permission.answer(.allowOnce) }
        act(25) { recorder.noteAnswer("allowOnce", to: "tempFull14", precise: nil) }
        act(30) { recorder.requestAlways() }
        try act(33) { try device.permission.answer(.changeToAlwaysAllow) }
        act(35) { recorder.noteAnswer("changeToAlwaysAllow", to: "upgrade13", precise: nil) }
        act(40) { recorder.startUpdating() }
        act(50) { device.app.enterBackground() }
        try act(60) { try device.permission.change(.access(.never)) }
        act(70) { device.app.enterForeground() }
        act(73) { recorder.noteSetting("access never") }
        act(80) { recorder.stopUpdating() }
        let scratch = try Scratch()
        let json = String(decoding: try recording(of: recorder, os).json(), as: UTF8.self)
        #expect(!json.contains("30.2"))
        let run = CommandRun(["fidelity", try scratch.file("r.json", json)])
        #expect(
            run.code == 0,
            "\(run.output)\(run.errors)\(recorder.log.entries.map { "\($0.t) \($0.detail)\n" }.joined())"
        )
    }

    @Test("Its file has the header, the location keys alone, and reads back as it was.")
    func file() throws {
        let (device, recorder) = try phone("17.4")
        device.app.launch()
        device.asCurrent { recorder.begin() }
        device.settle()
        let recording = recording(of: recorder, "17.4")
        #expect(recording.app.infoPlist["CFBundleName"] == nil)
        #expect(recording.app.infoPlist.count == 4)
        let data = try recording.json()
        #expect(try JSONDecoder().decode(Recording.self, from: data) == recording)
        let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let timeline = try #require(document["timeline"] as? [[String: Any]])
        #expect(timeline.allSatisfy { $0.keys.sorted() == ["detail", "event", "lane", "rule", "t"] })
    }

    @Test("Coordinates are written only where the person wants it.", arguments: [true, false])
    func redaction(_ redacts: Bool) throws {
        let (device, recorder) = try phone("17.4")
        device.user.otherwise = .allowWhileUsing
        recorder.redacts = redacts
        device.app.launch()
        device.asCurrent {
            recorder.begin()
            recorder.requestWhenInUse()
        }
        device.advance(by: .seconds(2))
        device.asCurrent { recorder.requestLocation() }
        device.advance(by: .seconds(20))
        let details = recorder.log.entries.map(\.detail)
        #expect(details.contains { $0.contains("didUpdateLocations") })
        #expect(details.contains { $0.contains("30.246") } == !redacts)
    }

    @Test("What is noted later is put where it happened, and times never go back.")
    func order() {
        var log = RecordingLog()
        log.append("system", "appState", "active", at: 0)
        log.append("coreLocation", "call", "requestWhenInUseAuthorization() by app, manager 1", at: 1)
        log.append("system", "appState", "inactive", at: 2)
        log.append("system", "appState", "active", at: 5)
        log.append("system", "appState", "background", at: 9)
        log.append("system", "appState", "active", at: 15)
        log.noteSetting("precise off", at: 20)
        log.noteAnswer("allowOnce", to: "first13", precise: true, at: 21)
        #expect(
            log.entries.map(\.detail) == [
                "active", "requestWhenInUseAuthorization() by app, manager 1", "first13", "inactive",
                "allowOnce on first13, Precise on", "active", "background", "precise off", "active",
            ]
        )
        #expect(log.entries.map(\.t) == log.entries.map(\.t).sorted())
    }
}
