// SPDX-License-Identifier: Apache-2.0

/// All one-shots of a switching provider and the calls that carry them, without any side effect.
///
/// Providers are known by number. A request has one call that counts; a call that a swap took it away from may still
/// answer it, if its answer was on its way.
struct SwitchLedger {
    /// What the ledger sees of the world.
    struct World {
        var now: Double
        var isAuthorized: Bool
    }

    /// One place in the failover order.
    enum Step {
        case provider(Int, timeout: Double?)
        case city(FixedCity)
    }

    /// What is to be done.
    enum Action {
        case ask(call: Int, provider: Int, LocationRequest)
        case cancel(call: Int)
        case complete(request: Int, Result<Location, LocationError>)
        case tell(LocationError, from: Int, to: Step)
    }

    /// One request on its way to its only answer.
    struct Entry {
        let number: Int
        let request: LocationRequest
        var clock: RequestClock
        /// The call that counts, and who was called.
        var call: Int
        var provider: Int
        /// Calls that a swap has ended.
        var former: [Int] = []
        /// How many places of the failover order have been used.
        var used = 0
    }

    private(set) var current: Int
    let order: [Step]
    private(set) var entries: [Entry] = []
    private var lastRequest = 0
    private var lastCall = 0

    init(current: Int, order: [Step]) {
        self.current = current
        self.order = order
    }

    /// The cities of the failover order.
    var cities: [FixedCity] {
        order.compactMap { if case .city(let city) = $0 { city } else { nil } }
    }

    /// The number that the next request will have.
    mutating func nextNumber() -> Int {
        lastRequest += 1
        return lastRequest
    }

    private mutating func nextCall() -> Int {
        lastCall += 1
        return lastCall
    }

    // MARK: Inputs

    /// The app asks for a location.
    mutating func submit(_ request: LocationRequest, number: Int, in world: World) -> [Action] {
        var clock = RequestClock(timeout: request.timeout)
        if world.isAuthorized { clock.start(at: world.now) }
        let call = nextCall()
        entries.append(Entry(number: number, request: request, clock: clock, call: call, provider: current))
        return [.ask(call: call, provider: current, request)]
    }

    /// The app cancels a request.
    mutating func cancel(_ number: Int) -> [Action] {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return [] }
        let call = entries[index].call
        return [.cancel(call: call)] + end(index, .failure(LocationError(.cancelled)))
    }

    /// The app has put another provider in place.
    ///
    /// A request whose time is up stays: its answer is due. So does one that the failover order has taken elsewhere.
    mutating func swap(to provider: Int, in world: World) -> [Action] {
        let former = current
        current = provider
        var actions: [Action] = []
        for index in entries.indices where entries[index].provider == former && entries[index].used == 0 {
            let left = entries[index].clock.timeLeft(at: world.now)
            guard left > 0 else { continue }
            var request = entries[index].request
            request.timeout = left
            let call = nextCall()
            actions += [.cancel(call: entries[index].call), .ask(call: call, provider: provider, request)]
            entries[index].former.append(entries[index].call)
            entries[index].call = call
            entries[index].provider = provider
        }
        return actions
    }

    /// A call has been answered.
    mutating func answer(_ call: Int, _ result: Result<Location, LocationError>, in world: World) -> [Action] {
        if let index = entries.firstIndex(where: { $0.call == call }) {
            guard case .failure(let error) = result else { return end(index, result) }
            return failOver(index, error, in: world)
        }
        guard case .success = result, let index = entries.firstIndex(where: { $0.former.contains(call) }) else {
            return []
        }
        return [.cancel(call: entries[index].call)] + end(index, result)
    }

    /// The permission has changed.
    mutating func authorizationChanged(in world: World) {
        for index in entries.indices {
            if world.isAuthorized {
                entries[index].clock.start(at: world.now)
            } else {
                entries[index].clock.stop(at: world.now)
            }
        }
    }

    // MARK: Parts

    private mutating func end(_ index: Int, _ result: Result<Location, LocationError>) -> [Action] {
        let entry = entries.remove(at: index)
        return [.complete(request: entry.number, result)]
    }

    /// Goes down the failover order to the first that may know better, or ends with the error.
    private mutating func failOver(_ index: Int, _ error: LocationError, in world: World) -> [Action] {
        let entry = entries[index]
        let rest = order.indices.dropFirst(entry.used)
        guard error.code != .cancelled,
            let place = rest.first(where: { order[$0].mayHelp(error, after: entry.provider) })
        else { return end(index, .failure(error)) }
        let tell = Action.tell(error, from: entry.provider, to: order[place])
        switch order[place] {
        case .city(let city):
            return [tell] + end(index, .success(city.location(at: world.now)))
        case .provider(let provider, let timeout):
            var request = entry.request
            if let timeout { request.timeout = timeout }
            let call = nextCall()
            entries[index].call = call
            entries[index].provider = provider
            entries[index].used = place + 1
            return [tell, .ask(call: call, provider: provider, request)]
        }
    }
}

extension SwitchLedger.Step {
    /// Whether this place of the order can help where a provider has failed.
    ///
    /// Another provider cannot help where the permission is lacking; a fixed city can.
    func mayHelp(_ error: LocationError, after failed: Int) -> Bool {
        switch self {
        case .city: true
        case .provider(let provider, _): provider != failed && !error.code.isAboutPermission
        }
    }
}

extension LocationError.Code {
    /// Whether the permission is what is lacking, which is the same for every provider.
    var isAboutPermission: Bool {
        switch self {
        case .denied, .restricted, .servicesOff, .undecided, .notAsked, .missingUsageDescription, .reducedAccuracy:
            true
        default:
            false
        }
    }
}
