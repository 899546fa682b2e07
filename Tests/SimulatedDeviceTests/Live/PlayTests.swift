// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Testing

@testable import SimulatedDevice

@Suite("Playing on the main actor")
@MainActor
struct PlayTests {
    /// What happens when an event comes: it starts work on the main actor in every way there is.
    @MainActor
    private final class App: @MainActor DeviceEventReceiver {
        let device: SimulatedDevice
        var slot: DeviceSlot!
        var lines: [String] = []

        init(_ device: SimulatedDevice) {
            self.device = device
            slot = device.register(self)
        }

        deinit { slot.retire() }

        func note(_ word: String) { lines.append("\(DeviceTimeText.seconds(device.now)) \(word)") }

        func receive(_ event: DeviceEvent) {
            let number = event.payload
            note("event \(number)")
            Task { await hop(number) }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.note("block \(number)") } }
        }

        private func hop(_ number: Int) async {
            let inner = Task { note("inner task \(number)") }
            await inner.value
            note("task \(number)")
            if number == 1 { device.schedule(.init(rawValue: 1), payload: 10, after: .seconds(1), to: slot) }
        }
    }

    private func play(turns: Int = 16) async -> [String] {
        let device = SimulatedDevice()
        let app = App(device)
        for number in 1...3 {
            device.schedule(.init(rawValue: 1), payload: number, after: .seconds(number / 2), to: app.slot)
        }
        await device.play(until: .seconds(5), turns: turns)
        #expect(device.now == .seconds(5))
        return app.lines
    }

    @Test("What a callback sets going is over before the next event, even one of the same instant.")
    func letsWorkSettle() async {
        let lines = await play()
        let numbers = lines.compactMap { $0.split(separator: " ").last.map(String.init) }
        #expect(numbers == ["1", "2", "3", "10"].flatMap { Array(repeating: $0, count: 4) })
        #expect(lines.last?.hasPrefix("1 ") == true)
    }

    @Test("Time stands where the event is while its work runs, and the next runs give the same.")
    func isDeterministic() async {
        let first = await play()
        for _ in 0..<20 {
            let again = await play()
            #expect(again == first)
        }
    }
}
