// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Geodesy

/// The part of the adapter that asks Tencent for one location, by a manager of its own.
///
/// It is called before the decision about permission, to make the manager, and asks after it. Tencent's time-out means
/// the whole request or the address alone, by version, so every call gets an end of the adapter's own.
final class TencentOneShots: OneShotSource {
    private let environment: ProviderEnvironment
    private let authority: any LocationAuthority
    private let settings: TencentStyleSettings
    private var manager: TencentManager?
    private var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?
    private var timer: ScheduledAction?
    /// When the call's time is up.
    private var end = 0.0
    /// Whether the call waits for the decision about permission.
    private var isWaiting = false

    init(environment: ProviderEnvironment, authority: any LocationAuthority, settings: TencentStyleSettings) {
        self.environment = environment
        self.authority = authority
        self.settings = settings
        authority.observeAuthorization { [weak self] state in
            if state.isDecided { self?.begin() }
        }
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        if manager == nil { manager = makeManager() }
        guard manager != nil else { return report(.finished(.failure(.noConsent))) }
        self.leg = leg
        self.report = report
        isWaiting = true
        if authority.authorizationState.isDecided { begin() }
    }

    func cancel(_ leg: OneShotLeg) {
        forget()
        manager?.cancelRequest()
    }

    private func makeManager() -> TencentManager? {
        TencentManager(environment: environment, authority: authority, settings: settings)
    }

    /// Calls the SDK, which is not silent any more, and sets the call's end.
    private func begin() {
        guard isWaiting, let leg else { return }
        isWaiting = false
        if leg.accuracyMode == .full, authority.authorizationState.accuracy == .reducedAccuracy {
            return finish(.failure(LocationError(.reducedAccuracy)))
        }
        let time = leg.timeout + (leg.wantsAddress ? leg.addressTimeout : 0)
        let coversRequest = TencentManager.version(in: environment).isOfWholeTimeouts
        end = environment.now + time
        ask(leg, within: coversRequest ? time : leg.addressTimeout)
        guard self.leg != nil else { return }
        // It fires after the SDK's, which at the same instant still brings a location without its address.
        timer = environment.schedule(after: time, label: "tencent time-out") { [weak self] in
            self?.manager?.cancelRequest()
            self?.finish(.failure(LocationError(.timedOut)))
        }
    }

    /// Asks for a location; a manager that takes no request is replaced, once.
    private func ask(_ leg: OneShotLeg, within seconds: Double, isRepeated: Bool = false) {
        let isTaken = manager?.requestLocation(leg, within: seconds) { [weak self] result in
            self?.hear(result, leg, within: seconds)
        }
        guard isTaken != true else { return }
        guard !isRepeated else { return finish(.failure(.notTaken)) }
        manager = makeManager()
        ask(leg, within: seconds, isRepeated: true)
    }

    private func hear(_ result: Result<Location, LocationError>?, _ leg: OneShotLeg, within seconds: Double) {
        guard self.leg == leg else { return }
        switch result {
        case nil:
            // A location that is not valid answers nothing.
            ask(leg, within: seconds)
        case .failure(let error)? where error.code != .denied && isTimeUp:
            // Tencent has no word of its own for this.
            finish(.failure(error.recoded(.timedOut)))
        case let result?:
            finish(result)
        }
    }

    /// Whether the call's time is up, to a millisecond.
    private var isTimeUp: Bool { environment.now > end - 0.001 }

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

extension TencentOneShots: StateDigesting {
    func digest(into digest: inout StateDigest) {
        for flag in [manager != nil, leg != nil, report != nil, isWaiting, timer != nil] { digest.combine(flag) }
        digest.combine(distance: leg == nil ? 0 : end - environment.now)
    }
}
