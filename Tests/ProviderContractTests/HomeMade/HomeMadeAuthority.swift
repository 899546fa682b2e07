// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// The phone's permission surface, without any SDK between.
final class HomeMadeAuthority: LocationAuthority {
    private let device: SimulatedDevice
    private var slot: DeviceSlot?
    private let observers = ObserverList<AuthorizationState>()
    private var confirmations: [() -> Void] = []
    private var accuracyCompletions: [(LocationError?) -> Void] = []

    private static let confirm = DeviceEvent.Kind(rawValue: 1)

    init(_ device: SimulatedDevice) {
        self.device = device
        let slot = device.register(self, caller: "homemade")
        self.slot = slot
        device.permission.observeChanges(slot)
    }

    deinit { slot?.retire() }

    var authorizationStatus: AuthorizationStatus {
        AuthorizationStatus(rawValue: device.permission.status.rawValue) ?? .notDetermined
    }

    var accuracyAuthorization: AccuracyAuthorization {
        device.permission.accuracy == .reduced ? .reducedAccuracy : .fullAccuracy
    }

    var locationServicesEnabled: Bool { device.permission.servicesEnabled }

    func requestWhenInUseAuthorization() { device.permission.request(.whenInUse) }

    func requestAlwaysAuthorization() { device.permission.request(.always) }

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        guard let slot else { return }
        accuracyCompletions.append(completion)
        device.permission.requestTemporaryFullAccuracy(purposeKey: purposeKey, from: slot)
    }

    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        observers.add(handler)
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) {
        guard let slot else { return }
        confirmations.append(confirmed)
        device.schedule(Self.confirm, to: slot)
    }
}

extension HomeMadeAuthority: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        switch event.kind {
        case Self.confirm: confirmations.removeFirst()()
        case .authorizationChanged: observers.send(authorizationState)
        case .temporaryAccuracyEnded:
            let completion = accuracyCompletions.removeFirst()
            guard event.payload >= 0 else { return completion(nil) }
            completion(
                LocationError(.missingPurposeKey, vendorDomain: "kCLErrorDomain", vendorCode: event.payload)
            )
        default: break
        }
    }
}
