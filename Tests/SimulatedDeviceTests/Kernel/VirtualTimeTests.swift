// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("Virtual time")
struct VirtualTimeTests {
    @Test("Events come in the order of time, then of scheduling.")
    func order() {
        let device = SimulatedDevice()
        let log = EventLog(on: device)
        log.schedule(2, after: .seconds(2))
        log.schedule(1, after: .seconds(1))
        log.schedule(3, after: .seconds(2))
        device.advance(by: .seconds(5))
        #expect(log.payloads == [1, 2, 3])
        #expect(log.times == [.seconds(1), .seconds(2), .seconds(2)])
        #expect(device.now == .seconds(5))
    }

    @Test("An event taken back is not delivered, and its place can be used again.")
    func cancel() {
        let device = SimulatedDevice()
        let log = EventLog(on: device)
        let first = log.schedule(1, after: .seconds(1))
        device.cancel(first)
        log.schedule(2, after: .seconds(1))
        device.cancel(first)
        device.advance(by: .seconds(1))
        #expect(log.payloads == [2])
        #expect(device.pendingEventCount == 0)
    }

    @Test("Settling delivers what is due now and what that makes due, and nothing later.")
    func settle() {
        let device = SimulatedDevice()
        let log = EventLog(on: device)
        log.onEvent = { log.payloads.count < 3 ? log.schedule(9, after: .zero) : nil }
        log.schedule(1, after: .zero)
        log.schedule(5, after: .milliseconds(1))
        device.settle()
        #expect(log.payloads == [1, 9, 9])
    }

    @Test("A receiver that is gone hears nothing, and does not disturb the others.")
    func retiredReceiver() {
        let device = SimulatedDevice()
        var gone: EventLog? = EventLog(on: device)
        let stays = EventLog(on: device)
        gone?.schedule(1, after: .seconds(1))
        stays.schedule(2, after: .seconds(1))
        gone = nil
        device.advance(by: .seconds(2))
        #expect(stays.payloads == [2])
    }

    @Test("Async code runs to its end in virtual time, on the calling thread.")
    func run() throws {
        let device = SimulatedDevice()
        let log = EventLog(on: device)
        log.schedule(7, after: .seconds(3))
        let waited = try device.run { await log.next() }
        #expect(waited == 7)
        #expect(device.now == .seconds(3))
    }

    @Test("Code that can never go on ends with the time at which it stalled.")
    func stalled() {
        let device = SimulatedDevice()
        let log = EventLog(on: device)
        device.advance(by: .seconds(2))
        #expect(throws: DeviceStalled.self) { try device.run { await log.next() } }
    }
}

/// A receiver that writes down what it gets.
private final class EventLog: DeviceEventReceiver {
    private(set) var payloads: [Int] = []
    private(set) var times: [Duration] = []
    var onEvent: (() -> DeviceEventID?)?
    private let device: SimulatedDevice
    private var slot: DeviceSlot!
    private var waiting: CheckedContinuation<Int, Never>?

    init(on device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system)
    }

    deinit {
        slot.retire()
        waiting?.resume(returning: -1)
    }

    @discardableResult
    func schedule(_ payload: Int, after delay: Duration) -> DeviceEventID {
        device.schedule(DeviceEvent.Kind(rawValue: 1), payload: payload, after: delay, to: slot)
    }

    func next() async -> Int { await withCheckedContinuation { waiting = $0 } }

    func receive(_ event: DeviceEvent) {
        payloads.append(event.payload)
        times.append(device.now)
        _ = onEvent?()
        waiting?.resume(returning: event.payload)
        waiting = nil
    }
}
