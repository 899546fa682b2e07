// SPDX-License-Identifier: Apache-2.0

extension RequestLedger {
    /// Takes a location whose address is still being looked up.
    mutating func locate(_ number: Int, _ location: Location, in world: World) -> [Action] {
        guard let index = index(of: number), case .locating = requests[index].phase else { return [] }
        guard requests[index].request.wantsAddress else {
            requests[index].leg = nil
            return accept(number, .success(location), in: world)
        }
        guard isFresh(location, for: requests[index], in: world) else { return [] }
        requests[index].phase = .addressing(location)
        return [timer(index, requests[index].addressTimeout, .address)]
    }

    /// Takes the last word of the call that serves a request.
    mutating func settle(_ number: Int, _ result: Result<Location, LocationError>, in world: World) -> [Action] {
        guard let index = index(of: number) else { return [] }
        requests[index].leg = nil
        switch (requests[index].phase, result) {
        case (.undetermined, .failure(let error)) where error.code.endsAtOnce,
            (.overdue, .failure(let error)) where error.code.endsAtOnce:
            return end(number, .failure(error))
        case (.undetermined, _), (.overdue, _):
            requests[index].failedWhileUndetermined = true
            return []
        case (.refused, .failure(let error)):
            return end(number, .failure(error.recoded(world.refusal)))
        case (.refused, .success):
            return end(number, .failure(LocationError(world.refusal)))
        case (.addressing(let location), .failure(let error)):
            return accept(number, .success(location.missingAddress(error)), in: world)
        default:
            return accept(number, result, in: world)
        }
    }

    /// Ends a request with a result, unless it is too old or waits for full accuracy.
    private mutating func accept(
        _ number: Int,
        _ result: Result<Location, LocationError>,
        in world: World
    ) -> [Action] {
        guard let index = index(of: number) else { return [] }
        let request = requests[index]
        if case .success(let location) = result, !isFresh(location, for: request, in: world) {
            return pause(index, in: world)
        }
        let result = request.judged(result, in: world)
        guard request.request.repeatWhenFull, !request.isRepeated, result.isReduced else { return end(number, result) }
        if world.authorization.accuracy == .fullAccuracy { return repeatOnce(index, in: world) }
        let left = request.timeLeft(at: world.now)
        guard left > 0 else { return end(number, result) }
        requests[index].phase = .held(result)
        return [timer(index, left, .fullAccuracy)]
    }

    /// Waits a moment before the SDK is asked again.
    private mutating func pause(_ index: Int, in world: World) -> [Action] {
        requests[index].phase = .pausing
        let left = requests[index].timeLeft(at: world.now)
        return [timer(index, min(PendingRequest.freshnessPause, left), .freshFix)]
    }

    private func isFresh(_ location: Location, for request: PendingRequest, in world: World) -> Bool {
        guard let maximumAge = request.request.maximumAge else { return true }
        return world.now - location.timestamp <= maximumAge
    }
}

extension PendingRequest {
    /// The result, or what accuracy mode and authority make of it.
    fileprivate func judged(
        _ result: Result<Location, LocationError>,
        in world: RequestLedger.World
    ) -> Result<Location, LocationError> {
        switch result {
        case .success where request.accuracyMode == .full && result.isReduced:
            .failure(LocationError(.reducedAccuracy))
        case .failure(let error) where error.code == .denied:
            .failure(error.recoded(world.refusal))
        default:
            result
        }
    }
}

extension Result<Location, LocationError> {
    /// Whether full accuracy could have brought something better.
    fileprivate var isReduced: Bool {
        switch self {
        case .success(let location): location.accuracyAuthorization == .reducedAccuracy
        case .failure(let error): error.code == .reducedAccuracy
        }
    }
}

extension LocationError.Code {
    /// Whether no decision about permission can help: the SDK is not usable at all.
    fileprivate var endsAtOnce: Bool {
        self == .privacyNotAgreed || self == .keyRefused || self == .missingUsageDescription
    }
}

extension OneShotReport {
    /// Whether the app has answered the question for full accuracy.
    var isAnswer: Bool {
        if case .fullAccuracyAnswered = self { true } else { false }
    }
}
