// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("The async face in arrays of fixes, over the native provider")
struct BatchTests {
    let phone = Phone(grant: .whenInUse)

    @Test("Arrays have as many fixes as wanted, in order and without a gap, and leaving stops the updates.")
    func counts() throws {
        let phone = phone
        let batches = try phone.device.run {
            var batches: [[Location]] = []
            for try await batch in phone.provider.locationBatches(of: 4) {
                batches.append(batch)
                if batches.count == 3 { break }
            }
            return batches
        }
        #expect(batches.map(\.count) == [4, 4, 4])
        #expect(batches.flatMap { $0 } == phone.updates)
        phone.device.advance(by: .seconds(60))
        #expect(phone.updates.count == 12)
        #expect(phone.provider.delegate === phone)
    }

    @Test("An array is handed over with fewer fixes when it spans enough time.")
    func spans() throws {
        let phone = phone
        let batches = try phone.device.run {
            var batches: [[Location]] = []
            for try await batch in phone.provider.locationBatches(of: 100, spanning: 2) {
                batches.append(batch)
                if batches.count == 3 { break }
            }
            return batches
        }
        #expect(batches.map(\.count) == [3, 3, 3])
        #expect(batches.allSatisfy { $0[2].timestamp - $0[0].timestamp == 2 })
    }

    @Test("What came late is handed over in arrays of the wanted length all the same.")
    func lateConsumer() throws {
        let phone = phone
        let sizes = try phone.device.run {
            var sizes: [Int] = []
            let iterator = phone.provider.locationBatches(of: 3).makeAsyncIterator()
            while phone.updates.count < 8 { _ = try await phone.provider.requestLocation() }
            while sizes.count < 2 { sizes.append(try await iterator.next()?.count ?? 0) }
            return sizes
        }
        #expect(sizes == [3, 3])
    }

    @Test("A refusal ends the sequence by its error, after the fixes that came before it.")
    func endsByError() throws {
        let phone = phone
        let sizes = try phone.device.run {
            var sizes: [Int] = []
            phone.device.task {
                while phone.updates.count < 5 { _ = try await phone.provider.requestLocation() }
                try phone.device.permission.change(.access(.never))
            }
            await #expect(throws: LocationError(.denied)) {
                for try await batch in phone.provider.locationBatches(of: 1_000) { sizes.append(batch.count) }
            }
            return sizes
        }
        #expect(sizes == [phone.updates.count])
    }

    @Test("A cancelled task ends its sequence at once and stops the updates.")
    func cancellation() throws {
        let phone = phone
        let count = try phone.device.run {
            let task = phone.device.task {
                var count = 0
                for try await batch in phone.provider.locationBatches(of: 1_000) { count += batch.count }
                return count
            }
            _ = try await phone.provider.requestLocation()
            task.cancel()
            return try await task.value
        }
        #expect(count == 0)
        let updates = phone.updates.count
        phone.device.advance(by: .seconds(60))
        #expect(phone.updates.count == updates)
    }

    @Test("A number below one counts as one.")
    func smallest() throws {
        let phone = phone
        let batch = try phone.device.run { try await phone.provider.locationBatches(of: 0).makeAsyncIterator().next() }
        #expect(batch?.count == 1)
    }
}
