// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Asynchronous interfaces and who waits")
struct AsyncIsolationTests {
    /// A model as an app writes it: everything on the main actor.
    @MainActor
    private final class Model {
        var fixes = 0
        var states: [CLMonitor.Event.State] = []
        var monitor: CLMonitor?
        private var activity: CLBackgroundActivitySession?

        func follow() async throws {
            activity = CLBackgroundActivitySession()
            for try await update in CLLocationUpdate.liveUpdates() {
                if update.location != nil { fixes += 1 }
                if fixes == 3 { break }
            }
            activity?.invalidate()
        }

        func watch() async throws {
            let monitor = await CLMonitor("model")
            self.monitor = monitor
            let condition = CLMonitor.CircularGeographicCondition(center: hangzhou, radius: 100)
            await monitor.add(condition, identifier: "lake", assuming: .unsatisfied)
            for try await event in await monitor.events {
                states.append(event.state)
                break
            }
        }
    }

    @MainActor
    @Test("On the main actor they are used as an app uses them, stepped by turns of the actor.")
    func mainActor() async throws {
        let device = try phone("18.0", .whenInUse)
        let model = Model()
        let tasks = device.asCurrent { [Task { try await model.follow() }, Task { try await model.watch() }] }
        for _ in 0..<5 {
            for _ in 0..<32 { await Task.yield() }
            device.advance(by: .seconds(1))
        }
        for _ in 0..<32 { await Task.yield() }
        #expect(model.fixes == 3)
        #expect(model.states == [.satisfied])
        for task in tasks { try await task.value }
    }

    @Test("A cancelled task ends its iteration, and the updates with it.")
    func cancelled() throws {
        let device = try phone("18.0", .whenInUse)
        let count = try device.run {
            let task = device.task {
                var count = 0
                for try await _ in CLLocationUpdate.liveUpdates() { count += 1 }
                return count
            }
            try await pause(device, 3.5)
            task.cancel()
            return try await task.value
        }
        #expect(count == 3)
        #expect(device.lines(.call).contains("3.5 coreLocation call run 1 of liveUpdates ended by app"))
        device.advance(by: .seconds(60))
        #expect(device.pendingEventCount == 0)
    }

    @Test("Two iterations at once each get every update.")
    func two() throws {
        let device = try phone("17.4", .whenInUse)
        let (first, second) = try device.run {
            let task = device.task { try await firstUpdates(3) }
            return (try await firstUpdates(3), try await task.value)
        }
        #expect(first == second)
        #expect(first.count == 3)
    }

    @Test("A process that ends takes its iterations with it.")
    func processEnds() throws {
        let device = try phone("18.0", .whenInUse)
        let task = device.task { try await firstUpdates(100) }
        try device.run { try await pause(device, 2) }
        device.app.terminate()
        #expect(throws: DeviceStalled.self) { try device.run { try await task.value } }
        #expect(device.journal.entries.allSatisfy { $0.event != .callback || $0.time <= .seconds(2) })
        task.cancel()
    }

    @Test("The same run gives the same journal.")
    func deterministic() throws {
        let journals = try (0..<3).map { _ in
            let device = try phone("18.0")
            device.user.answers = [.init(prompt: .first13, option: .allowWhileUsing, delay: .seconds(1))]
            _ = try device.run {
                let task = device.task { try await firstUpdates(5) }
                return (try await firstUpdates(4), try await task.value)
            }
            return device.journal.text
        }
        #expect(Set(journals).count == 1)
        #expect(journals[0].contains("update of run 1 to app"))
    }
}
