// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Permission and the AMap provider")
struct AuthorizationTests {
    private static let always: Set<UsageKey> = [.whenInUse, .alwaysAndWhenInUse]

    @Test("With an Always text the app is asked, once, and its request goes through the handed manager")
    func requiresAuthorization() throws {
        let phone = try Phone(keys: Self.always)
        phone.request()
        phone.wait(30)
        #expect(phone.requireCalls == 1 && phone.prompts == [.first13])
        #expect(phone.completions.isEmpty)
        try phone.answer(.allowWhileUsing)
        phone.wait(60)
        #expect(phone.completions == ["40 a ok"])
        let calls = phone.device.journal.entries.filter {
            $0.detail.hasPrefix("requestWhenInUseAuthorization() by app")
        }
        #expect(calls.count == 1)
    }

    @Test("With the When-In-Use text alone the SDK asks itself")
    func asksItself() throws {
        let phone = try Phone()
        phone.request()
        phone.device.settle()
        #expect(phone.requireCalls == 0 && phone.prompts == [.first13])
    }

    @Test("After a native request nobody is called", arguments: [always, [.whenInUse]])
    func nativeFirst(_ keys: Set<UsageKey>) throws {
        let phone = try Phone(keys: keys)
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.device.settle()
        try phone.answer(.allowWhileUsing)
        phone.request()
        phone.wait(60)
        #expect(phone.requireCalls == 0 && phone.prompts == [.first13])
        #expect(phone.completions == ["10 a ok"])
    }

    @Test("If the app does not ask, the request ends with notAsked at both time-outs and one second")
    func notAsked() throws {
        let phone = try Phone(keys: Self.always)
        phone.onRequire = { _ in }
        phone.request()
        phone.wait(60)
        #expect(phone.completions == ["16 a notAsked"])
    }

    @Test("Refused at the prompt it ends with denied", arguments: ["2", "5"])
    func refused(_ code: String) throws {
        let phone = try Phone(switches: ["amapRefusalCode": code])
        phone.request()
        phone.wait(3)
        try phone.answer(.dontAllow)
        phone.wait(30)
        #expect(phone.completions == ["3 a denied"])
    }

    @Test("Taking the handed manager's delegate stalls the SDK; the app gets one vendorStalled, at the bound")
    func hijack() throws {
        let phone = try Phone(keys: Self.always)
        let hijacker = Hijacker()
        phone.onRequire = { authority in
            (authority as? HandedAuthority)?.manager.delegate = hijacker
            authority.requestWhenInUseAuthorization()
        }
        phone.request()
        phone.wait(4)
        try phone.answer(.allowWhileUsing)
        phone.wait(60)
        #expect(phone.completions == ["20 a vendorStalled"])
        let blocks = phone.device.journal.entries.filter {
            $0.lane == .sdk && $0.detail.contains("completionBlock") && !$0.detail.contains("AMapLocationErrorDomain 5")
        }
        #expect(blocks.isEmpty)
        phone.request(as: "b")
        phone.wait(60)
        #expect(phone.completions.last == "74 b ok")
    }

    @Test("Where no request can prompt it ends at once with the missing text")
    func missingText() throws {
        let phone = try Phone(keys: [.alwaysAndWhenInUse])
        phone.request()
        phone.wait(1)
        #expect(phone.completions == ["0 a missingUsageDescription"])
    }

    @Test(
        "A one-shot that ended for lack of a text is called off: a permission that comes later starts nothing",
        arguments: ["8.4", "10.3"]
    )
    func missingTextEndsTheCall(_ os: String) throws {
        let phone = try Phone(os, keys: [.always])
        phone.onRequire = { $0.requestWhenInUseAuthorization() }
        phone.request()
        phone.wait(1)
        #expect(phone.completions == ["0 a missingUsageDescription"])
        phone.provider.authority.requestAlwaysAuthorization()
        phone.device.settle()
        try phone.answer(.allow)
        #expect(!phone.device.locationPart.isUpdating)
        phone.request(as: "b")
        phone.wait(30)
        #expect(phone.completions.count == 2 && phone.completions.last?.hasSuffix("b ok") == true)
    }

    @Test("A cancellation by the SDK while undetermined is not an answer")
    func cancelledWhileUndetermined() throws {
        let phone = try Phone(keys: Self.always, switches: ["amapMissingDelegate": "cancel"])
        phone.onRequire = { _ in }
        phone.request()
        phone.wait(5)
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.device.settle()
        try phone.answer(.allowWhileUsing)
        phone.wait(30)
        #expect(phone.completions == ["15 a ok"])
    }
}

/// An app that makes itself the delegate of a CLLocationManager.
final class Hijacker: NSObject, CLLocationManagerDelegate {}
