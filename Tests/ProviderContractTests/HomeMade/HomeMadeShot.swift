// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// One-shots: waits for the first fix that is fine enough, then looks its address up.
final class HomeMadeShot: OneShotSource {
    private let device: SimulatedDevice
    private let habits: HomeMadeHabits
    private let relay: DelegateRelay
    private let authority: any LocationAuthority
    private var slot: DeviceSlot?
    private var session = 0
    private var startedAt = Duration.zero
    private var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?
    private var located: Location?
    private var hasAskedForAccuracy = false

    private static let look = DeviceEvent.Kind(rawValue: 1)

    init(
        _ device: SimulatedDevice,
        _ habits: HomeMadeHabits,
        relay: DelegateRelay,
        authority: any LocationAuthority
    ) {
        self.device = device
        self.habits = habits
        self.relay = relay
        self.authority = authority
        let slot = device.register(self, caller: "homemade")
        self.slot = slot
        session = device.location.open(for: slot)
    }

    deinit { slot?.retire() }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        guard habits.hasConsent else { return report(.finished(.failure(LocationError(.privacyNotAgreed)))) }
        self.leg = leg
        self.report = report
        located = nil
        hasAskedForAccuracy = false
        startedAt = device.now
        setUpdating(true)
        lookAgain(after: .zero, for: leg)
    }

    func cancel(_ leg: OneShotLeg) { end() }

    private func end() {
        leg = nil
        report = nil
        setUpdating(false)
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        end()
        report?(.finished(result))
    }

    private func setUpdating(_ isUpdating: Bool) {
        var wants = DeviceLocationSession()
        wants.isUpdating = isUpdating
        device.location.update(session, wants)
    }

    private func lookAgain(after delay: Duration, for leg: OneShotLeg) {
        if let slot { device.schedule(Self.look, payload: leg.number, after: delay, to: slot) }
    }

    private func look() {
        guard let leg else { return }
        if device.permission.status == .notDetermined, habits.capabilities.contains(.permissionCallbacks) {
            return askForPermission(leg)
        }
        let isReduced = device.permission.accuracy == .reduced
        guard device.permission.status.isAuthorized else {
            return finish(.failure(LocationError(.denied, vendorDomain: "homemade", vendorCode: 1)))
        }
        if isReduced, asksForAccuracy(leg) { return askForAccuracy(leg) }
        let fix = isReduced ? device.sensing.reducedFix() : device.sensing.fix(acquiredFor: device.now - startedAt)
        guard device.location.mayDeliver(to: session).allowed, let fix, let location = Location(fix, on: device),
            isReduced || fix.horizontalAccuracy <= 100
        else { return lookAgain(after: .seconds(1), for: leg) }
        device.location.noteDelivery(to: session)
        guard leg.wantsAddress, habits.capabilities.contains(.reverseGeocoding), let slot else {
            return finish(.success(location))
        }
        located = location
        report?(.located(location))
        device.network.request("homemade.example", from: slot)
    }

    private func askForPermission(_ leg: OneShotLeg) {
        if startedAt == device.now {
            relay.provider.map { relay.delegate?.provider($0, doRequireLocationAuth: authority) }
        }
        lookAgain(after: .seconds(1), for: leg)
    }

    private func asksForAccuracy(_ leg: OneShotLeg) -> Bool {
        habits.capabilities.contains(.accuracyCallbacks) && leg.accuracyMode == .fullAndReduce && !hasAskedForAccuracy
    }

    private func askForAccuracy(_ leg: OneShotLeg) {
        hasAskedForAccuracy = true
        report?(.asksFullAccuracy)
        relay.provider.map { provider in
            relay.delegate?.provider(provider, doRequireTemporaryFullAccuracyAuth: authority) { [weak self] _ in
                self?.report?(.fullAccuracyAnswered)
                self?.lookAgain(after: .zero, for: leg)
            }
        }
    }

    private func addressEnded(_ outcome: DeviceNetworkOutcome) {
        guard let fix = located else { return }
        var location = fix
        located = nil
        guard outcome == .answered, let found = DeviceGazetteer.nearest(to: location.coordinate.wgs84) else {
            location.addressError = LocationError(.addressFailed)
            return finish(.success(location))
        }
        var address = Address()
        address.country = found.country
        address.city = found.city
        location.address = address
        finish(.success(location))
    }
}

extension HomeMadeShot: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        switch event.kind {
        case Self.look where event.payload == leg?.number: look()
        case .networkEnded: addressEnded(DeviceNetworkOutcome(rawValue: event.payload) ?? .notConnected)
        default: break
        }
    }
}
