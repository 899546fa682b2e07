// SPDX-License-Identifier: Apache-2.0

import GeoProviderCommands
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("What a closed SDK does")
struct CallerTests {
    private func calls(_ run: CommandRun) throws -> [String] {
        let timeline = try #require(try run.document()["timeline"] as? [[String: Any]])
        return timeline.filter { $0["lane"] as? String == "coreLocation" && $0["event"] as? String == "call" }
            .compactMap { $0["detail"] as? String }
    }

    @Test(
        "Every call of CoreLocation in a timeline has its caller, whoever the provider is.",
        arguments: ScenarioFiles.examples,
        ["native", "amap", "tencent"]
    )
    func everyCallHasACaller(_ path: String, _ provider: String) throws {
        let calls = try calls(CommandRun(["run", path, "--provider", provider, "--format", "json"]))
        #expect(!calls.isEmpty)
        #expect(calls.allSatisfy { $0.contains(" by ") || $0.contains("new in iOS") }, "\(calls)")
    }

    /// CoreLocation's provider with an SDK beside it that asks, on the main thread, whether services are on.
    private var withClosedSDK: [ProviderRegistration] {
        let native = [ProviderRegistration].standard[0]
        return [
            ProviderRegistration(id: native.id, displayName: native.displayName) { device, setup in
                _ = device.calling("ClosedSDK") { CLLocationManager.locationServicesEnabled() }
                return try native.makeProvider(device, setup)
            }
        ]
    }

    @Test(
        "An SDK that asks on the main thread whether services are on is named, with the console's advice from iOS 16.",
        arguments: [("15.4", false), ("16", true), ("17.4", true), ("26", true)]
    )
    func servicesCheck(_ os: String, _ advises: Bool) {
        let words = ["run", ScenarioFiles.example("first-launch"), "--os", os]
        let text = CommandRun(words, providers: withClosedSDK, width: 160).output
        #expect(text.contains("locationServicesEnabled() by ClosedSDK"))
        #expect(text.contains("console") == advises)
        #expect(text.contains("may block the main thread") == advises)
    }

    @Test("No provider of this package gets that advice.", arguments: ["native", "amap", "tencent"], ["16", "26"])
    func noAdvice(_ provider: String, _ os: String) {
        for path in ScenarioFiles.examples {
            let run = CommandRun(["run", path, "--provider", provider, "--os", os], width: 160)
            #expect(!run.output.contains("may block the main thread"), "\(path)")
        }
    }

    @Test("Which request AMap's SDK makes stands in the text and in the document, in its name.")
    func closedSDK() throws {
        let words = ["run", ScenarioFiles.example("first-launch"), "--provider", "amap"]
        #expect(CommandRun(words, width: 120).output.contains("startUpdatingLocation() by AMapLocationKit, manager"))
        let calls = try calls(CommandRun(words + ["--format", "json"]))
        let own = calls.filter { $0.contains("by AMapLocationKit") }
        #expect(own.contains { $0.hasPrefix("startUpdatingLocation()") })
        #expect(!own.contains { $0.contains("Authorization()") })
        let old = words + ["--flow", "sdk-driven", "--sdk-version", "amap=2.6.0", "--format", "json"]
        #expect(try self.calls(CommandRun(old)).contains { $0.contains("Authorization() by AMapLocationKit") })
    }
}
