// SPDX-License-Identifier: Apache-2.0

/// What drives a device on the main queue: one event or step of a script, some turns of the main actor, the next one.
///
/// Live, each waits for its real time; stepped, none does. Between events a live device's clock follows real time, but
/// only once a quarter of a second was quiet: what an app does at once in answer to a callback happens at the callback's
/// own time, at any speed.
@MainActor
final class DeviceDriver {
    private let device: SimulatedDevice
    private let script: DeviceScript?
    private let turns: Int
    private var clock: LiveClock?
    private let alarms: AsyncStream<Void>
    private let alarm: AsyncStream<Void>.Continuation
    /// The virtual time for which an alarm is set.
    private var armed: Int64?
    /// When something last happened, or the device's clock last followed real time.
    private var quietSince: Int64 = 0

    /// Makes a driver; without a clock nothing waits for real time.
    init(_ box: DeviceAmbient.Box, clock: LiveClock?, turns: Int) {
        device = box.device
        script = device.script
        self.clock = clock
        self.turns = turns
        (alarms, alarm) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        device.alarm = alarm
    }

    /// Drives the device until it is live no more or, without a clock, until nothing is left to happen.
    func run() async {
        var rings = alarms.makeAsyncIterator()
        await device.takeTurns(turns)
        while device.isLive {
            let next = next
            if let next, clock.map({ next <= $0.now }) ?? true {
                happen(next)
                await device.takeTurns(turns)
                quietSince = clock?.now ?? 0
            } else if let clock {
                wait(for: next, clock)
                guard await rings.next(isolation: #isolation) != nil else { return }
            } else {
                return
            }
        }
    }

    /// When something is to happen next.
    private var next: Int64? {
        [device.queue.nextTime(), script?.nextTime].compactMap(\.self).min()
    }

    /// Lets the event happen that is due, and otherwise what the script says.
    private func happen(_ time: Int64) {
        if device.queue.nextTime() == time {
            device.asCurrent { _ = device.step() }
        } else if let skipped = script?.happen() {
            clock?.skip(skipped)
        }
        script?.review()
        device.renewSnapshot()
    }

    /// Sets the alarm for what is next.
    private func wait(for next: Int64?, _ clock: LiveClock) {
        let now = clock.now
        if now - quietSince >= clock.beat {
            device.nanoseconds = max(device.nanoseconds, min(now, next ?? now))
            device.renewSnapshot()
            quietSince = now
        }
        if let armed, armed <= now { self.armed = nil }
        let time = min(next ?? .max, quietSince + clock.beat)
        if let armed, armed <= time { return }
        armed = time
        device.alarmTime = time
        clock.wait(until: time) { [alarm] in alarm.yield() }
    }
}
