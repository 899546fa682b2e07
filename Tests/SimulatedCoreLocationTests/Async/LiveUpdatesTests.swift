// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Asynchronous updates")
struct LiveUpdatesTests {
    @Test("They carry locations for as long as somebody iterates.", arguments: ["17.0", "18.0", "26.0"])
    func locations(_ os: String) throws {
        let device = try phone(os, .whenInUse)
        let accuracies = try device.run {
            var accuracies: [Double] = []
            for try await update in CLLocationUpdate.liveUpdates(.fitness) {
                accuracies.append(update.location?.horizontalAccuracy ?? -1)
                if accuracies.count == 5 { break }
            }
            return accuracies
        }
        #expect(accuracies == [65, 65, 10, 10, 5])
        #expect(device.now == .seconds(5))
        device.advance(by: .seconds(60))
        #expect(device.location.statusBar.last?.arrow == StatusBarArrow.none)
    }

    @Test("From iOS 18 they ask for permission, and say meanwhile that they do.")
    func asks() throws {
        let device = try phone("18.0")
        device.user.answers = [.init(prompt: .first13, option: .allowWhileUsing, delay: .seconds(3))]
        let words = try device.run { try await firstUpdates(3) }
        #expect(words == ["authorizationRequestInProgress", "±65", "±65"])
        #expect(device.now == .seconds(5))
        #expect(device.journal.entries.contains { $0.rule == BehaviourRule.sessionPrompts.rawValue })
    }

    @Test("On iOS 17 they never ask, and wait for a decision made otherwise.")
    func neverAsks() throws {
        let device = try phone("17.4")
        #expect(throws: DeviceStalled.self) { try device.run { try await firstUpdates(1) } }
        #expect(device.permission.prompts.isEmpty)
        device.user.answers = [.init(prompt: .first13, option: .allowWhileUsing)]
        let words = try device.run {
            CLLocationManager().requestWhenInUseAuthorization()
            return try await firstUpdates(1)
        }
        #expect(words == ["±65"])
    }

    @Test("A refusal does not end them: an update says so, and locations come with the permission.")
    func denial() throws {
        let device = try phone("18.0", .denied)
        let task = device.task { try await firstUpdates(3) }
        let words = try device.run {
            try await pause(device, 5)
            try device.permission.change(.locationServices(false))
            try await pause(device, 5)
            try device.permission.change(.locationServices(true))
            try device.permission.change(.access(.whileUsing))
            return try await task.value
        }
        #expect(words == ["authorizationDenied", "authorizationDenied authorizationDeniedGlobally", "±65"])
    }

    @Test("Before iOS 18 a refusal has no words: an update without location tells it once.")
    func denialWithoutWords() throws {
        let device = try phone("17.4", .denied)
        let words = try device.run {
            let task = device.task { try await firstUpdates(2) }
            try await pause(device, 5)
            try device.permission.change(.access(.whileUsing))
            return try await task.value
        }
        #expect(words == ["none", "±65"])
    }

    @Test("A restriction has a word of its own.")
    func restriction() throws {
        let device = try phone("18.0", .whenInUse)
        try device.permission.change(.restricted(true))
        #expect(try device.run { try await firstUpdates(1) } == ["authorizationRestricted"])
    }

    @Test("After Allow Once has lapsed they ask again, as soon as the app is back.")
    func asksAgain() throws {
        let device = try phone("18.0")
        device.user.answers = [.init(prompt: .first13, option: .allowOnce)]
        let task = device.task { try await firstUpdates(40) }
        device.advance(by: .zero)
        try device.run { try await pause(device, 3) }
        device.app.enterBackground()
        device.advance(by: .seconds(30))
        #expect(device.permission.status == .notDetermined)
        device.app.enterForeground()
        device.advance(by: .seconds(1))
        #expect(device.permission.promptOnScreen?.id == .first13)
        #expect(device.permission.prompts.count == 2)
        task.cancel()
    }

    @Test("Without the usage text nothing is asked or said but in the journal, once.")
    func missingText() throws {
        var configuration = DeviceConfiguration(declaration: AppDeclaration())
        configuration.os = try IOSVersion(parsing: "18.0")
        let device = SimulatedDevice(configuration)
        device.app.launch()
        #expect(throws: DeviceStalled.self) { try device.run { try await firstUpdates(1) } }
        let lines = device.journal.entries.filter { $0.event == .refused }.map(\.detail)
        #expect(lines == ["the implicit session cannot ask: Info.plist lacks NSLocationWhenInUseUsageDescription"])
    }

    @Test("With explicit sessions required nothing comes until one is held.")
    func explicitOnly() throws {
        let device = try explicitPhone(.unasked)
        device.user.answers = [.init(prompt: .first13, option: .allowWhileUsing)]
        let words = try device.run {
            let task = device.task { try await firstUpdates(3) }
            try await pause(device, 2)
            #expect(device.permission.prompts.isEmpty)
            let session = CLServiceSession(authorization: .whenInUse)
            let words = try await task.value
            session.invalidate()
            return words
        }
        #expect(words == ["serviceSessionRequired", "authorizationRequestInProgress", "±65"])
    }

    @Test("Lying still gives one stationary update with a location; moving ends the silence.")
    func stationary() throws {
        let device = try phone("17.4", .whenInUse, switches: [.pauseAfterStill: "60"])
        let stillness = try device.run {
            let task = device.task {
                var stillness: [String] = []
                var last = false
                // Ends even where nothing ever is stationary.
                for try await update in CLLocationUpdate.liveUpdates() {
                    if device.now > .seconds(250) { break }
                    guard update.isStationary != last else { continue }
                    last = update.isStationary
                    stillness.append("\(Int(device.now / .seconds(1))) \(last) \(update.location != nil)")
                    if stillness.count == 2 { break }
                }
                return stillness
            }
            try await pause(device, 200)
            device.moveNorth(50)
            return try await task.value
        }
        #expect(stillness == ["61 true true", "200 false true"])
    }

    @Test("A lost signal is told once; locations come back with it.")
    func lostSignal() throws {
        let device = try phone("18.0", .whenInUse)
        let words = try device.run {
            let task = device.task { try await firstUpdates(3) }
            try await pause(device, 1.5)
            device.sensing.setSignal(false)
            try await pause(device, 20)
            device.sensing.setSignal(true)
            return try await task.value
        }
        #expect(words == ["±65", "locationUnavailable", "±65"])
    }

    @Test("Approximate locations say that they are.")
    func reduced() throws {
        let device = try phone("18.0", .whenInUse, precise: false)
        #expect(try device.run { try await firstUpdates(2) } == ["±5000 accuracyLimited", "±5000 accuracyLimited"])
        #expect(device.now == .seconds(900))
    }

    @Test("What is injected is delivered, also when software made it.")
    func injected() throws {
        let device = try phone("18.0", .whenInUse)
        let words = try device.run {
            let task = device.task { try await firstUpdates(1) }
            try await pause(device, 0.5)
            device.sensing.inject(DeviceFix(coordinate: device.sensing.truth, horizontalAccuracy: 42, time: device.now))
            return try await task.value
        }
        #expect(words == ["±42"])
    }

    @Test("On an older iOS they end at once, and the journal says that they are new.")
    func older() throws {
        let device = try phone("16.4", .whenInUse)
        #expect(try device.run { try await firstUpdates(1) }.isEmpty)
        #expect(
            device.lines(.call).last
                == "0 coreLocation call liveUpdates is new in iOS 17.0: on iOS 16.4 app would fail [CL-NEWER-API]"
        )
    }
}
