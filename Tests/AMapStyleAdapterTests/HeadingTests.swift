// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("Headings of the AMap provider")
struct HeadingTests {
    @Test("They come when the phone turns, until they are stopped")
    func turns() throws {
        let phone = try Phone()
        try phone.provider.startUpdatingHeading()
        phone.device.settle()
        phone.device.sensing.compass.heading = 90
        phone.device.settle()
        phone.provider.stopUpdatingHeading()
        phone.device.sensing.compass.heading = 180
        phone.device.settle()
        #expect(phone.headings == [0, 90])
        #expect(phone.prompts.isEmpty)
    }

    @Test("A compass that is disturbed is headingFailure, also without updates")
    func disturbed() throws {
        let phone = try Phone()
        try phone.provider.startUpdatingHeading()
        phone.device.sensing.compass.accuracy = -1
        phone.device.settle()
        #expect(phone.errors.map(\.code) == [.headingFailure])
    }

    @Test("Without consent they are refused with privacyNotAgreed, and start once it is given")
    func consent() throws {
        let phone = try Phone(consents: false)
        #expect(throws: LocationError(.privacyNotAgreed)) { try phone.provider.startUpdatingHeading() }
        phone.consent()
        try phone.provider.startUpdatingHeading()
        phone.device.settle()
        #expect(phone.headings == [0])
    }

    @Test("Without a compass they are refused as unsupported")
    func noCompass() throws {
        let phone = try Phone()
        phone.device.sensing.compass.isAvailable = false
        #expect(throws: LocationError(.unsupported)) { try phone.provider.startUpdatingHeading() }
    }
}
