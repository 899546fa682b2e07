// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

// What is left of a manager's own regions, since fences have a manager for themselves.
extension AMapClient {
    /// Whether locations are needed for regions.
    var watchesRegions: Bool { regions.contains(where: \.isStarted) }

    /// What `startMonitoring(for:)` does.
    func startMonitoring(_ region: AMapLocationRegion) {
        note(.call, "startMonitoring(for: “\(region.identifier ?? "")”)", .regions)
        guard !isInert else { return }
        forget(region)
        let number = nextNumber()
        regions.append(AMapWatchedRegion(number: number, region: region))
        regionNumbers[region.identifier] = number
        device.schedule(.beginRegion, payload: number, to: slot)
    }

    /// What `stopMonitoring(for:)` does.
    func stopMonitoring(_ region: AMapLocationRegion) {
        note(.call, "stopMonitoring(for: “\(region.identifier ?? "")”)", nil)
        guard !isInert else { return }
        forget(region)
        restCore()
    }

    /// Forgets what is watched under a region's identifier.
    private func forget(_ region: AMapLocationRegion) {
        guard let number = regionNumbers.removeValue(forKey: region.identifier),
            let index = index(ofRegion: number)
        else { return }
        regions.remove(at: index)
    }

    /// Where a region is that is still watched.
    private func index(ofRegion number: Int) -> Int? {
        var (low, high) = (0, regions.count)
        while low < high {
            let middle = (low + high) / 2
            if regions[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < regions.count && regions[low].number == number ? low : nil
    }

    /// What `requestState(for:)` does; a region that is not watched has no state.
    func requestState(_ region: AMapLocationRegion) {
        note(.call, "requestState(for: “\(region.identifier ?? "")”)", .regions)
        guard !isInert else { return }
        questions.append((region, regionNumbers[region.identifier]))
        device.schedule(.tellState, to: slot)
    }

    /// Answers the oldest question for a region's state.
    func tellState() {
        guard !questions.isEmpty else { return }
        let (region, number) = questions.removeFirst()
        let state = number.flatMap(index(ofRegion:)).map { regions[$0].state } ?? .unknow
        _ = tell(.didDetermineState, "\(region.identifier ?? ""): \(state.rawValue)", .regions) {
            $0.amapLocationManager($1, didDetermineState: state, for: region)
        }
    }

    /// A region begins: it is watched, waits, asks, or fails.
    func beginRegion(_ number: Int) { admitRegion(number, asks: true) }

    /// The permission may have been decided: regions that waited for it begin.
    func reactRegions() {
        for region in regions where !region.isStarted { admitRegion(region.number, asks: false) }
    }

    private func admitRegion(_ number: Int, asks: Bool) {
        guard let index = index(ofRegion: number) else { return }
        let region = regions[index].region
        guard region.isValid else { return failRegion(number) }
        switch core.authorizationStatus {
        case .notDetermined: if asks { _ = askForPermission() }
        case .restricted, .denied: failRegion(number)
        case .authorizedAlways, .authorizedWhenInUse:
            regions[index].isStarted = true
            startCore()
            _ = tell(.didStartMonitoring, region.identifier, .regions) {
                $0.amapLocationManager($1, didStartMonitoringFor: region)
            }
        }
    }

    private func failRegion(_ number: Int) {
        guard let index = index(ofRegion: number) else { return }
        let region = regions.remove(at: index).region
        regionNumbers[region.identifier] = nil
        let error = AMapLocationErrorCode.regionMonitoringFailure.error()
        _ = tell(.monitoringDidFail, region.identifier, .regions) {
            $0.amapLocationManager($1, monitoringDidFailFor: region, withError: error)
        }
    }

    /// CoreLocation has a location: borders may have been crossed.
    func hearForRegions(_ fix: CLLocation) {
        guard fix.horizontalAccuracy >= 0 else { return }
        let place = restated(fix).0.coordinate
        for number in regions.filter(\.isStarted).map(\.number) {
            guard let index = index(ofRegion: number) else { continue }
            let region = regions[index].region
            let state: AMapLocationRegionState = region.contains(place) ? .inside : .outside
            let previous = regions[index].state
            regions[index].state = state
            guard previous != .unknow, previous != state else { continue }
            if state == .inside, region.notifyOnEntry {
                _ = tell(.didEnterRegion, region.identifier, .regions) { $0.amapLocationManager($1, didEnter: region) }
            } else if state == .outside, region.notifyOnExit {
                _ = tell(.didExitRegion, region.identifier, .regions) {
                    $0.amapLocationManager($1, didExitRegion: region)
                }
            }
        }
    }
}
