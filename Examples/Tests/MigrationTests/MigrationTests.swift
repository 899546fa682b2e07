// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import MigrationAfter
import NativeStyleAdapter
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedEnvironment
import Testing

@testable import MigrationBefore

private typealias Before = MigrationBefore.StoreLocator
private typealias After = MigrationAfter.StoreLocator

@Suite("Before and after moving over")
struct MigrationTests {
    /// A phone whose app has been launched.
    private func phone(
        texts: [UsageKey: String] = [.whenInUse: "text"],
        grant: AccessGrant = .unasked
    ) -> SimulatedDevice {
        let device = SimulatedDevice(
            DeviceConfiguration(
                declaration: AppDeclaration(usageTexts: texts),
                permission: PermissionState(grant: grant)
            )
        )
        device.app.launch()
        device.settle()
        return device
    }

    /// What the class that was there says within a minute.
    private func before(_ device: SimulatedDevice) -> [String] {
        var words: [String] = []
        let locator = device.asCurrent {
            let locator = Before()
            locator.locate { location, error in words.append(location != nil ? "location" : "\(error != nil)") }
            return locator
        }
        device.advance(by: .seconds(60))
        withExtendedLifetime(locator) {}
        return words
    }

    /// What the class that takes its place says.
    private func after(_ device: SimulatedDevice) throws -> String {
        let locator = After(environment: .simulated(device))
        return try device.run {
            do throws(LocationError) {
                _ = try await locator.locate()
                return "location"
            } catch {
                return error.code.rawValue
            }
        }
    }

    @Test("Both locate where the user allows it.")
    func allowed() throws {
        for isBefore in [true, false] {
            let device = phone()
            device.user.otherwise = .allowWhileUsing
            #expect(try isBefore ? before(device) == ["location"] : after(device) == "location")
        }
    }

    @Test("A refusal at the prompt is silence before, and an error after.")
    func refused() throws {
        for isBefore in [true, false] {
            let device = phone()
            device.user.otherwise = .dontAllow
            #expect(try isBefore ? before(device) == [] : after(device) == "denied")
        }
    }

    @Test("A missing usage text is silence before, and named after.")
    func missingText() throws {
        #expect(before(phone(texts: [:])) == [])
        #expect(try after(phone(texts: [:])) == "missingUsageDescription")
    }

    @Test("Location Services that are off look like a refusal before, and like themselves after.")
    func servicesOff() throws {
        for isBefore in [true, false] {
            let device = phone()
            try device.permission.change(.locationServices(false))
            device.settle()
            #expect(try isBefore ? before(device) == ["true"] : after(device) == "servicesOff")
        }
    }

    @Test("A grant in Settings calls the old completion once more.")
    func lateGrant() throws {
        let device = phone(grant: .whenInUse)
        var words: [String] = []
        let locator = device.asCurrent {
            let locator = Before()
            locator.locate { location, _ in words.append(location != nil ? "location" : "error") }
            return locator
        }
        device.advance(by: .seconds(60))
        let first = words
        for access in [SettingsAccess.never, .whileUsing] {
            try device.permission.change(.access(access))
            device.advance(by: .seconds(60))
        }
        withExtendedLifetime(locator) {}
        #expect(first.contains("location"))
        #expect(words.count > first.count)
    }

    @Test("A second caller takes the first one's answer away before; after, each has its own.")
    func twoCallers() throws {
        var answers = [0, 0]
        let device = phone(grant: .whenInUse)
        let locator = device.asCurrent {
            let locator = Before()
            locator.locate { _, _ in answers[0] += 1 }
            locator.locate { _, _ in answers[1] += 1 }
            return locator
        }
        device.advance(by: .seconds(60))
        withExtendedLifetime(locator) {}
        #expect(answers[0] == 0)
        #expect(answers[1] > 0)

        let other = phone(grant: .whenInUse)
        let provider = NativeStyleProvider(environment: .simulated(other))
        var results = [0, 0]
        for index in results.indices { provider.requestLocation(LocationRequest()) { _ in results[index] += 1 } }
        other.advance(by: .seconds(60))
        #expect(results == [1, 1])
    }

    @Test("Merely making the class locates before, where the permission is there already.")
    func eager() {
        let device = phone(grant: .whenInUse)
        let locator = device.asCurrent { Before() }
        device.advance(by: .seconds(60))
        withExtendedLifetime(locator) {}
        #expect(device.journal.text.contains("requestLocation()"))
    }

    @Test("The calls that take a wrapper's place locate.")
    func wrapper() throws {
        let device = phone(grant: .whenInUse)
        let provider = NativeStyleProvider(environment: .simulated(device))
        var shown = 0
        Trip.locate(with: provider, show: { _ in shown += 1 }, explain: { _ in })
        device.advance(by: .seconds(60))
        #expect(shown == 1)
        #expect(try device.run { try await Trip.follow(provider, upTo: 3) } == 3)
    }
}
