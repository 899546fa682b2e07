// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension CLLocationManager {
    /// Asks for the token with which a server may ask where the phone is, from iOS 15.
    ///
    /// The app needs the entitlement for location pushes; the simulated phone has no service that would send one. The
    /// completion comes once, on a later turn, with the token or a `CLLocationPushServiceError`.
    public func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        guard client.call("startMonitoringLocationPushes(completion:)", .locationPushes) else { return }
        LocationPushRequest(client.device, manager: client.number, completion).ask()
    }

    /// Asks for the token with which a server may ask where the phone is, and waits for it.
    ///
    /// - Throws: A `CLLocationPushServiceError`.
    public func startMonitoringLocationPushes() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            startMonitoringLocationPushes { token, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(token ?? Data()))
            }
        }
    }

    /// Lets the server ask no more.
    public func stopMonitoringLocationPushes() {
        _ = client.call("stopMonitoringLocationPushes()", .locationPushes)
    }
}
