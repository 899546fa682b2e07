// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    /// What `startRangingBeacons(satisfying:)` does: beacons are told, or a failure, on a later turn.
    func startRanging(_ constraint: CLBeaconIdentityConstraint) {
        guard call("startRangingBeacons(satisfying: \(constraint.uuid.uuidString))", .beaconConstraints) else { return }
        range(Ranging(constraint: constraint, region: nil))
    }

    /// What `startRangingBeacons(in:)` does.
    func startRanging(in region: CLBeaconRegion) {
        guard call("startRangingBeacons(in: “\(region.identifier)”)") else { return }
        range(Ranging(constraint: region.beaconIdentityConstraint, region: region))
    }

    /// What `stopRangingBeacons(satisfying:)` does.
    func stopRanging(_ constraint: CLBeaconIdentityConstraint) {
        guard call("stopRangingBeacons(satisfying: \(constraint.uuid.uuidString))", .beaconConstraints) else { return }
        ranged.removeAll { $0.region == nil && $0.constraint == constraint }
        noteMonitoring()
    }

    /// What `stopRangingBeacons(in:)` does.
    func stopRanging(in region: CLBeaconRegion) {
        guard call("stopRangingBeacons(in: “\(region.identifier)”)") else { return }
        ranged.removeAll { $0.region == region }
        noteMonitoring()
    }

    /// Tells what is heard of the beacons that are ranged; comes every second.
    func lookForBeacons() {
        rangingIsDue = false
        for ranging in ranged where !ranging.hasFailed { look(for: ranging) }
        scheduleRanging(after: .seconds(1))
    }

    private func range(_ ranging: Ranging) {
        let isKnown = ranged.contains {
            $0.region == ranging.region && (ranging.region != nil || $0.constraint == ranging.constraint)
        }
        guard !isKnown else { return }
        ranged.append(ranging)
        noteMonitoring()
        scheduleRanging(after: .zero)
    }

    private func scheduleRanging(after delay: Duration) {
        guard !rangingIsDue, ranged.contains(where: { !$0.hasFailed }) else { return }
        rangingIsDue = true
        device.schedule(.rangingDue, after: delay, to: slot)
    }

    private func look(for ranging: Ranging) {
        if let (code, rule) = refusal(of: ranging) { return fail(ranging, code, rule) }
        guard access == .allowed, !grantsReducedOnly, monitor.canTellInPassing else { return }
        change(ranging) { $0.isUnderWay = true }
        let timestamp = Date(timeIntervalSince1970: device.timestamp)
        let beacons = device.sensingPart.beacons.filter { ranging.constraint.isMet(by: $0) }
            .sorted { $0.rank < $1.rank }.map { CLBeacon($0, at: timestamp) }
        let words = beacons.map { "\($0.major).\($0.minor) \($0.proximity.word)" }.joined(separator: ", ")
        if let region = ranging.region {
            _ = tell(.didRangeInRegion, "“\(region.identifier)”: \(words)", rule: .ranging) {
                $0.locationManager($1, didRangeBeacons: beacons, in: region)
            }
        } else {
            _ = tell(.didRange, words.isEmpty ? "none" : words, rule: .ranging) {
                $0.locationManager($1, didRange: beacons, satisfying: ranging.constraint)
            }
        }
    }

    /// Why beacons cannot be ranged; nil if they can, or wait for the user's decision.
    private func refusal(of ranging: Ranging) -> (code: CLError.Code, rule: BehaviourRule)? {
        guard device.sensingPart.hasBluetooth else { return (.rangingUnavailable, .rangingUnavailable) }
        if access == .refused || access == .allowed && monitor.reach == .none { return (.denied, .rangingRefused) }
        let fails = device.switches[.regionStartWhileReduced] == "fails"
        if grantsReducedOnly, !ranging.isUnderWay, fails { return (.rangingUnavailable, .rangingReduced) }
        return nil
    }

    private func fail(_ ranging: Ranging, _ code: CLError.Code, _ rule: BehaviourRule) {
        change(ranging) { $0.hasFailed = true }
        let error = CLError(code)
        if let region = ranging.region {
            _ = tell(.rangingDidFailForRegion, "“\(region.identifier)”, \(code.name)", rule: rule) {
                $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: error)
            }
        } else {
            _ = tell(.didFailRanging, code.name, rule: rule) {
                $0.locationManager($1, didFailRangingFor: ranging.constraint, error: error)
            }
        }
    }

    private func change(_ ranging: Ranging, _ body: (inout Ranging) -> Void) {
        let index = ranged.firstIndex { $0.region == ranging.region && $0.constraint == ranging.constraint }
        if let index { body(&ranged[index]) }
    }
}

extension DeviceBeacon {
    /// Beacons are told the nearest first, those of unknown distance last.
    fileprivate var rank: Double { distance < 0 ? .infinity : distance }
}

extension CLBeaconIdentityConstraint {
    /// Whether a beacon is one of those meant.
    func isMet(by beacon: DeviceBeacon) -> Bool {
        beacon.uuid == uuid && (major ?? beacon.major) == beacon.major && (minor ?? beacon.minor) == beacon.minor
    }
}

extension CLBeacon {
    fileprivate convenience init(_ beacon: DeviceBeacon, at timestamp: Date) {
        self.init(
            beacon.uuid,
            major: beacon.major,
            minor: beacon.minor,
            proximity: CLProximity(beacon.proximity),
            accuracy: beacon.distance,
            rssi: beacon.signalStrength,
            timestamp: timestamp
        )
    }
}

extension CLProximity {
    fileprivate init(_ proximity: DeviceBeacon.Proximity) {
        self =
            switch proximity {
            case .immediate: .immediate
            case .near: .near
            case .far: .far
            case .unknown: .unknown
            }
    }

    /// The case's name, for the journal.
    fileprivate var word: String {
        switch self {
        case .unknown: "unknown"
        case .immediate: "immediate"
        case .near: "near"
        case .far: "far"
        }
    }
}
