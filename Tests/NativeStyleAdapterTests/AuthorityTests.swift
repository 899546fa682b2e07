// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedDevice
import Testing

@Suite("The authority over CoreLocation")
struct AuthorityTests {
    @Test("A manager's first callback is no change; each later change is told once to each observer.")
    func tellsChanges() throws {
        let phone = Phone()
        let authority = CoreLocationAuthority(environment: phone.environment)
        var heard: [String] = []
        authority.observeAuthorization { heard.append("first \($0)") }
        let second = authority.observeAuthorization { heard.append("second \($0)") }
        phone.device.settle()
        #expect(heard.isEmpty)
        authority.requestWhenInUseAuthorization()
        phone.device.settle()
        try phone.answer(.allowWhileUsing, precise: false)
        second.cancel()
        try phone.device.permission.change(.precise(true))
        phone.device.settle()
        #expect(
            heard == [
                "first authorizedWhenInUse, reducedAccuracy", "second authorizedWhenInUse, reducedAccuracy",
                "first authorizedWhenInUse, fullAccuracy",
            ]
        )
    }

    @Test("A confirmation comes on a later turn, with the prompt on screen, and at the same instant.")
    func confirms() {
        let phone = Phone()
        phone.provider.authority.requestWhenInUseAuthorization()
        var states: [ApplicationState] = []
        phone.provider.authority.confirmRequest { states.append(phone.environment.applicationState) }
        #expect(states.isEmpty)
        phone.device.settle()
        #expect(states == [.inactive])
    }

    @Test("Temporary full accuracy hands the system's error on, by a name that says what is missing.")
    func temporaryAccuracy() throws {
        let phone = Phone(grant: .whenInUse, precise: false)
        var answers: [LocationError?] = []
        phone.provider.authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "unknown") {
            answers.append($0)
        }
        phone.device.settle()
        #expect(answers.map { $0?.code } == [.missingPurposeKey])
        #expect(answers.map { $0?.vendorCode } == [18])
        #expect((answers[0]?.vendorError as? CLError)?.code == .promptDeclined)
        phone.provider.authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") {
            answers.append($0)
        }
        phone.device.settle()
        try phone.answer(.allowOnce)
        #expect(answers.count == 2)
        #expect(answers[1] == nil)
        #expect(phone.provider.authority.accuracyAuthorization == .fullAccuracy)
    }

    @Test("Every number of CoreLocation has a code, and keeps it.", arguments: 0...18)
    func mapsErrors(_ number: Int) throws {
        let code = try #require(CLError.Code(rawValue: number))
        let error = LocationError(coreLocation: CLError(code))
        #expect(error.code != .unknown)
        #expect(error.vendorDomain == kCLErrorDomain)
        #expect(error.vendorCode == number)
        #expect(!error.message.contains("\(number)"))
    }

    @Test("A number that the package does not know stays in the message.")
    func mapsNewNumbers() {
        let error = LocationError(coreLocation: CLError(.historicalLocationError))
        #expect(error.code == .unknown)
        #expect(error.message.contains("19"))
    }

    @Test("A stranger's error keeps its number in the message.")
    func mapsStrangers() {
        let error = LocationError(coreLocation: NSError(domain: "elsewhere", code: 7))
        #expect(error.code == .unknown)
        #expect(error.message.contains("elsewhere 7"))
    }

    @Test("Statuses and accuracies keep their raw values.")
    func mapsStatuses() {
        for status in AuthorizationStatus.allCases {
            #expect(CLAuthorizationStatus(rawValue: status.rawValue).map(AuthorizationStatus.init) == status)
        }
        for accuracy in AccuracyAuthorization.allCases {
            #expect(CLAccuracyAuthorization(rawValue: accuracy.rawValue).map(AccuracyAuthorization.init) == accuracy)
        }
    }
}
