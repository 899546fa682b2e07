// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import GeoProviderCommands
import Geodesy
import PermissionRules
import SimulatedDevice
import Testing

/// What a case says beyond the summary of a run.
@Suite("Details of the case bank")
struct CaseDetailTests {
    private typealias Entry = (lane: String, event: String, detail: String)

    private func document(_ name: String, provider: String) throws -> [String: Any] {
        let path = ScenarioFiles.url("cases/" + name).path
        return try CommandRun(["run", path, "--provider", provider, "--format", "json"]).document()
    }

    private func entries(_ document: [String: Any]) throws -> [Entry] {
        try #require(document["timeline"] as? [[String: Any]]).compactMap { entry in
            guard let lane = entry["lane"] as? String, let event = entry["event"] as? String,
                let detail = entry["detail"] as? String
            else { return nil }
            return (lane, event, detail)
        }
    }

    @Test("B01: The person who reads the run is told the missing key.", arguments: ["native", "amap", "tencent"])
    func missingKey(provider: String) {
        let run = CommandRun(["run", ScenarioFiles.url("cases/B01-a").path, "--provider", provider])
        #expect(run.output.contains("Info.plist lacks NSLocationWhenInUseUsageDescription"))
        #expect(!run.output.contains("refused this app"))
    }

    @Test(
        "B35: The managers of both parts hear of the one change, each once.",
        arguments: ["native", "amap", "tencent"]
    )
    func everyManager(provider: String) throws {
        let entries = try entries(document("B35-a", provider: provider))
        let told = entries.filter {
            $0.lane == "coreLocation" && $0.event == "callback" && $0.detail.hasSuffix(": authorizedWhenInUse, full")
        }
        #expect(Set(told.map(\.detail)).count >= 2)
        #expect(Set(told.map(\.detail)).count == told.count)
    }

    @Test(
        "B47: A provider says that the background mode is missing, without setting the flag.",
        arguments: [ProviderRegistration].standard.map(\.id)
    )
    func backgroundMode(id: String) throws {
        let registration = try #require([ProviderRegistration].standard.first { $0.id == id })
        let device = SimulatedDevice(
            DeviceConfiguration(permission: PermissionState(grant: .whenInUse))
        )
        device.app.launch()
        registration.agreePrivacy?(device, DeviceScenario.PrivacyAgreement())
        try device.asCurrent { try registration.prepare(device, ProviderSetup()) }
        let provider = try device.asCurrent { try registration.makeProvider(device, ProviderSetup()) }
        var wanted = ProviderConfiguration()
        wanted.allowsBackgroundLocationUpdates = true
        #expect(provider.problems(with: wanted).map(\.code) == [.missingBackgroundMode])
        #expect(device.app.isRunning)
        #expect(provider.problems(with: ProviderConfiguration()).isEmpty)
    }

    @Test(
        "B55: The shift of the centre of Beijing is 556 m, that of the waterfront of Shanghai 479 m.",
        arguments: [("B55-a", 39.9087, 116.3975, 556.0), ("B55-e", 31.24, 121.49, 479.0)]
    )
    func shift(name: String, latitude: Double, longitude: Double, metres: Double) throws {
        let truth = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        let summary = try #require(document(name, provider: "amap")["summary"] as? [String: Any])
        let last = try #require(summary["lastLocation"] as? [String: Any])
        let told = try Coordinate<WGS84>(
            latitude: #require(last["latitude"] as? Double),
            longitude: #require(last["longitude"] as? Double)
        )
        #expect(abs(truth.distance(to: told) - metres) < 1)
    }

    @Test("B55: A point that is in GCJ-02 already is not shifted again: by type it stays as it is.")
    func idempotent() throws {
        let point = try AnyCoordinate(latitude: 39.9101035, longitude: 116.4037436, datum: .gcj02)
        #expect(point.converted(to: .gcj02) == point)
        let once = try AnyCoordinate(latitude: 39.9087, longitude: 116.3975, datum: .wgs84).converted(to: .gcj02)
        #expect(once.datum == .gcj02 && once.converted(to: .gcj02) == once)
    }
}
