// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedDevice

extension AMapFenceClient {
    /// Whether a fence is watched; paused and watched need an SDK that can pause.
    func activeStatus(of region: AMapGeoFenceRegion?) -> AMapGeoFenceRegionActiveStatus {
        guard canPause("status(with:)"), let fence = fences.first(where: { $0.region === region }) else { return [] }
        return fence.isPaused ? .paused : .monitoring
    }

    /// The fences of a name that are as is asked.
    func regions(_ customID: String?, where isMeant: (AMapFence) -> Bool) -> [AMapGeoFenceRegion] {
        fences.filter { (customID == nil || $0.region.customID == customID) && isMeant($0) }.map(\.region)
    }

    /// Pauses or starts the fences of a name.
    ///
    /// - Returns: The fences that this changed.
    func setPaused(_ isPaused: Bool, _ customID: String?) -> [AMapGeoFenceRegion] {
        let meant = regions(customID) { $0.isPaused != isPaused }
        return meant.filter { setPaused(isPaused, $0) }
    }

    /// Pauses or starts a fence.
    ///
    /// - Returns: Whether this changed it.
    func setPaused(_ isPaused: Bool, _ region: AMapGeoFenceRegion?) -> Bool {
        guard !isInert, canPause(isPaused ? "pausing" : "starting"),
            let index = fences.firstIndex(where: { $0.region === region }), fences[index].isPaused != isPaused
        else { return false }
        ground.note(.call, "\(isPaused ? "pauses" : "starts") \(region?.identifier ?? "")", .fencePause)
        fences[index].isPaused = isPaused
        fences[index].isLost = false
        fences[index].region.fenceStatus = .unknown
        endStay(index)
        watch(asks: false)
        return true
    }

    /// Gives fences up.
    func remove(where isMeant: (AMapGeoFenceRegion) -> Bool) {
        guard !isInert else { return }
        ground.note(.call, "removes fences", .fences)
        for index in fences.indices where isMeant(fences[index].region) { endStay(index) }
        fences.removeAll { isMeant($0.region) }
        watch(asks: false)
    }

    private func canPause(_ name: String) -> Bool {
        if !ground.setup.sdkVersion.pausesFences {
            ground.note(.call, "\(name) is not in \(ground.setup.sdkVersion)", .newerInterface)
        }
        return ground.setup.sdkVersion.pausesFences
    }
}
