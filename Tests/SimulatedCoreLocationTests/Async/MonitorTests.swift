// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Monitors of conditions")
struct MonitorTests {
    private let circle = CLMonitor.CircularGeographicCondition(center: hangzhou, radius: 200)

    /// What a monitor tells within a time, in words, from the moment it has its conditions.
    private func events(
        of device: SimulatedDevice,
        _ count: Int,
        name: String = "places",
        _ prepare: @escaping (CLMonitor) async throws -> Void
    ) async throws -> [String] {
        let monitor = await CLMonitor(name)
        try await prepare(monitor)
        var words: [String] = []
        for try await event in await monitor.events {
            words.append("\(DeviceTimeText.seconds(device.now)) \(event.identifier) \(event.state)")
            if words.count == count { break }
        }
        return words
    }

    @Test("A condition is told once it is known, and again after each change that lasts.", arguments: ["17.4", "18.0"])
    func changes(_ os: String) throws {
        let device = try phone(os, .whenInUse)
        let words = try device.run {
            let task = device.task {
                try await events(of: device, 3) { await $0.add(circle, identifier: "park") }
            }
            try await pause(device, 100)
            device.moveNorth(1_000)
            try await pause(device, 100)
            device.sensing.move(to: DeviceConfiguration.hangzhou)
            return try await task.value
        }
        #expect(words == ["1 park satisfied", "121 park unsatisfied", "221 park satisfied"])
    }

    @Test("What was assumed and turns out true is not told.")
    func assumed() throws {
        let device = try phone("18.0", .whenInUse)
        let words = try device.run {
            let task = device.task {
                try await events(of: device, 1) { await $0.add(circle, identifier: "park", assuming: .satisfied) }
            }
            try await pause(device, 60)
            device.moveNorth(1_000)
            return try await task.value
        }
        #expect(words == ["81 park unsatisfied"])
    }

    @Test("Names, records and removal are as they were added.")
    func records() throws {
        let device = try phone("18.0", .whenInUse)
        try device.run {
            let monitor = await CLMonitor("places")
            await monitor.add(circle, identifier: "a")
            await monitor.add(circle, identifier: "b", assuming: .unsatisfied)
            await monitor.add(CLMonitor.CircularGeographicCondition(center: hangzhou, radius: 50), identifier: "a")
            #expect(await monitor.identifiers == ["b", "a"])
            let record = await monitor.record(for: "a")
            #expect((record?.condition as? CLMonitor.CircularGeographicCondition)?.radius == 50)
            #expect(record?.lastEvent.state == .unknown)
            try await pause(device, 2)
            #expect(await monitor.record(for: "b")?.lastEvent.state == .satisfied)
            await monitor.remove("b")
            #expect(await monitor.record(for: "b") == nil)
            #expect(await monitor.identifiers == ["a"])
        }
    }

    @Test("The twenty-first condition of an app, over all monitors, is told as unmonitored.")
    func limit() throws {
        let device = try phone("18.0", .whenInUse)
        let exceeded = try device.run {
            let (first, second) = (await CLMonitor("first"), await CLMonitor("second"))
            for number in 0..<15 { await first.add(circle, identifier: "\(number)", assuming: .satisfied) }
            for number in 0..<6 { await second.add(circle, identifier: "\(number)", assuming: .satisfied) }
            #expect(await second.identifiers.count == 5)
            for try await event in await second.events {
                return "\(event.identifier) \(event.state) \(event.conditionLimitExceeded)"
            }
            return ""
        }
        #expect(exceeded == "5 unmonitored true")
    }

    @Test("Conditions outlive the process, and so does what was not heard.")
    func persistence() throws {
        let device = try phone("18.0", .whenInUse)
        try device.run {
            await CLMonitor("places").add(circle, identifier: "park")
            try await pause(device, 5)
        }
        device.app.terminate()
        device.app.launch()
        let words = try device.run {
            let monitor = await CLMonitor("places")
            #expect(await monitor.identifiers == ["park"])
            #expect(await CLMonitor("others").identifiers.isEmpty)
            for try await event in await monitor.events { return "\(event.state)" }
            return ""
        }
        #expect(words == "satisfied")
    }

    @Test("Refused, approximate, or of a kind that is not heard: unmonitored, with the reason from iOS 18.")
    func unmonitored() throws {
        func first(_ os: String, _ grant: AccessGrant, precise: Bool = true, beacon: Bool = false) throws -> String {
            let device = try phone(os, grant, precise: precise)
            device.sensing.hasBluetooth = false
            return try device.run {
                let monitor = await CLMonitor("places")
                if beacon {
                    await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "it")
                } else {
                    await monitor.add(circle, identifier: "it")
                }
                for try await event in await monitor.events {
                    let flags = [event.authorizationDenied, event.accuracyLimited, event.conditionUnsupported]
                    return "\(event.state) \(flags)"
                }
                return ""
            }
        }
        #expect(try first("18.0", .denied) == "unmonitored [true, false, false]")
        #expect(try first("18.0", .whenInUse, precise: false) == "unmonitored [false, true, false]")
        #expect(try first("18.0", .whenInUse, beacon: true) == "unmonitored [false, false, true]")
        #expect(try first("17.4", .denied) == "unmonitored [false, false, false]")
        #expect(try first("17.0", .denied) == "unknown [false, false, false]")
    }

    @Test("From iOS 18 iterating asks for permission; on 17 it never does.", arguments: [("18.0", 1), ("17.4", 0)])
    func asks(_ os: String, _ prompts: Int) throws {
        let device = try phone(os)
        let task = device.task { try await events(of: device, 1) { await $0.add(circle, identifier: "park") } }
        try device.run { try await pause(device, 3) }
        #expect(device.permission.prompts.count == prompts)
        task.cancel()
    }

    @Test(
        "Off screen, Always tells a suspended app, from iOS 18 only while a session for Always is held.",
        arguments: [("17.4", false, true), ("18.0", false, false), ("18.0", true, true)]
    )
    func always(_ os: String, _ holds: Bool, _ isTold: Bool) throws {
        let device = try phone(os, .always)
        var states: [CLMonitor.Event.State] = []
        var session: CLServiceSession?
        let task = device.task {
            session = holds ? CLServiceSession(authorization: .always) : nil
            let monitor = await CLMonitor("places")
            await monitor.add(circle, identifier: "park")
            for try await event in await monitor.events { states.append(event.state) }
        }
        try device.run { try await pause(device, 5) }
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(device.app.state == .suspended)
        device.moveNorth(1_000)
        try device.run { try await pause(device, 60) }
        #expect(states == (isTold ? [.satisfied, .unsatisfied] : [.satisfied]))
        device.app.enterForeground()
        try device.run { try await pause(device, 60) }
        #expect(states == [.satisfied, .unsatisfied])
        task.cancel()
        session?.invalidate()
    }

    @Test("A session for Always that outlived the process counts until a new one had its chance.")
    func alwaysAfterRelaunch() throws {
        let device = try phone("18.0", .always)
        let session = device.asCurrent { CLServiceSession(authorization: .always) }
        device.settle()
        #expect(device.sessions.alwaysIsInEffect)
        device.app.terminate()
        #expect(device.sessions.alwaysIsInEffect)
        device.advance(by: .seconds(3_600))
        device.app.launch()
        #expect(device.sessions.alwaysIsInEffect)
        device.advance(by: .seconds(10))
        #expect(!device.sessions.alwaysIsInEffect)
        session.invalidate()
    }

    @Test("Before iOS 17 there is none: the call is noted, and nothing follows.")
    func older() throws {
        let device = try phone("16.4", .whenInUse)
        let words = try device.run { try await events(of: device, 1) { await $0.add(circle, identifier: "park") } }
        #expect(words.isEmpty)
        #expect(device.lines(.call).last?.contains("monitor is new in iOS 17.0") == true)
    }

    @Test("A beacon is heard, and lost for good.")
    func beacons() throws {
        let device = try phone("18.0", .whenInUse)
        let uuid = UUID()
        let words = try device.run {
            let task = device.task {
                try await events(of: device, 3) {
                    await $0.add(CLMonitor.BeaconIdentityCondition(uuid: uuid, major: 1), identifier: "door")
                }
            }
            try await pause(device, 15)
            device.sensing.hear(DeviceBeacon(uuid: uuid, major: 2))
            device.sensing.hear(DeviceBeacon(uuid: uuid, major: 1))
            try await pause(device, 45)
            device.sensing.lose(uuid, major: 1)
            return try await task.value
        }
        #expect(words == ["1 door unsatisfied", "41 door satisfied", "81 door unsatisfied"])
    }

    @Test("With Always an event launches a terminated app, and waits for its monitor.")
    func launches() throws {
        let device = try phone("17.4", .always)
        try device.run { await CLMonitor("places").add(circle, identifier: "park", assuming: .satisfied) }
        device.advance(by: .seconds(5))
        device.app.terminate()
        device.moveNorth(1_000)
        device.advance(by: .seconds(35))
        #expect(device.app.state == .background)
        let word = try device.run {
            for try await event in await CLMonitor("places").events { return "\(event.state)" }
            return ""
        }
        #expect(word == "unsatisfied")
    }

    @Test("With a provisional Always the user is asked first, and the event follows the answer.")
    func provisional() throws {
        let device = try phone("17.4", .provisionalAlways)
        var states: [CLMonitor.Event.State] = []
        let task = device.task {
            let monitor = await CLMonitor("places")
            await monitor.add(circle, identifier: "park")
            for try await event in await monitor.events { states.append(event.state) }
        }
        try device.run { try await pause(device, 5) }
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        device.moveNorth(1_000)
        device.advance(by: .seconds(60))
        #expect(device.permission.promptOnScreen?.id == .upgrade13)
        try device.permission.answer(.changeToAlwaysAllow)
        try device.run { try await pause(device, 20) }
        #expect(states == [.satisfied, .unsatisfied])
        task.cancel()
    }
}
