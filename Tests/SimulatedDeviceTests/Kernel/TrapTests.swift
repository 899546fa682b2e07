// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("Errors of whoever programs against a device")
struct TrapTests {
    /// Calls something inside a callback of its device.
    private final class Caller: DeviceEventReceiver {
        let call: (SimulatedDevice) -> Void
        private unowned let device: SimulatedDevice
        private var slot: DeviceSlot?

        init(_ device: SimulatedDevice, _ call: @escaping (SimulatedDevice) -> Void) {
            self.device = device
            self.call = call
            let slot = device.register(self, scope: .system)
            self.slot = slot
            device.schedule(DeviceEvent.Kind(rawValue: 1), after: .seconds(1), to: slot)
        }

        deinit { slot?.retire() }

        func receive(_ event: DeviceEvent) { call(device) }

        static func run(_ call: @escaping (SimulatedDevice) -> Void) {
            let device = SimulatedDevice()
            let caller = Caller(device, call)
            device.advance(by: .seconds(2))
            withExtendedLifetime(caller) {}
        }
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("Time that a callback lets pass stops the program, and the message says to return first.")
    func advancesInside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Caller.run { $0.advance(by: .seconds(1)) }
        }
        #expect(message(result).contains("advance called inside a callback of this device: return first"))
    }

    @Test("So does settling inside a callback.")
    func settlesInside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Caller.run { $0.settle() }
        }
        #expect(message(result).contains("advance called inside a callback of this device: return first"))
    }

    @Test("So does async code that a callback runs to its end.")
    func runsInside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Caller.run { device in try? device.run {} }
        }
        #expect(message(result).contains("run(_:) called inside a callback of this device: return first"))
    }

    @Test("Async code that an actor runs to its end stops the program, and the message says from where to call.")
    func runsOnAnActor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { try? SimulatedDevice().run {} }
        }
        #expect(message(result).contains("run(_:) called on an actor: call it from nonisolated code"))
    }

    @Test("Reaching for a device where there is none stops the program, and the message names both ways to one.")
    func noDevice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SimulatedDevice.current
        }
        for word in ["device.asCurrent { … }", "GEOPROVIDER_SCENARIO"] { #expect(message(result).contains(word)) }
    }

    @Test(
        "A live device of no speed stops the program, and the message says what is possible.",
        arguments: ["0", "-1", "nan", "inf"]
    )
    func noSpeed(text: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [text] in
            let speed = Double(text) ?? 1
            await MainActor.run { SimulatedDevice().startLive(speed: speed) }
        }
        #expect(message(result).contains("a live device needs a speed above 0, and at most a million"))
    }

    @Test("Starting a live device again stops the program, and the message says how to get it back.")
    func liveTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let device = SimulatedDevice()
                device.startLive()
                device.startLive()
            }
        }
        #expect(message(result).contains("the device is live already: call stopLive() first"))
    }
}
