// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SimulatedDevice

@Suite("A live device")
@MainActor
struct LiveTests {
    /// Ends the test's waiting when its last event comes.
    @MainActor
    private final class App: @MainActor DeviceEventReceiver {
        let device: SimulatedDevice
        var slot: DeviceSlot!
        var lines: [String] = []
        var last: CheckedContinuation<Void, Never>?

        init(_ device: SimulatedDevice) {
            self.device = device
            slot = device.register(self)
        }

        deinit { slot.retire() }

        func receive(_ event: DeviceEvent) {
            lines.append("\(DeviceTimeText.seconds(device.now)) \(event.payload)")
            if event.payload == 0 { last?.resume() }
        }

        func schedule(_ number: Int, after delay: Duration) {
            device.schedule(.init(rawValue: 1), payload: number, after: delay, to: slot)
        }
    }

    @Test("Real time drives it: events come in order, each at its own virtual time.")
    func isDrivenByRealTime() async {
        let device = SimulatedDevice()
        let app = App(device)
        app.schedule(0, after: .seconds(40))
        device.startLive(speed: 1_000)
        await withCheckedContinuation { continuation in
            app.last = continuation
            // Scheduled later, and due before what the driver waits for.
            app.schedule(1, after: .seconds(10))
            app.schedule(2, after: .seconds(20))
        }
        device.stopLive()
        #expect(app.lines == ["10 1", "20 2", "40 0"])
    }

    @Test("Other threads read a copy of what they may ask, which is renewed.")
    func hasASnapshot() async throws {
        let device = try phone()
        #expect(device.snapshot.current == nil)
        device.startLive(speed: 1_000)
        #expect(device.snapshot.current?.status == .notDetermined)
        let app = App(device)
        device.user.otherwise = .allowWhileUsing
        device.permission.request(.whenInUse)
        await withCheckedContinuation { continuation in
            app.last = continuation
            app.schedule(0, after: .seconds(5))
        }
        let snapshot = device.snapshot
        let read = await Task.detached { snapshot.current?.status }.value
        #expect(read == .authorizedWhenInUse)
        device.stopLive()
        #expect(device.snapshot.current == nil)
    }

    @Test("A receiver that another thread has dropped gets nothing.")
    func dropsReceivers() async {
        let device = SimulatedDevice()
        var app: App? = App(device)
        let other = App(device)
        device.startLive(speed: 1_000)
        app?.schedule(1, after: .seconds(10))
        app = nil
        await withCheckedContinuation { continuation in
            other.last = continuation
            other.schedule(0, after: .seconds(20))
        }
        device.stopLive()
        #expect(other.lines == ["20 0"])
    }

    @Test("A use off the main queue stops the program, and the message names the remedy.")
    nonisolated func trapsOffTheMainQueue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let device = await MainActor.run {
                let device = SimulatedDevice()
                device.startLive()
                return DeviceAmbient.Box(device)
            }
            device.device.note(.app, .step, "from elsewhere")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("defaultIsolation(MainActor.self)"), "\(text)")
    }

    #if DEBUG
        @Test("In debug builds any device stops the program that uses it on a second thread while it is driven.")
        nonisolated func trapsOnASecondThread() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let box = DeviceAmbient.Box(SimulatedDevice())
                box.device.asCurrent {
                    let isDone = DispatchSemaphore(value: 0)
                    Thread.detachNewThread {
                        box.device.note(.app, .step, "from elsewhere")
                        isDone.signal()
                    }
                    isDone.wait()
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("used on a second thread"), "\(text)")
        }
    #endif
}
