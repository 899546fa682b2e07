// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("The async face, over the native provider")
struct AsyncTests {
    let phone = Phone(grant: .whenInUse)

    @Test("A one-shot is awaited in virtual time.")
    func oneShot() throws {
        let phone = phone
        let location = try phone.device.run { try await phone.provider.requestLocation() }
        #expect(location.coordinate.datum == .wgs84)
        #expect(phone.seconds > 0)
    }

    @Test("A one-shot throws its own error.")
    func throwsError() throws {
        let phone = Phone(grant: .denied)
        #expect(throws: LocationError(.denied)) {
            try phone.device.run { _ = try await phone.provider.requestLocation() }
        }
    }

    @Test("A cancelled task cancels its request, and no other.")
    func cancellation() throws {
        let phone = phone
        let location = try phone.device.run {
            let first = phone.device.task { try await phone.provider.requestLocation() }
            let second = phone.device.task { try await phone.provider.requestLocation() }
            first.cancel()
            await #expect(throws: LocationError(.cancelled)) { try await first.value }
            return try await second.value
        }
        #expect(location.horizontalAccuracy != nil)
        let completions = phone.lines(.provider).filter { $0.contains(" completion ") }
        #expect(completions.count == 2)
        #expect(completions.filter { $0.contains("cancelled") }.count == 1)
    }

    @Test("A sequence delivers fixes in order, and leaving it stops the updates.")
    func sequence() throws {
        let phone = phone
        let times = try phone.device.run {
            var times: [Double] = []
            for try await location in phone.provider.locationUpdates() {
                times.append(location.timestamp)
                if times.count == 5 { break }
            }
            return times
        }
        #expect(times == times.sorted())
        #expect(phone.updates.count == 5)
        phone.device.advance(by: .seconds(60))
        #expect(phone.updates.count == 5)
        #expect(phone.provider.delegate === phone)
    }

    @Test("A cancelled task ends its sequence and stops the updates.")
    func cancelledSequence() throws {
        let phone = phone
        let count = try phone.device.run {
            let task = phone.device.task {
                var count = 0
                for try await _ in phone.provider.locationUpdates() { count += 1 }
                return count
            }
            _ = try await phone.provider.requestLocation()
            task.cancel()
            return try await task.value
        }
        #expect(count > 0)
        phone.device.advance(by: .seconds(60))
        #expect(phone.updates.count == count)
    }

    @Test("Two sequences run side by side; the first to end leaves the other its updates.")
    func twoSequences() throws {
        let phone = phone
        let counts = try phone.device.run {
            let long = phone.device.task {
                var count = 0
                for try await _ in phone.provider.locationUpdates() {
                    count += 1
                    if count == 8 { break }
                }
                return count
            }
            let short = phone.device.task {
                var count = 0
                for try await _ in phone.provider.locationUpdates() {
                    count += 1
                    if count == 3 { break }
                }
                return count
            }
            return try await [long.value, short.value]
        }
        #expect(counts == [8, 3])
        #expect(phone.lines(.coreLocation).filter { $0.contains(" startUpdatingLocation()") }.count == 1)
        #expect(phone.provider.delegate === phone)
    }

    @Test("A refusal ends a sequence by its error; a lost signal does not.")
    func endsByError() throws {
        let phone = phone
        #expect(throws: LocationError(.denied)) {
            try phone.device.run {
                for try await _ in phone.provider.locationUpdates() {
                    phone.device.sensing.setSignal(false)
                    try phone.device.permission.change(.access(.never))
                }
            }
        }
    }

    @Test("The gate can be awaited.")
    func gate() throws {
        let phone = Phone()
        phone.device.user.answers = [
            DeviceUserAnswer(prompt: .first13, option: .allowWhileUsing, precise: false, delay: .seconds(2))
        ]
        let gate = NativeFirstGate(authority: phone.provider.authority, environment: phone.environment)
        let outcome = try phone.device.run { try await gate.requestAuthorization(for: .whenInUse) }
        #expect(outcome == .granted(.authorizedWhenInUse, .reducedAccuracy))
        #expect(phone.seconds == 2)
    }
}
