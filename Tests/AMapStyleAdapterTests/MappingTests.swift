// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import Testing

@testable import AMapStyleAdapter

@Suite("AMap's errors in the provider's words")
struct MappingTests {
    private static let codes: [(number: Int, code: LocationError.Code)] = [
        (1, .unknown), (2, .locationUnknown), (3, .addressFailed), (4, .timedOut), (5, .cancelled), (6, .network),
        (7, .network), (8, .network), (9, .network), (10, .regionFailure), (11, .fakeLocation), (12, .reducedAccuracy),
    ]

    private func error(_ number: Int, words: String = "words", isAuthorized: Bool = true) -> LocationError {
        LocationError(
            amapCode: number,
            words: words,
            isAuthorized: isAuthorized,
            error: NSError(domain: "AMapLocationErrorDomain", code: number)
        )
    }

    @Test("Every number has a code, and stays inside")
    func everyNumber() {
        for (number, code) in Self.codes {
            #expect(error(number).code == code)
            #expect(error(number).vendorCode == number)
            #expect(error(number).vendorDomain == "AMapLocationErrorDomain")
            #expect((error(number).vendorError as NSError?)?.code == number)
        }
    }

    @Test("An unknown number is unknown and stays in the message", arguments: [0, -1, 13, 99])
    func unknownNumber(_ number: Int) {
        #expect(error(number).code == .unknown)
        #expect(error(number).message.contains("\(number)"))
    }

    @Test("Code 2 without permission is a denial, with the server's word about the key a refused key")
    func codeTwo() {
        #expect(error(2, isAuthorized: false).code == .denied)
        #expect(error(2, words: "INVALID_USER_SCODE").code == .keyRefused)
    }

    @Test("Time-outs become whole seconds that are not shorter")
    func wholeSeconds() {
        #expect([0.2, 1, 1.5, 1e12].map(\.wholeSeconds) == [1, 1, 2, 31_536_000])
    }
}
