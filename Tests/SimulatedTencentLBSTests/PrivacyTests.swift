// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Tencent's privacy gate")
struct PrivacyTests {
    @Test("Without consent a manager reads as zero and does nothing.")
    func inert() throws {
        let device = try phone(agreed: false)
        let answers = Answers(device)
        let recorder = Recorder(device)
        let manager = device.asCurrent { TencentLBSLocationManager() }
        manager.delegate = recorder
        manager.apiKey = "KEY"
        manager.desiredAccuracy = 10
        manager.poiUpdateInterval = 5
        manager.pausesLocationUpdatesAutomatically = true
        #expect(manager.delegate == nil)
        #expect(manager.apiKey == "")
        #expect(manager.desiredAccuracy == 0)
        #expect(manager.poiUpdateInterval == 0)
        #expect(!manager.pausesLocationUpdatesAutomatically)
        #expect(manager.authorizationStatus == .notDetermined)
        #expect(!manager.requestLocation(completionBlock: answers.take))
        manager.startUpdatingLocation()
        manager.requestWhenInUseAuthorization()
        manager.cancelRequestLocation()
        manager.stopUpdatingLocation()
        device.seconds(60)
        #expect(answers.words.isEmpty)
        #expect(recorder.events.isEmpty)
        #expect(device.cited == ["TENCENT-PRIVACY-NIL"])
        #expect(!device.journal.entries.contains { $0.lane == .coreLocation })
    }

    @Test("Objective-C gets nil without consent, and a manager with it.")
    func objectiveC() throws {
        let device = try phone(agreed: false)
        device.asCurrent {
            #expect(TencentLBSLocationManager.objectiveCInit() == nil)
            TencentLBSLocationManager.setUserAgreePrivacy(true)
            #expect(TencentLBSLocationManager.getUserAgreePrivacy())
            #expect(TencentLBSLocationManager.objectiveCInit() != nil)
        }
    }

    @Test("A manager made before the consent stays dead.")
    func staysDead() throws {
        let device = try phone(agreed: false)
        let early = device.manager()
        device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(true) }
        #expect(early.poiUpdateInterval == 0)
        #expect(device.manager().poiUpdateInterval == 10)
    }

    @Test("A consent that is taken back counts for managers made from then on.")
    func takenBack() throws {
        let device = try phone()
        let manager = device.manager()
        device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(false) }
        #expect(manager.poiUpdateInterval == 10)
        #expect(device.manager().poiUpdateInterval == 0)
    }

    @Test("The consent is gone with the process, unless the switch keeps it.", arguments: [false, true])
    func memory(persists: Bool) throws {
        let device = try phone(switches: ["tencentConsentPersists": "\(persists)"])
        device.app.terminate()
        device.app.launch()
        #expect((device.manager().poiUpdateInterval == 10) == persists)
    }

    @Test("Version 3.23 has no gate, and no call to open it.")
    func beforeTheGate() throws {
        let device = try phone(sdk: "3.23")
        #expect(device.cited == ["TENCENT-NEWER"])
        #expect(device.manager().poiUpdateInterval == 10)
    }
}
