// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment

/// The code that the README shows, between lines that name the listing; a test compares the two word for word.
public enum Listings {
    /// Asks natively, then locates.
    ///
    /// - Parameters:
    ///   - environment: The app's world.
    ///   - show: Gets the location; without a grant there is none.
    /// - Throws: What the gate or the request throws.
    public static func nativeFirst(
        in environment: ProviderEnvironment,
        show: (Location) -> Void
    ) async throws {
        // README: In an app
        let provider = NativeStyleProvider(environment: environment)
        let gate = NativeFirstGate(authority: provider.authority, environment: environment)
        if case .granted = try await gate.requestAuthorization(for: .whenInUse) {
            let location = try await provider.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters))
            show(location)
        }
        // README: end
    }

    /// Locates on a phone that the code drives.
    ///
    /// - Returns: The location.
    /// - Throws: What the request throws, or that the phone has nothing left to do.
    public static func inATest() throws -> Location {
        // README: In a test
        let device = SimulatedDevice()
        device.user.otherwise = .allowWhileUsing
        device.app.launch()
        let environment = ProviderEnvironment.simulated(device)
        let provider = NativeStyleProvider(environment: environment)
        let gate = NativeFirstGate(authority: provider.authority, environment: environment)
        let location = try device.run {
            _ = try await gate.requestAuthorization(for: .whenInUse)
            return try await provider.requestLocation()
        }
        // README: end
        return location
    }
}
