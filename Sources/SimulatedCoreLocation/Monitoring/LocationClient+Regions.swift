// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What a manager was asked to do about a region, until it is done on a later turn.
enum RegionWork {
    case start(CLRegion)
    case stop(CLRegion)
    case state(CLRegion)
}

extension LocationClient {
    /// Does something about a region on a later turn.
    func queue(_ work: RegionWork, _ name: String, _ region: CLRegion) {
        guard call("\(name)(for: “\(region.identifier)”)") else { return }
        regionWork.append(work)
        device.schedule(.regionWork, to: slot)
    }

    /// Does what was asked for first.
    func doRegionWork() {
        guard !regionWork.isEmpty else { return }
        switch regionWork.removeFirst() {
        case .start(let region):
            device.permissionPart.noteUse()
            startRegion(region)
        case .stop(let region): monitor.stop(region)
        case .state(let region): tellState(monitor.state(of: region), region)
        }
    }

    /// Tells the delegate what happened to a region.
    func tellRegionNews(_ index: Int) {
        guard access == .allowed else { return }
        let item = monitor.news[index]
        let isLate = device.switches.number(.regionLatency) > 0
        let crossed: BehaviourRule =
            item.region is CLBeaconRegion ? .regionBeacon : isLate ? .regionLatency : .regionCrossed
        if item.isCrossing {
            if item.state == .inside, item.region.notifyOnEntry {
                _ = tell(.didEnterRegion, "“\(item.region.identifier)”", rule: crossed) {
                    $0.locationManager($1, didEnterRegion: item.region)
                }
            } else if item.state == .outside, item.region.notifyOnExit {
                _ = tell(.didExitRegion, "“\(item.region.identifier)”", rule: crossed) {
                    $0.locationManager($1, didExitRegion: item.region)
                }
            }
        }
        tellState(item.state, item.region)
    }

    /// Says what the manager follows and monitors besides regions, for the arrow.
    func noteMonitoring() {
        updateSession {
            $0.isFollowing = significant != .off || !ranged.isEmpty
            $0.isMonitoring = monitorsVisits
        }
    }

    /// The system's monitor.
    var monitor: SystemMonitor { SystemMonitor.of(device) }

    private func startRegion(_ region: CLRegion) {
        if let (code, rule) = monitor.start(region) {
            let error = CLError(code)
            _ = tell(.monitoringDidFail, "“\(region.identifier)”, \(code.name)", rule: rule) {
                $0.locationManager($1, monitoringDidFailFor: region, withError: error)
            }
            return
        }
        _ = tell(.didStartMonitoring, "“\(region.identifier)”", rule: .regionStarted) {
            $0.locationManager($1, didStartMonitoringFor: region)
        }
    }

    private func tellState(_ state: CLRegionState, _ region: CLRegion) {
        let word = state == .inside ? "inside" : state == .outside ? "outside" : "unknown"
        _ = tell(.didDetermineState, "“\(region.identifier)”, \(word)", rule: .regionStarted) {
            $0.locationManager($1, didDetermineState: state, for: region)
        }
    }
}
