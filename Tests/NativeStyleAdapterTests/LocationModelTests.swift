// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import Observation
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("The observable model, over the native provider")
struct LocationModelTests {
    private func model(_ phone: Phone) -> LocationModel {
        LocationModel(provider: phone.provider, environment: phone.environment)
    }

    /// Waits in virtual time.
    private func pause(_ seconds: Double, on phone: Phone) async {
        let (stream, end) = AsyncStream<Never>.makeStream()
        _ = phone.environment.schedule(after: seconds, label: "pause") { end.finish() }
        for await _ in stream {}
    }

    @Test("Asks the user, shows that it is locating, and ends with a fix.")
    func asksAndLocates() throws {
        let phone = Phone()
        phone.device.user.answers = [DeviceUserAnswer(prompt: .first13, option: .allowWhileUsing, delay: .seconds(2))]
        let model = model(phone)
        #expect(model.authorization.status == .notDetermined)
        #expect(!model.isLocating)
        try phone.device.run {
            let task = phone.device.task { await model.request() }
            await pause(1, on: phone)
            #expect(model.isLocating)
            #expect(model.location == nil)
            try await task.value
        }
        #expect(!model.isLocating)
        #expect(model.authorization.status == .authorizedWhenInUse)
        #expect(model.accuracy == .fullAccuracy)
        #expect(model.location != nil)
        #expect(model.error == nil)
    }

    @Test("A refusal is an error, and a grant in Settings is seen and mends it.")
    func refusal() throws {
        let phone = Phone(grant: .denied)
        let model = model(phone)
        try phone.device.run { await model.request() }
        #expect(model.error == LocationError(.denied))
        #expect(model.location == nil)
        try phone.device.permission.change(.access(.whileUsing))
        phone.device.settle()
        #expect(model.authorization.status == .authorizedWhenInUse)
        try phone.device.run { await model.request() }
        #expect(model.error == nil)
        #expect(model.location != nil)
    }

    @Test("A view that reads the location is told that it changes; one that reads only the permission is not.")
    func tellsItsReaders() throws {
        let phone = Phone(grant: .whenInUse)
        let model = model(phone)
        let (told, sink) = AsyncStream<String>.makeStream()
        withObservationTracking {
            _ = model.location
        } onChange: {
            sink.yield("location")
        }
        withObservationTracking {
            _ = model.authorization
        } onChange: {
            sink.yield("authorization")
        }
        let words = try phone.device.run {
            await model.request()
            sink.finish()
            return await told.reduce(into: []) { $0.append($1) }
        }
        #expect(words == ["location"])
    }

    @Test("A cancelled request changes neither the fix nor the error.")
    func cancellation() throws {
        let phone = Phone(grant: .whenInUse)
        let model = model(phone)
        try phone.device.run {
            let task = phone.device.task { await model.request() }
            task.cancel()
            try await task.value
        }
        #expect(model.location == nil)
        #expect(model.error == nil)
        #expect(!model.isLocating)
    }

    @Test("Following keeps the fix up to date until its task is cancelled, and the app's delegate goes on hearing.")
    func follows() throws {
        let phone = Phone(grant: .whenInUse)
        let model = model(phone)
        try phone.device.run {
            let task = phone.device.task { await model.follow() }
            await pause(5, on: phone)
            let early = model.location
            await pause(5, on: phone)
            #expect(early != nil)
            #expect(model.location != early)
            #expect(model.isLocating)
            task.cancel()
            try await task.value
        }
        #expect(phone.updates.count > 5)
        #expect(phone.updates.last == model.location)
        #expect(!model.isLocating)
    }

    @Test("A refusal in mid-following ends it with the error.")
    func losesPermission() throws {
        let phone = Phone(grant: .whenInUse)
        let model = model(phone)
        try phone.device.run {
            let task = phone.device.task { await model.follow() }
            await pause(5, on: phone)
            try phone.device.permission.change(.access(.never))
            try await task.value
        }
        #expect(model.error == LocationError(.denied))
        #expect(model.authorization.status == .denied)
        #expect(model.location != nil)
    }

    @Test("A model that is dropped leaves the authority, and nothing keeps it.")
    func isReleased() {
        let phone = Phone(grant: .whenInUse)
        weak var released: LocationModel?
        do {
            let model = model(phone)
            released = model
        }
        #expect(released == nil)
    }
}
