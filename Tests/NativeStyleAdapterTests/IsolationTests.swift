// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import NativeStyleAdapter
import SimulatedCoreLocation
import SimulatedDevice
import Testing

/// B37 of the case bank (malcommac/SwiftLocation#175): a manager made or used off the main thread.
///
/// A phone then stays silent without a word. Here the program stops, and the message names the remedy.
@Suite("Where a provider may be called")
struct IsolationTests {
    /// Carries what must not be sent across threads to another one, as a program does that gets it wrong.
    private final class Smuggler: @unchecked Sendable {
        let call: () -> Void
        init(_ call: @escaping () -> Void) { self.call = call }
    }

    /// Runs code on a thread of its own, and waits for it.
    private static func elsewhere(_ call: @escaping () -> Void) {
        let smuggler = Smuggler(call)
        let done = DispatchSemaphore(value: 0)
        Thread {
            smuggler.call()
            done.signal()
        }.start()
        done.wait()
    }

    private static func provider() -> NativeStyleProvider {
        let device = SimulatedDevice()
        device.app.launch()
        return device.asCurrent { NativeStyleProvider(environment: .system()) }
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("A one-shot asked of it on another thread stops the program, naming the remedy")
    func requestsElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let provider = IsolationTests.provider()
            IsolationTests.elsewhere { provider.requestLocation(LocationRequest()) { _ in } }
        }
        #expect(message(result).contains("call it from the main actor"))
    }

    @Test("So do updates that are started there")
    func startsElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let provider = IsolationTests.provider()
            IsolationTests.elsewhere { provider.startUpdatingLocation() }
        }
        #expect(message(result).contains("A provider is used on the thread it was made on"))
    }

    @Test("Used on the thread it was made on it works")
    func staysHome() async {
        await #expect(processExitsWith: .success) {
            let provider = IsolationTests.provider()
            provider.startUpdatingLocation()
            provider.stopUpdatingLocation()
        }
    }

    @Test("A manager made where no device is current stops the program, naming the remedy")
    func managerElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            SimulatedDevice().asCurrent { IsolationTests.elsewhere { _ = CLLocationManager() } }
        }
        #expect(message(result).contains("device.asCurrent { … } or device.run { … }"))
    }
}
