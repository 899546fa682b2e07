// SPDX-License-Identifier: Apache-2.0

import CoreLocation

/// CoreLocation for code that awaits.
final class LocationService: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var permission: [CheckedContinuation<CLAuthorizationStatus, Never>] = []
    private var location: CheckedContinuation<CLLocation, Error>?
    private var updates: AsyncStream<CLLocation>.Continuation?

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    }

    /// Asks if nobody has asked yet, and waits for the decision.
    func requestPermission() async -> CLAuthorizationStatus {
        guard manager.authorizationStatus == .notDetermined else { return manager.authorizationStatus }
        return await withCheckedContinuation { continuation in
            permission.append(continuation)
            manager.requestWhenInUseAuthorization()
        }
    }

    /// One location.
    func currentLocation() async throws -> CLLocation {
        try await withCheckedThrowingContinuation { continuation in
            location?.resume(throwing: CancellationError())
            location = continuation
            manager.requestLocation()
        }
    }

    /// Locations until the loop over them ends.
    func liveLocations() -> AsyncStream<CLLocation> {
        AsyncStream { continuation in
            continuation.onTermination = { [weak self] _ in
                Task { @MainActor in self?.manager.stopUpdatingLocation() }
            }
            updates = continuation
            manager.startUpdatingLocation()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus != .notDetermined else { return }
        let waiting = permission
        permission = []
        for continuation in waiting { continuation.resume(returning: manager.authorizationStatus) }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let newest = locations.last else { return }
        location?.resume(returning: newest)
        location = nil
        updates?.yield(newest)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        location?.resume(throwing: error)
        location = nil
    }
}
