// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Temporary full accuracy")
struct TemporaryAccuracyTests {
    /// Asks on a phone and writes down callback and completion in their order.
    private func ask(
        _ device: SimulatedDevice,
        purposeKey: String = "navigation",
        answer: PromptOption? = nil
    ) throws -> [String] {
        let app = NewRecorder(device)
        let manager = device.manager(app)
        device.settle()
        let before = app.events.count
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
            let accuracy = manager.accuracyAuthorization == .fullAccuracy ? "full" : "reduced"
            let code = (error as? CLError).map { "\($0.code.rawValue)" } ?? "nil"
            app.note(manager, "completion \(code) \(accuracy)")
        }
        #expect(app.events.count == before)
        if let answer { try device.permission.answer(answer) }
        device.settle()
        return Array(app.events.dropFirst(before))
    }

    @Test("Allowed: property, callback, then the completion without an error.")
    func allowed() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let events = try ask(device, answer: .allowOnce)
        #expect(events == ["0 whenInUse full", "0 completion nil full"])
    }

    @Test("Refused: no callback, and the completion has no error either.")
    func refused() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        #expect(try ask(device, answer: .dontAllow) == ["0 completion nil reduced"])
    }

    @Test("Refused is an error by a switch.")
    func refusedIsError() throws {
        let switches = [SwitchName.tempAccuracyDeclineIsError: "true"]
        let device = try phone("17.4", .whenInUse, precise: false, switches: switches)
        #expect(try ask(device, answer: .dontAllow) == ["0 completion 18 reduced"])
    }

    @Test("A purpose key without a text: promptDeclined, and no prompt.")
    func unknownKey() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        #expect(try ask(device, purposeKey: "parking") == ["0 completion 18 reduced"])
        #expect(device.permission.prompts.isEmpty)
    }

    @Test("Full already, or no permission: promptDeclined.", arguments: [AccessGrant.whenInUse, .unasked, .denied])
    func declined(_ grant: AccessGrant) throws {
        let device = try phone("17.4", grant)
        #expect(try ask(device) == ["0 completion 18 full"])
        #expect(device.permission.prompts.isEmpty)
    }

    @Test("Two requests at a time complete once each.")
    func two() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let manager = device.manager(NewRecorder(device))
        var outcomes: [String] = []
        for name in ["first", "second"] {
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { error in
                outcomes.append("\(name) \((error as? CLError)?.code.rawValue ?? 0)")
            }
        }
        device.settle()
        try device.permission.answer(.allowOnce)
        device.settle()
        #expect(outcomes == ["second 18", "first 0"])
    }

    @Test("The completion comes although the manager is gone.")
    func managerGone() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        var completions = 0
        do {
            let manager = device.manager(NewRecorder(device))
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { _ in completions += 1 }
        }
        try device.permission.answer(.allowOnce)
        device.settle()
        #expect(completions == 1)
    }

    @Test("Without a completion the request works as well.")
    func noCompletion() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        let manager = device.manager(NewRecorder(device))
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation")
        try device.permission.answer(.allowOnce)
        device.settle()
        #expect(manager.accuracyAuthorization == .fullAccuracy)
    }

    @Test("The asynchronous form waits for the answer.")
    func asynchronous() throws {
        let device = try phone("17.4", .whenInUse, precise: false)
        device.user.answers = [DeviceUserAnswer(prompt: .tempFull14, option: .allowOnce, delay: .seconds(3))]
        let time = try device.run {
            let manager = CLLocationManager()
            try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation")
            #expect(manager.accuracyAuthorization == .fullAccuracy)
            return device.now
        }
        #expect(time == .seconds(3))
    }

    @Test("The asynchronous form throws promptDeclined.")
    func asynchronousError() throws {
        let device = try phone("17.4", .whenInUse)
        #expect(throws: CLError(.promptDeclined)) {
            try device.run {
                try await CLLocationManager().requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation")
            }
        }
    }

    @Test("Before iOS 14 nobody can be asked.")
    func before14() throws {
        let device = try phone("13.7", .whenInUse)
        #expect(try ask(device) == ["0 completion 18 full"])
    }
}
