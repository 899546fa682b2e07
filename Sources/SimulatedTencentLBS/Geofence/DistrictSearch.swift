// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// A question to the map service for the boundary of districts, until it is answered.
///
/// It ends silently when it is dropped.
final class DistrictSearch {
    /// A district that was found.
    struct District {
        let keyword: String
        let place: Coordinate<WGS84>
        let address: DeviceAddress
    }

    enum Outcome {
        case success([District])
        case failure(TencentLBSGeofenceError)
    }

    private let keyword: String
    private let completion: (Outcome) -> Void
    private var slot: DeviceSlot!

    init(_ keyword: String, _ sdk: DeviceSDK, _ completion: @escaping (Outcome) -> Void) {
        self.keyword = keyword
        self.completion = completion
        slot = sdk.device.register(self, caller: SimulatedTencent.name)
        sdk.device.network.request(SimulatedTencent.addressHost, from: slot)
    }

    deinit { slot.retire() }

    /// The districts of a code, or of a name; a name may be a part of theirs.
    private var found: [District] {
        let all = DeviceGazetteer.addresses.filter { $0.address.countryCode == "CN" }
        let some =
            keyword.allSatisfy(\.isNumber)
            ? all.filter { $0.address.adcode == keyword } : all.filter { $0.address.cityChinese.contains(keyword) }
        return some.map { District(keyword: keyword, place: $0.coordinate, address: $0.address) }
    }
}

extension DistrictSearch: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard event.kind == .networkEnded else { return }
        slot.retire()
        switch DeviceNetworkOutcome(rawValue: event.payload) {
        case .answered: completion(found.isEmpty ? .failure(.districtNotFound) : .success(found))
        case .unreadable: completion(.failure(.districtDataInvalid))
        default: completion(.failure(.networkFailed))
        }
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedTencent.name) district" }
}

extension DistrictSearch.District {
    /// The fence for the district.
    func region(named identifier: String) -> TencentLBSGeofenceDistrictRegion? {
        TencentLBSGeofenceDistrictRegion(
            polygons: [FenceGeometry.octagon(around: place, radius: 20_000)],
            identifier: identifier,
            keyword: keyword,
            adcode: address.adcode,
            districtName: address.cityChinese,
            districtLevel: address.cityChinese.last.map(String.init)
        )
    }
}
