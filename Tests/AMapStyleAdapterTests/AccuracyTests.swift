// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedDevice
import Testing

@Suite("Reduced accuracy and the AMap provider")
struct AccuracyTests {
    private func phone(sdk: String? = nil) throws -> Phone { try Phone(grant: .whenInUse, precise: false, sdk: sdk) }

    @Test("In the mode reduce nothing is asked, and the approximate location comes at once")
    func reduce() throws {
        let phone = try phone()
        phone.request(LocationRequest(desiredAccuracy: .best, accuracyMode: .reduce))
        phone.wait(60)
        #expect(phone.fullAccuracyCalls == 0)
        #expect(phone.completions == ["1 a ok"])
        #expect(phone.locations.first?.accuracyAuthorization == .reducedAccuracy)
    }

    @Test("The app is asked for full accuracy, and a slow user costs the request nothing", arguments: [5, 40])
    func asksFullAccuracy(_ seconds: Int) throws {
        let phone = try phone()
        phone.request(LocationRequest(accuracyMode: .full))
        phone.wait(seconds)
        #expect(phone.fullAccuracyCalls == 1 && phone.prompts == [.tempFull14] && phone.completions.isEmpty)
        try phone.answer(.allowOnce)
        phone.wait(60)
        #expect(phone.completions == ["\(seconds + 10) a ok"])
        #expect(phone.locations.first?.accuracyAuthorization == .fullAccuracy)
    }

    @Test("Refused, full ends with reducedAccuracy and code 12, fullAndReduce with the approximate location")
    func refused() throws {
        for (mode, completion) in [(AccuracyMode.full, "3 a reducedAccuracy"), (.fullAndReduce, "13 a ok")] {
            let phone = try phone()
            phone.request(LocationRequest(accuracyMode: mode))
            phone.wait(3)
            try phone.answer(.dontAllow)
            phone.wait(60)
            #expect(phone.completions == [completion])
            #expect(phone.failures.allSatisfy { $0.vendorCode == 12 })
        }
    }

    @Test("The system's own error reaches the SDK")
    func systemError() throws {
        let phone = try phone()
        phone.onFullAccuracy = { authority, completion in
            authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "unknown", completion: completion)
        }
        phone.request(LocationRequest(accuracyMode: .full))
        phone.wait(5)
        #expect(phone.completions == ["0 a reducedAccuracy"])
        let answers = phone.device.journal.entries.filter { $0.detail.contains("kCLErrorDomain 18") && $0.lane == .sdk }
        #expect(answers.count == 1)
    }

    @Test("An app that never answers gets vendorStalled at both time-outs and one second")
    func neverAnswered() throws {
        let phone = try phone()
        phone.onFullAccuracy = { _, _ in }
        phone.request()
        phone.wait(60)
        #expect(phone.completions == ["16 a vendorStalled"])
    }

    @Test("Without a delegate the request goes on as if refused")
    func noDelegate() throws {
        let phone = try phone()
        phone.provider.delegate = nil
        phone.request()
        phone.wait(60)
        #expect(phone.completions == ["10 a ok"])
    }

    @Test(
        "An SDK that knows no modes is judged by the fix",
        arguments: [(AccuracyMode.full, "10 a reducedAccuracy"), (.fullAndReduce, "10 a ok")]
    )
    func oldSDK(_ mode: AccuracyMode, _ completion: String) throws {
        let phone = try phone(sdk: "2.6.2")
        phone.request(LocationRequest(accuracyMode: mode))
        phone.wait(60)
        #expect(phone.completions == [completion])
    }

    @Test("Updates that insist are told once, and flow when accuracy becomes full")
    func updatesInsist() throws {
        let phone = try phone()
        phone.provider.configuration.accuracyMode = .full
        phone.provider.startUpdatingLocation()
        phone.wait(2)
        try phone.answer(.dontAllow)
        phone.wait(30)
        #expect(phone.errors.map(\.code) == [.reducedAccuracy] && phone.updates.isEmpty)
        try phone.device.permission.change(.precise(true))
        phone.wait(5)
        #expect(phone.updates.last?.accuracyAuthorization == .fullAccuracy)
        try phone.device.permission.change(.precise(false))
        phone.wait(2_000)
        #expect(phone.errors.map(\.code) == [.reducedAccuracy, .reducedAccuracy])
    }
}
