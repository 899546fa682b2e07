// SPDX-License-Identifier: Apache-2.0

extension SimulatedDevice {
    /// Hands the device to the main queue, where real time drives it from now on at a chosen speed.
    ///
    /// Between one event and the next the main actor gets at least some turns, so that code which a callback sets going
    /// there gets to where it waits. Only the device's clock is scaled: `Task.sleep`, timers and `Date()` stay real. From
    /// now on a use of the device off the main queue stops the program with a message that names the remedy. Call it
    /// before the device is used by anything that may run elsewhere.
    ///
    /// - Parameters:
    ///   - speed: Virtual seconds in one real second; above 0, and at most a million.
    ///   - turns: The turns of the main actor between two events, as in `play(until:turns:)`.
    @MainActor
    public func startLive(speed: Double = 1, turns: Int = 16) {
        precondition(speed > 0 && speed <= 1e6, "a live device needs a speed above 0, and at most a million")
        precondition(!isLive, "the device is live already: call stopLive() first")
        drive(script: nil, clock: LiveClock(speed: speed, at: nanoseconds), turns: turns)
    }

    /// Takes the device back from the main queue; time stands still until it is driven again.
    @MainActor
    public func stopLive() {
        isLive = false
        renewSnapshot()
        alarm?.finish()
    }

    /// Plays virtual time up to an instant on the main actor: one event, some turns of the actor, the next event.
    ///
    /// For code on the main actor with `Task`, `async`/`await` and `DispatchQueue.main.async` in it: what a callback sets
    /// going gets to where it waits before the next event comes. As long as that takes no more than `turns` turns, and
    /// nothing leaves the main actor, the same inputs give the same journal. Nothing waits for real time.
    ///
    /// - Parameters:
    ///   - instant: The time to play to, since the device was made.
    ///   - turns: How often every other piece of work on the main actor gets its turn between two events.
    @MainActor
    public func play(until instant: Duration, turns: Int = 16) async {
        await takeTurns(turns)
        while let next = nextEventTime, next <= instant {
            asCurrent { _ = step() }
            await takeTurns(turns)
        }
        advance(to: instant)
    }

    /// Lets everything else on the main actor have its turn, some times.
    @MainActor
    func takeTurns(_ turns: Int) async {
        for _ in 0..<max(turns, 1) { await Task.yield() }
    }

    /// Hands the device to the main queue.
    func drive(script: DeviceScript?, clock: LiveClock?, turns: Int) {
        isLive = true
        self.script = script
        receivers.guardAll()
        renewSnapshot()
        let box = DeviceAmbient.Box(self)
        Task { @MainActor in await DeviceDriver(box, clock: clock, turns: turns).run() }
    }
}
