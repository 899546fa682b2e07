// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Setting the simulated SDK up")
struct ConfigurationTests {
    @Test("The newest version and the likeliest switches hold unless told otherwise")
    func defaults() throws {
        let configuration = SimulatedAMap.Configuration()
        #expect(configuration.sdkVersion.name == "2.12.0")
        for entry in SimulatedAMap.Switch.all { #expect(configuration[entry.name] == entry.defaultValue) }
        #expect(try SimulatedAMap.Configuration(sdkVersion: nil) == configuration)
    }

    @Test("An unknown version lists the versions")
    func unknownVersion() {
        let error = #expect(throws: SimulatedAMapError.self) {
            try SimulatedAMap.Configuration(sdkVersion: "2.12")
        }
        let all = "2.6.0, 2.6.2, 2.6.7, 2.8.0, 2.10.0, 2.12.0"
        #expect(error?.message.hasSuffix(all) == true)
    }

    @Test("An unknown switch names the one that was meant; a wrong value the possible ones")
    func unknownSwitch() {
        let error = #expect(throws: SimulatedAMapError.self) {
            try SimulatedAMap.Configuration(sdkVersion: nil, switches: ["amapRefusalcode": "2"])
        }
        #expect(error?.message.contains("did you mean “amapRefusalCode”?") == true)
        for (name, value) in [("amapRefusalCode", "3"), ("amapRefusalDelay", "61"), ("amapFixAfterStop", "yes")] {
            #expect(throws: SimulatedAMapError.self) {
                try SimulatedAMap.Configuration(sdkVersion: nil, switches: [name: value])
            }
        }
    }

    @Test(
        "Every switch has an entry whose default it accepts, and a habit that it changes",
        arguments: SimulatedAMap.SwitchName.allCases
    )
    func registry(_ name: SimulatedAMap.SwitchName) {
        let entry = SimulatedAMap.Switch.named(name)
        #expect(entry.name == name && entry.accepts(entry.defaultValue) && !entry.statement.isEmpty)
        #expect(SimulatedAMap.Habit.allCases.contains { $0.switchName == name })
    }

    @Test("Every habit has a statement and a source", arguments: SimulatedAMap.Habit.allCases)
    func ledger(_ habit: SimulatedAMap.Habit) {
        #expect(habit.statement.hasSuffix(".") && !habit.source.isEmpty)
        #expect(habit.confidence != .assumed || habit.switchName != nil)
        #expect(habit.rawValue.hasPrefix("AMAP-"))
    }

    @Test("Settings outlive the process")
    func outlivesProcess() throws {
        let phone = try AMapPhone(sdk: "2.6.7")
        phone.device.app.terminate()
        phone.device.app.launch()
        #expect(SimulatedAMap.configuration(on: phone.device).sdkVersion.name == "2.6.7")
    }

    @Test("Errors carry domain, number and words; the numbers are AMap's")
    func errorCodes() {
        #expect(AMapLocationErrorCode.allCases.map(\.rawValue) == Array(1...12))
        #expect(AMapLocationErrorDomain == "AMapLocationErrorDomain")
        #expect(AMapFoundationErrorInvaildUserKeyCode == 555_576)
    }

    @Test("The services have AMap's defaults and one object per process")
    func services() throws {
        let phone = try AMapPhone(key: nil)
        phone.device.asCurrent {
            let services = AMapServices.shared()!
            #expect(services === AMapServices.shared())
            #expect(services.apiKey == nil && services.enableHTTPS && services.securityAgree && services.analysisAgree)
            #expect(services.identifier.count == 36 && services.regionLanguageType == .zhHans)
            #expect(services.getRegionLanguageCode() == "zh-Hans")
            services.regionLanguageType = .vi
            #expect(services.getRegionLanguageCode() == "vi")
            #expect(!_amapLocationOverseas)
        }
        #expect(AMapRegionLanguageType.allCases.map(\.rawValue) == Array(0...22))
    }

    @Test("Two managers in the same state have the same digest; a request changes it")
    func digests() throws {
        func digest(_ phone: AMapPhone) -> UInt64 {
            var digest = StateDigest()
            phone.manager.digest(into: &digest)
            return digest.value
        }
        let one = try AMapPhone(grant: .whenInUse)
        let other = try AMapPhone(grant: .whenInUse)
        #expect(digest(one) == digest(other))
        one.request()
        #expect(digest(one) != digest(other))
        #expect(digest(try AMapPhone(consents: false)) != digest(other))
    }
}
