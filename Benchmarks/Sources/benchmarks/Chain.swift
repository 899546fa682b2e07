// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment

/// A phone with an app that receives a location every second, in one of the ways an app can.
///
/// Each way is a class of its own; the app at its end reads the place, and nothing else.
protocol Chain: AnyObject {
    /// The chain's name in rows.
    var name: String { get }
    /// The phone.
    var device: SimulatedDevice { get }
    /// How many locations have reached the app.
    var received: Int { get }

    /// Lets a number of seconds pass.
    func run(seconds: Int) throws
}

extension Chain {
    func run(seconds: Int) { device.advance(by: .seconds(seconds)) }
}

extension SimulatedDevice {
    /// A phone whose running app may locate while it is used, and whose journal counts locations without keeping them.
    static func locating() -> SimulatedDevice {
        let device = SimulatedDevice(DeviceConfiguration(permission: PermissionState(grant: .whenInUse)))
        device.journal.fixPolicy = .counted
        device.app.launch()
        device.settle()
        return device
    }
}

/// An app behind a provider.
final class ProviderChain: Chain {
    let name: String
    let device = SimulatedDevice.locating()
    private let app = ProviderApp()
    private let provider: any LocationProvider

    init(_ name: String, _ make: (SimulatedDevice) -> any LocationProvider) {
        self.name = name
        let device = device
        provider = device.asCurrent { make(device) }
        provider.delegate = app
        device.asCurrent { provider.startUpdatingLocation() }
    }

    var received: Int { app.received }
}

/// An app that iterates over a provider's updates.
final class AsyncChain: Chain {
    let name: String
    let device = SimulatedDevice.locating()
    private(set) var received = 0
    private var latitudes = 0.0
    private let provider: any LocationProvider

    init(_ name: String, _ make: (SimulatedDevice) -> any LocationProvider) {
        self.name = name
        let device = device
        provider = device.asCurrent { make(device) }
    }

    func run(seconds: Int) throws {
        try device.run { [self] in
            let end = received + seconds
            for try await location in provider.locationUpdates() {
                latitudes += location.coordinate.latitude
                received += 1
                if received == end { break }
            }
        }
    }
}

/// An app that iterates over a provider's updates in arrays of a minute's.
final class BatchChain: Chain {
    let name: String
    let device = SimulatedDevice.locating()
    private(set) var received = 0
    private var latitudes = 0.0
    private let provider: any LocationProvider

    init(_ name: String, _ make: (SimulatedDevice) -> any LocationProvider) {
        self.name = name
        let device = device
        provider = device.asCurrent { make(device) }
    }

    func run(seconds: Int) throws {
        try device.run { [self] in
            let end = received + seconds
            for try await locations in provider.locationBatches(of: min(60, seconds)) {
                for location in locations.prefix(end - received) { latitudes += location.coordinate.latitude }
                received = min(end, received + locations.count)
                if received == end { break }
            }
        }
    }
}

/// The app that a provider tells.
private final class ProviderApp: LocationProviderDelegate {
    private(set) var received = 0
    private var latitudes = 0.0

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        received += 1
        latitudes += location.coordinate.latitude
    }
}
