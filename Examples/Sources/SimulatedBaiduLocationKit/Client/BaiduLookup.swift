// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// One question to the map service, until it is answered.
final class BaiduLookup {
    private let sdk: DeviceSDK
    private let place: Coordinate<WGS84>?
    private let completion: (BMKLocationReGeocode?, BMKLocationErrorCode?) -> Void
    private var slot: DeviceSlot!

    init(
        _ location: CLLocation,
        _ sdk: DeviceSDK,
        _ completion: @escaping (BMKLocationReGeocode?, BMKLocationErrorCode?) -> Void
    ) {
        self.sdk = sdk
        let coordinate = location.coordinate
        place = try? Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
        self.completion = completion
        slot = sdk.device.register(self, caller: SimulatedBaidu.name)
        sdk.device.network.request(SimulatedBaidu.host, from: slot)
    }

    deinit { slot.retire() }
}

extension BaiduLookup: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard event.kind == .networkEnded else { return }
        slot.retire()
        switch DeviceNetworkOutcome(rawValue: event.payload) {
        case .answered:
            guard let address = place.flatMap(sdk.address(of:)) else { return completion(nil, .getExtraParseFailed) }
            completion(BMKLocationReGeocode(address), nil)
        case .unreadable: completion(nil, .getExtraParseFailed)
        default: completion(nil, .getExtraNetworkFailed)
        }
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedBaidu.name) address" }
}
