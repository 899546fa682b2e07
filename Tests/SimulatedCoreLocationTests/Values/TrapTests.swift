// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

@Suite("Errors of other domains")
struct TrapTests {
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("CLError around an error of another domain stops the program, and the message names the domain.")
    func location() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CLError(_nsError: NSError(domain: "other", code: 1))
        }
        #expect(message(result).contains("CLError wraps errors of the domain kCLErrorDomain only"))
    }

    @Test("So does the error of location pushes.")
    func push() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CLLocationPushServiceError(_nsError: NSError(domain: "other", code: 1))
        }
        #expect(message(result).contains("CLLocationPushServiceError wraps errors of the domain"))
    }
}
