// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapFenceClient {
    /// What the methods do that add fences.
    func add(_ target: AMapFenceTarget, _ customID: String?) {
        ground.note(.call, "adds \(target.words)", isInert ? nil : .fences)
        guard !isInert else { return }
        let addition = AMapFenceAddition(number: nextNumber(), customID: customID, what: target)
        additions.append(addition)
        scheduleAddition(addition.number)
    }

    /// Something that is to be added is looked at: it is a fence, it has to be searched for, or it fails.
    func beginAddition(_ number: Int) {
        guard let addition = additions.first(where: { $0.number == number }) else { return }
        guard addition.what.isValid else { return finish(number, .errorInvalidParameter) }
        switch addition.what {
        case .circle(let center, let radius):
            finish(number) { AMapGeoFenceCircleRegion($0, customID: $1, center: center, radius: radius) }
        case .polygon(let corners):
            finish(number) { AMapGeoFencePolygonRegion($0, customID: $1, corners: corners) }
        case .keyword, .around, .district:
            let search = AMapFenceLookUp(number, of: self)
            searches[number] = search
            search.start()
        }
    }

    /// The network has ended a search.
    func searchEnded(_ number: Int, _ outcome: DeviceNetworkOutcome) {
        searches.removeValue(forKey: number)?.end()
        guard let addition = additions.first(where: { $0.number == number }) else { return }
        switch outcome {
        case .notConnected, .cannotFindHost, .cannotConnect, .badURL: return finish(number, .errorFailureConnection)
        case .unreadable: return finish(number, .errorUnknown)
        case .answered: break
        }
        if let objection = ground.keyObjection { return finish(number, .errorFailureAuth, objection) }
        let found = results(of: addition)
        if found.isEmpty { finish(number, .errorNoValidFence) } else { finish(number, found) }
    }

    private func results(of addition: AMapFenceAddition) -> [AMapGeoFenceRegion] {
        switch addition.what {
        case .circle, .polygon: []
        case .keyword(let search):
            AMapFenceServers(ground.sdk).points(for: search).map { point($0, addition.customID) }
        case .around(let center, let radius, let search):
            center.map { AMapFenceServers(ground.sdk).points(for: search, around: $0, within: radius) }?
                .map { point($0, addition.customID) } ?? []
        case .district(let name):
            AMapFenceServers(ground.sdk).districts(named: name).map {
                AMapGeoFenceDistrictRegion(identifier(nextNumber()), customID: addition.customID, item: $0)
            }
        }
    }

    private func point(_ item: AMapLocationPOIItem, _ customID: String?) -> AMapGeoFenceRegion {
        AMapGeoFencePOIRegion(
            identifier(nextNumber()),
            customID: customID,
            item: item,
            radius: AMapFenceServers.pointRadius
        )
    }

    private func finish(_ number: Int, _ make: (String, String?) -> AMapGeoFenceRegion) {
        guard let addition = additions.first(where: { $0.number == number }) else { return }
        finish(number, [make(identifier(number), addition.customID)])
    }

    private func finish(_ number: Int, _ regions: [AMapGeoFenceRegion]) {
        let customID = drop(number)
        fences += regions.map { AMapFence(number: nextNumber(), region: $0) }
        tell("\(Self.addedMethod): \(regions.count)", .fences) {
            $0.amapGeoFenceManager(
                $1,
                didAddRegionForMonitoringFinished: regions,
                customID: customID,
                error: nil
            )
        }
        watch(asks: true)
    }

    private func finish(_ number: Int, _ code: AMapGeoFenceErrorCode, _ words: String? = nil) {
        let customID = drop(number)
        tell("\(Self.addedMethod): error \(code.rawValue)", .fenceErrors) {
            $0.amapGeoFenceManager(
                $1,
                didAddRegionForMonitoringFinished: nil,
                customID: customID,
                error: code.error(words)
            )
        }
    }

    private func drop(_ number: Int) -> String? {
        guard let index = additions.firstIndex(where: { $0.number == number }) else { return nil }
        return additions.remove(at: index).customID
    }

    private func identifier(_ number: Int) -> String { "AMapGeoFence-\(number)" }

    private static let addedMethod = "amapGeoFenceManager(_:didAddRegionForMonitoringFinished:customID:error:)"
}
