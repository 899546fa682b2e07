// SPDX-License-Identifier: Apache-2.0

extension RequestLedger {
    /// Puts a request where the permission says it belongs.
    mutating func enter(_ number: Int, in world: World) -> [Action] {
        guard let index = index(of: number) else { return [] }
        if world.authorization.status.isAuthorized {
            requests[index].phase = .locating
            requests[index].startClock(at: world.now)
            if let leg, leg.number == requests[index].leg {
                legEnds = world.now + leg.timeout + leg.addressTimeout
            }
            return [locationTimer(index, in: world)]
        }
        requests[index].stopClock(at: world.now)
        guard world.authorization.isDecided else { return wait(index, in: world) }
        requests[index].phase = .refused
        return [timer(index, PendingRequest.refusalGrace, .refusal)]
    }

    /// Waits for a decision, unless none can come.
    private mutating func wait(_ index: Int, in world: World) -> [Action] {
        if let key = world.missingUsageKey {
            return end(requests[index].number, .failure(.missingUsageDescription(key)))
        }
        requests[index].phase = .undetermined
        if world.applicationState == .inactive { requests[index].sawPrompt = true }
        return [timer(index, requests[index].bound, .permission)]
    }

    /// The timer that ends a request whose location does not come.
    func locationTimer(_ index: Int, in world: World) -> Action {
        let request = requests[index]
        let left = request.timeLeft(at: world.now)
        let isServed = request.leg != nil && !policy.enforcesTimeout
        let grace = isServed ? request.addressTimeout + PendingRequest.stallGrace : 0
        return timer(index, left + grace, .location)
    }

    /// Follows a change of status or accuracy.
    mutating func reconsider(_ number: Int, in world: World) -> [Action] {
        guard let index = index(of: number) else { return [] }
        let isAuthorized = world.authorization.status.isAuthorized
        switch requests[index].phase {
        case .undetermined, .overdue:
            return world.authorization.isDecided ? enter(number, in: world) : []
        case .locating, .asking, .askingOverdue, .pausing:
            if isAuthorized { return [] }
            if !world.authorization.isDecided, !policy.startsWhileUndetermined { requests[index].leg = nil }
            return enter(number, in: world)
        case .refused:
            return world.authorization.isDecided && !isAuthorized ? [] : enter(number, in: world)
        case .held(let result):
            if world.authorization.accuracy == .fullAccuracy { return repeatOnce(index, in: world) }
            return world.authorization.isDecided && !isAuthorized ? end(number, result) : []
        case .addressing:
            return []
        }
    }

    /// Asks once more, now that accuracy is full, with the whole time-out.
    mutating func repeatOnce(_ index: Int, in world: World) -> [Action] {
        requests[index].isRepeated = true
        requests[index].phase = .locating
        requests[index].resetClock(at: world.now)
        return [locationTimer(index, in: world)]
    }

    /// Follows the SDK's question for full accuracy: the clock stands still until the app has answered.
    mutating func ask(_ number: Int, isAnswered: Bool, in world: World) -> [Action] {
        guard let index = index(of: number) else { return [] }
        switch requests[index].phase {
        case .locating where !isAnswered:
            requests[index].phase = .asking
            requests[index].stopClock(at: world.now)
            return [timer(index, requests[index].bound, .fullAccuracy)]
        case .asking where isAnswered, .askingOverdue where isAnswered:
            requests[index].phase = .locating
            requests[index].resetClock(at: world.now)
            legEnds = world.now + requests[index].bound
            return [locationTimer(index, in: world)]
        default:
            return []
        }
    }

    /// Answers a request whose time has come.
    mutating func expire(_ number: Int, in world: World) -> [Action] {
        guard let index = index(of: number) else { return [] }
        let request = requests[index]
        switch request.phase {
        case .undetermined where world.applicationState == .inactive:
            requests[index].phase = .overdue
            requests[index].sawPrompt = true
            return []
        case .undetermined:
            let notAsked = LocationError(.notAsked, message: policy.whyNotAsked)
            return end(number, .failure(request.sawPrompt ? LocationError(.undecided) : notAsked))
        case .overdue, .askingOverdue:
            return []
        case .asking where world.applicationState == .inactive:
            requests[index].phase = .askingOverdue
            return []
        case .asking:
            let message = "The SDK waits for the app's answer about full accuracy, which never came."
            return end(number, .failure(LocationError(.vendorStalled, message: message)))
        case .locating where request.leg != nil && !policy.enforcesTimeout:
            return end(number, .failure(LocationError(.vendorStalled)))
        case .locating:
            return end(number, .failure(LocationError(.timedOut)))
        case .pausing where request.timeLeft(at: world.now) > 0:
            requests[index].phase = .locating
            return [locationTimer(index, in: world)]
        case .pausing:
            let message = "Only fixes that are older than the request allows came within the time-out."
            return end(number, .failure(LocationError(.timedOut, message: message)))
        case .addressing(let location):
            return end(number, .success(location.missingAddress(LocationError(.addressFailed))))
        case .refused:
            return end(number, .failure(LocationError(world.refusal)))
        case .held(let result):
            return end(number, result)
        }
    }
}

extension Location {
    /// The same fix with the reason why its address is missing.
    func missingAddress(_ error: LocationError) -> Location {
        var location = self
        location.addressError = error.recoded(.addressFailed)
        return location
    }
}
