// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

/// One process of the app: its provider, what it asked for, and what it was told.
///
/// It does what a scenario's app does whose flow is `sdk-driven` and which wants nothing: it answers what an SDK asks,
/// and leaves all else to the steps.
final class ExploredApp {
    /// The phone; it outlives its apps, and everything that they are told.
    unowned let phone: ExploredPhone
    let provider: any LocationProvider
    /// The number of the process.
    let process: Int
    let digestsProvider: (any StateDigesting)?
    private(set) var wantsUpdates = false
    private(set) var openTemporaryRequests = 0
    private var shot: Shot?
    private var told: AuthorizationState

    private final class Shot {
        var token: LocationRequestToken?
        var isDone = false
    }

    init(on phone: ExploredPhone) throws {
        self.phone = phone
        process = phone.device.appPart.process
        provider = try phone.world.makeProvider()
        digestsProvider = provider as? any StateDigesting
        told = provider.authority.authorizationState
        var configuration = ProviderConfiguration()
        configuration.desiredAccuracy = .hundredMeters
        configuration.allowsBackgroundLocationUpdates = phone.plist.hasBackgroundMode
        configuration.pausesLocationUpdatesAutomatically = false
        configuration.purposeKey = phone.plist.hasTemporaryText ? ContractSetUp.purposeKey : nil
        provider.delegate = self
        provider.configuration = configuration
    }

    /// Whether anything of the app's needs the receivers.
    var wantsLocations: Bool { wantsUpdates || hasOpenShot }

    var hasOpenShot: Bool { shot != nil }

    func take(_ step: ExploredStep) {
        switch step {
        case .requestWhenInUse: provider.authority.requestWhenInUseAuthorization()
        case .requestAlways: provider.authority.requestAlwaysAuthorization()
        case .requestTemporary: requestTemporary { _ in }
        case .requestLocation: requestLocation()
        case .cancel: shot?.token?.cancel()
        case .start:
            wantsUpdates = true
            provider.startUpdatingLocation()
        case .stop:
            wantsUpdates = false
            provider.stopUpdatingLocation()
        default: break
        }
    }

    func digest(into digest: inout StateDigest) {
        digest.combine(wantsUpdates)
        digest.combine(hasOpenShot)
        digest.combine(openTemporaryRequests)
        digestsProvider?.digest(into: &digest)
    }

    /// Looks whether the app knows its authorization as it is.
    func checkTold() {
        let now = provider.authority.authorizationState
        guard now != told else { return }
        phone.report(.authorizationTold, "the authorization is \(now), and the app was last told \(told)")
    }

    // MARK: Requests

    private func requestLocation() {
        let shot = Shot()
        self.shot = shot
        let request = LocationRequest(timeout: ContractExploration.timeout)
        // The provider may keep the closure for as long as it likes; the phone outlives it.
        shot.token = provider.requestLocation(request) { [unowned phone, process] result in
            phone.hear(in: process) { $0.end(shot, with: result) }
        }
    }

    private func end(_ shot: Shot, with result: Result<Location, LocationError>) {
        phone.tally.completions += 1
        guard !shot.isDone else {
            return phone.report(.oneCompletion, "a request for one location ended for the second time")
        }
        shot.isDone = true
        if self.shot === shot { self.shot = nil }
        switch result {
        case .success(let location):
            phone.goals.insert(.oneShotLocation)
            phone.tally.locations += 1
            judge(location)
        case .failure(let error):
            switch error.code {
            case .timedOut: phone.goals.insert(.oneShotTimedOut)
            case .denied, .servicesOff, .restricted: phone.goals.insert(.oneShotDenied)
            case .cancelled: phone.goals.insert(.oneShotCancelled)
            default: break
            }
        }
    }

    private func requestTemporary(_ completion: @escaping (LocationError?) -> Void) {
        openTemporaryRequests += 1
        let authority = provider.authority
        authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: ContractSetUp.purposeKey) {
            [unowned phone, process] error in
            phone.hear(in: process) { $0.endTemporary() }
            completion(error)
        }
    }

    private func endTemporary() {
        phone.tally.temporaryAnswers += 1
        guard openTemporaryRequests > 0 else {
            return phone.report(.temporaryAnswer, "a request for full accuracy ended for the second time")
        }
        openTemporaryRequests -= 1
        let isFull = phone.device.permissionPart.accuracy == .full
        phone.goals.insert(isFull ? .temporaryAccuracyGranted : .temporaryAccuracyRefused)
    }

    private func judge(_ location: Location) {
        let permission = phone.device.permissionPart
        if !permission.status.isAuthorized || !permission.servicesEnabled {
            phone.report(.permission, "a location reached the app while the status is \(permission.status)")
        }
        if permission.accuracy == .reduced, location.accuracyAuthorization == .fullAccuracy || !location.isApproximate {
            phone.report(.reducedAccuracy, "an exact location reached the app while accuracy is reduced")
        }
    }
}

extension ExploredApp: LocationProviderDelegate {
    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        phone.tally.vendorAuthCallbacks += 1
        phone.goals.insert(.vendorAsksPermission)
        if authority.authorizationStatus != .notDetermined {
            phone.report(
                .nativeFirst,
                "the SDK asks for permission while the status is \(authority.authorizationStatus)"
            )
        }
        authority.requestWhenInUseAuthorization()
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        phone.goals.insert(.vendorAsksAccuracy)
        guard phone.plist.hasTemporaryText else { return completion(LocationError(.missingPurposeKey)) }
        authority.requestTemporaryFullAccuracyAuthorization(
            withPurposeKey: ContractSetUp.purposeKey,
            completion: completion
        )
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        told = state
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        phone.tally.locations += 1
        if !wantsUpdates { phone.report(.silentAfterStop, "a location came after stopUpdatingLocation()") }
        judge(location)
        phone.goals.insert(location.accuracyAuthorization == .reducedAccuracy ? .reducedUpdate : .update)
        if !phone.device.appPart.isOnScreen { phone.goals.insert(.backgroundUpdate) }
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        phone.tally.errors += 1
        if !wantsUpdates {
            phone.report(
                .silentAfterStop,
                "an error came after stopUpdatingLocation(): \(error.code.rawValue)",
                isError: true
            )
        }
        phone.goals.insert(.updatesRefused)
    }
}

extension Location {
    fileprivate var isApproximate: Bool { horizontalAccuracy.map { $0 >= 500 } ?? true }
}
