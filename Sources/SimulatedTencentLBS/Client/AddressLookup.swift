// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// One question to the map service, until it is answered.
///
/// It ends silently when it is dropped.
final class AddressLookup {
    private let sdk: DeviceSDK
    private let place: Coordinate<WGS84>?
    private let isKeyAccepted: Bool
    private let completion: (DeviceAddress?) -> Void
    private var slot: DeviceSlot!

    /// Asks for the address of a place.
    init(
        _ location: CLLocation,
        of client: TencentClient,
        _ completion: @escaping (DeviceAddress?) -> Void
    ) {
        sdk = client.sdk
        let coordinate = location.coordinate
        place = try? Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
        isKeyAccepted = client.acceptsKey
        self.completion = completion
        slot = sdk.device.register(self, caller: SimulatedTencent.name)
        sdk.device.network.request(SimulatedTencent.addressHost, from: slot)
    }

    deinit { slot.retire() }
}

extension AddressLookup: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard event.kind == .networkEnded else { return }
        slot.retire()
        let isAnswered = DeviceNetworkOutcome(rawValue: event.payload) == .answered && isKeyAccepted
        completion(isAnswered ? place.flatMap(sdk.address(of:)) : nil)
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedTencent.name) address" }
}

extension TencentClient {
    /// Whether Tencent's servers accept the manager's key for this app.
    var acceptsKey: Bool {
        guard !settings.apiKey.isEmpty else { return false }
        let owner = configuration.bundleIdentifiers[settings.apiKey]
        return owner.map { $0 == device.configuration.declaration.bundleIdentifier } ?? true
    }

    /// Asks the map service for the address of a place.
    func lookUp(
        _ location: CLLocation,
        at level: TencentLBSRequestLevel,
        _ habit: SimulatedTencent.Habit,
        _ completion: @escaping (TencentClient, DeviceAddress?) -> Void
    ) -> AddressLookup {
        note(.call, "asks \(SimulatedTencent.addressHost) for the address", acceptsKey ? habit : .refusedKey)
        return AddressLookup(location, of: self) { [unowned self] answer in
            withExtendedLifetime(manager) {
                noteAnswer(answer, level)
                completion(self, answer)
            }
        }
    }

    private func noteAnswer(_ answer: DeviceAddress?, _ level: TencentLBSRequestLevel) {
        let words = answer.map { $0.provinceChinese + $0.cityChinese } ?? "nothing"
        let habit: SimulatedTencent.Habit =
            answer == nil ? .addressFailed : level == .poi ? .poiName : .levelFields
        note(.callback, "answer of \(SimulatedTencent.addressHost): \(words)", habit)
    }

    /// What a level tells of an answer.
    func texts(_ answer: DeviceAddress?, at level: TencentLBSRequestLevel) -> LocationTexts? {
        answer.map {
            LocationTexts(
                $0,
                level: level,
                hasNationCode: settings.hasNationCode,
                poiHasName: configuration.isOn(.tencentPoiHasName)
            )
        }
    }
}
