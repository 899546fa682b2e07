// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("Asking whether services are on")
struct ServicesQuestionTests {
    @Test("With services off the adapter says so, and asks nobody on the main thread.", arguments: ["15.0", "17.4"])
    func servicesOff(_ os: String) throws {
        let phone = try Phone(os, grant: .whenInUse)
        try phone.device.permission.change(.locationServices(false))
        phone.device.settle()
        phone.request()
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(60))
        #expect(phone.failures.map(\.code) == [.servicesOff])
        #expect(!phone.device.journal.text.contains(BehaviourRule.servicesOnMainThread.rawValue))
    }
}
