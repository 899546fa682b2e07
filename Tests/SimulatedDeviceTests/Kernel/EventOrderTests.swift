// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("The order of events, however many wait")
struct EventOrderTests {
    /// How many events wait, and within how many nanoseconds they lie.
    static let crowds: [(pending: Int, span: Int64)] = [
        (5, 10), (30, 3), (30, 1_000_000), (1_000, 20), (1_000, 5_000_000_000), (20_000, 1), (20_000, 1 << 50),
    ]

    @Test("Every event comes at its time, and in the order of scheduling among those of one time.", arguments: crowds)
    func order(pending: Int, span: Int64) {
        let crowd = Crowd(span: span)
        for _ in 0..<pending { crowd.schedule() }
        crowd.schedulesMore = 2 * pending
        crowd.device.advance(by: .seconds(5_000_000))
        #expect(crowd.delivered.count == 3 * pending)
        #expect(crowd.isInOrder)
    }

    @Test("What is taken back does not come, and everything else does.", arguments: crowds)
    func cancellation(pending: Int, span: Int64) {
        let crowd = Crowd(span: span)
        let events = (0..<pending).map { _ in crowd.schedule() }
        for (index, event) in events.enumerated() where index % 3 != 0 { crowd.device.cancel(event) }
        #expect(crowd.device.pendingEventCount == (pending + 2) / 3)
        let next = crowd.device.nextEventTime
        crowd.device.advance(by: .seconds(5_000_000))
        #expect(crowd.delivered.map(\.number) == crowd.expected { $0 % 3 == 0 })
        #expect(next == crowd.delivered.first?.time)
        #expect(crowd.device.nextEventTime == nil)
    }

    @Test("Looking at the next time changes nothing, also far ahead of it.")
    func looking() {
        let crowd = Crowd(span: 1 << 40)
        for _ in 0..<200 { crowd.schedule() }
        for _ in 0..<50 {
            _ = crowd.device.nextEventTime
            crowd.schedule(after: 1)
            _ = crowd.device.nextEventTime
            crowd.device.advance(by: .nanoseconds(1))
        }
        #expect(crowd.delivered.count >= 50)
        crowd.device.advance(by: .seconds(5_000_000))
        #expect(crowd.isInOrder)
        #expect(crowd.delivered.count == 250)
    }

    @Test("An event for a place that this device does not have is dropped.")
    func strangeSlot() {
        let other = SimulatedDevice()
        let crowds = (0..<40).map { _ in Crowd(span: 1, on: other) }
        let device = SimulatedDevice()
        device.schedule(Crowd.kind, after: .seconds(1), to: crowds[39].slot)
        device.advance(by: .seconds(2))
        #expect(device.pendingEventCount == 0)
        #expect(crowds.allSatisfy { $0.delivered.isEmpty })
    }

    @Test("A time beyond all counting is the last.")
    func endOfTime() {
        let crowd = Crowd(span: 1)
        for _ in 0..<100 { crowd.device.schedule(Crowd.kind, payload: 1_000, after: .seconds(1e15), to: crowd.slot) }
        crowd.schedule(after: 5)
        crowd.device.advance(by: .seconds(1))
        #expect(crowd.delivered.map(\.number) == [0])
        #expect(crowd.device.pendingEventCount == 100)
    }
}

/// A receiver that notes what comes, and knows in which order it must.
private final class Crowd: DeviceEventReceiver {
    static let kind = DeviceEvent.Kind(rawValue: 1)
    let device: SimulatedDevice
    private(set) var slot: DeviceSlot!
    private(set) var delivered: [(number: Int, time: Duration)] = []
    var schedulesMore = 0
    private var due: [Int64] = []
    private var random: UInt64 = 7
    private let span: Int64

    init(span: Int64, on device: SimulatedDevice = SimulatedDevice()) {
        self.span = span
        self.device = device
        slot = device.register(self, scope: .system)
    }

    deinit { slot.retire() }

    @discardableResult
    func schedule(after nanoseconds: Int64? = nil) -> DeviceEventID {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let delay = nanoseconds ?? Int64(random >> 12) % span
        due.append(now + delay)
        return device.schedule(Self.kind, payload: due.count - 1, after: .nanoseconds(delay), to: slot)
    }

    func receive(_ event: DeviceEvent) {
        delivered.append((event.payload, device.now))
        guard schedulesMore > 0 else { return }
        schedulesMore -= 1
        schedule()
    }

    /// The numbers that meet a condition, by time and then in the order of scheduling.
    func expected(_ isIncluded: (Int) -> Bool) -> [Int] {
        due.indices.filter(isIncluded).sorted { (due[$0], $0) < (due[$1], $1) }
    }

    var isInOrder: Bool {
        delivered.map(\.number) == expected { _ in true }
            && delivered.allSatisfy { $0.time == .nanoseconds(due[$0.number]) }
    }

    private var now: Int64 {
        let (seconds, attoseconds) = device.now.components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
