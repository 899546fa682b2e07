// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedTencentLBS

/// One-shots of Tencent, on a manager of their own; the SDK is called once the permission is decided.
final class PenguinOneShots: OneShotSource {
    /// What Tencent's location amounts to, nil being no answer: location, whether the address was wanted, error.
    typealias Mapping = (TencentLBSLocation, Bool, (any Error)?) -> Location?

    private let world: AdapterWorld
    private let mapping: Mapping
    private var manager: TencentLBSLocationManager?
    private var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?
    private var timer: ScheduledAction?
    private var end = 0.0
    private var isWaiting = false

    init(_ world: AdapterWorld, mapping: Mapping? = nil) {
        self.world = world
        self.mapping = mapping ?? { world.location($0, wantsAddress: $1, $2) }
        world.authority.observeAuthorization { [weak self] state in
            if state.isDecided { self?.begin() }
        }
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        manager = manager ?? world.tencentManager()
        guard manager != nil else { return report(.finished(.failure(LocationError(.privacyNotAgreed)))) }
        self.leg = leg
        self.report = report
        isWaiting = true
        if world.authority.authorizationState.isDecided { begin() }
    }

    func cancel(_ leg: OneShotLeg) {
        forget()
        manager?.cancelRequestLocation()
    }

    private func begin() {
        guard isWaiting, let leg else { return }
        isWaiting = false
        let isReduced = world.authority.authorizationState.accuracy == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full { return finish(.failure(LocationError(.reducedAccuracy))) }
        manager?.desiredAccuracy =
            isReduced ? kCLLocationAccuracyReduced : leg.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        let time = leg.timeout + (leg.wantsAddress ? leg.addressTimeout : 0)
        end = world.environment.now + time
        ask(leg, within: world.tencentTimesWholeRequests ? time : leg.addressTimeout)
        guard self.leg != nil else { return }
        timer = world.environment.schedule(after: time, label: "tencent time-out") { [weak self] in
            self?.manager?.cancelRequestLocation()
            self?.finish(.failure(LocationError(.timedOut)))
        }
    }

    private func ask(_ leg: OneShotLeg, within seconds: Double, isRepeated: Bool = false) {
        let level: TencentLBSRequestLevel = leg.wantsAddress ? .poi : .geo
        let isTaken = manager?.requestLocation(with: level, locationTimeout: seconds) { [weak self] fix, error in
            self?.hear(fix, error, leg, within: seconds)
        }
        guard isTaken != true else { return }
        guard !isRepeated else { return finish(.failure(LocationError(.vendorStalled))) }
        manager = world.tencentManager()
        ask(leg, within: seconds, isRepeated: true)
    }

    private func hear(_ fix: TencentLBSLocation?, _ error: (any Error)?, _ leg: OneShotLeg, within seconds: Double) {
        guard self.leg == leg else { return }
        guard let fix else {
            let told = error.map(LocationError.init(tencent:)) ?? LocationError(.unknown)
            // Tencent has no word of its own for the end of the time.
            let isLate = told.code != .denied && world.environment.now > end - 0.001
            return finish(.failure(isLate ? told.recoded(.timedOut) : told))
        }
        guard let location = mapping(fix, leg.wantsAddress, error) else {
            return ask(leg, within: seconds)
        }
        finish(.success(location))
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        forget()
        report?(.finished(result))
    }

    private func forget() {
        isWaiting = false
        leg = nil
        report = nil
        timer?.cancel()
        timer = nil
    }
}
