// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapFenceClient {
    /// Starts watching as far as permission and accuracy allow it, asks for permission, or tells what is missing.
    func watch(asks: Bool) {
        guard !isInert, fences.contains(where: { !$0.isPaused }) else { return rest() }
        switch ground.core.authorizationStatus {
        case .notDetermined: if asks { askForPermission() }
        case .restricted, .denied: lose(.erroFailureLocating, .fenceLocating)
        case .authorizedAlways, .authorizedWhenInUse:
            if ground.isReduced { return lose(.erroFailureFullAccuracyLocating, .fenceReduced) }
            start()
        }
    }

    private func askForPermission() {
        _ = ground.askForPermission(
            { handed in
                tell("amapGeoFenceManager(_:doRequireLocationAuth:)", .asksApp) {
                    $0.amapGeoFenceManager($1, doRequireLocationAuth: handed)
                }
            },
            missing: "amapGeoFenceManager:doRequireLocationAuth:"
        )
    }

    private func start() {
        guard !isLocating else { return }
        isLocating = true
        let core = ground.core
        ground.sdk.calling {
            core.pausesLocationUpdatesAutomatically = settings.pausesAutomatically
            if core.allowsBackgroundLocationUpdates != settings.allowsBackground {
                core.allowsBackgroundLocationUpdates = settings.allowsBackground
            }
            core.startUpdatingLocation()
        }
    }

    /// Stops the SDK's own manager.
    private func rest() {
        guard isLocating else { return }
        isLocating = false
        ground.sdk.calling { ground.core.stopUpdatingLocation() }
    }

    /// There is no location: each fence is told once.
    func lose(_ code: AMapGeoFenceErrorCode, _ habit: SimulatedAMap.Habit) {
        if ground.core.authorizationStatus == .denied || ground.isReduced { rest() }
        for number in fences.filter({ !$0.isPaused && !$0.isLost }).map(\.number) {
            guard let index = index(of: number) else { continue }
            fences[index].isLost = true
            tell(fences[index].region, code, habit)
        }
    }

    /// CoreLocation has a location: fences may have been entered or left.
    func hear(_ fix: CLLocation) {
        guard fix.horizontalAccuracy >= 0 else { return }
        if ground.isReduced { return lose(.erroFailureFullAccuracyLocating, .fenceReduced) }
        if settings.detectsRisk, ground.isRisky(fix) { return lose(.erroFailureLocating, .fenceRisk) }
        let location = ground.restated(fix).0
        for number in fences.filter({ !$0.isPaused }).map(\.number) { move(number, to: location) }
    }

    private func move(_ number: Int, to location: CLLocation) {
        guard let index = index(of: number) else { return }
        fences[index].isLost = false
        let region = fences[index].region
        let isInside = region.shapes.contains { $0.contains(location.coordinate) }
        let previous = region.fenceStatus
        region.currentLocation = location
        if isInside {
            guard previous == .unknown || previous == .outside else { return }
            region.fenceStatus = .inside
            fences[index].stay = scheduleStay(number)
            announce(region, .inside, isFirst: previous == .unknown)
        } else {
            guard previous != .outside else { return }
            region.fenceStatus = .outside
            endStay(index)
            announce(region, .outside, isFirst: previous == .unknown)
        }
    }

    /// The phone has been in a fence for ten minutes.
    func stay(_ number: Int) {
        guard let index = index(of: number), fences[index].region.fenceStatus == .inside else { return }
        fences[index].stay = nil
        fences[index].region.fenceStatus = .stayed
        if settings.activeAction.contains(.stayed) { tell(fences[index].region, nil, .fenceStayed) }
    }

    private func announce(_ region: AMapGeoFenceRegion, _ action: AMapGeoFenceActiveAction, isFirst: Bool) {
        guard settings.activeAction.contains(action) else { return }
        if isFirst, !ground.setup.isOn(.amapFenceTellsFirstState) { return }
        tell(region, nil, isFirst ? .fenceFirstState : .fenceStatus)
    }

    // MARK: Fences by number

    func index(of number: Int) -> Int? { fences.firstIndex { $0.number == number } }

    func endStay(_ index: Int) {
        if let stay = fences[index].stay { device.cancel(stay) }
        fences[index].stay = nil
    }
}
