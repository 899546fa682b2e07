// SPDX-License-Identifier: Apache-2.0

/// All one-shots of a provider and the SDK's call that serves them, without any side effect.
///
/// Every input carries the world as it is at that moment; every answer is a list of actions to perform in order. Inputs
/// about requests or calls that have ended do nothing.
struct RequestLedger {
    /// What the ledger sees of the world.
    struct World {
        var now: Double
        var authorization: AuthorizationState
        var applicationState: ApplicationState
        /// Read late, because it is wanted by few.
        private let readMissingUsageKey: () -> String?
        /// Read late, because asking whether services are on may block.
        private let readRefusal: () -> LocationError.Code

        init(
            now: Double,
            authorization: AuthorizationState,
            applicationState: ApplicationState,
            missingUsageKey: @autoclosure @escaping () -> String?,
            refusal: @autoclosure @escaping () -> LocationError.Code
        ) {
            self.now = now
            self.authorization = authorization
            self.applicationState = applicationState
            readMissingUsageKey = missingUsageKey
            readRefusal = refusal
        }

        /// The key without which no request for permission can show a prompt, if it is missing.
        var missingUsageKey: String? { readMissingUsageKey() }

        /// The code of a refusal: denied, restricted, or services off.
        var refusal: LocationError.Code { readRefusal() }
    }

    /// What is to be done.
    enum Action {
        case start(OneShotLeg)
        case cancel(OneShotLeg)
        /// Replaces the request's timer.
        case setTimer(request: Int, seconds: Double, purpose: Purpose)
        case clearTimer(request: Int)
        case complete(request: Int, Result<Location, LocationError>)
    }

    /// What a request's timer is for.
    enum Purpose: String {
        case permission, location, address, refusal, freshFix, fullAccuracy
    }

    let policy: OneShotPolicy
    var requests: [PendingRequest] = []
    var leg: OneShotLeg?
    /// When the call has used up its time-outs.
    var legEnds = 0.0
    private var lastRequest = 0
    private var lastLeg = 0

    init(policy: OneShotPolicy) {
        self.policy = policy
    }

    /// The number that the next request will have.
    mutating func nextNumber() -> Int {
        lastRequest += 1
        return lastRequest
    }

    // MARK: Inputs

    /// The app asks for a location.
    mutating func submit(_ request: LocationRequest, number: Int, in world: World) -> [Action] {
        if policy.concurrency == .refused, !requests.isEmpty {
            return [.complete(request: number, .failure(LocationError(.busy)))]
        }
        let addressTimeout = request.addressTimeout ?? policy.addressTimeout
        requests.append(PendingRequest(number: number, request: request, addressTimeout: addressTimeout))
        return enter(number, in: world) + serve(in: world)
    }

    /// The app cancels a request.
    mutating func cancel(_ number: Int, in world: World) -> [Action] {
        guard index(of: number) != nil else { return [] }
        return end(number, .failure(LocationError(.cancelled))) + serve(in: world)
    }

    /// The SDK says something about a call.
    mutating func report(_ report: OneShotReport, leg number: Int, in world: World) -> [Action] {
        guard leg?.number == number else { return [] }
        var actions: [Action] = []
        switch report {
        case .located(let location):
            for index in requests.indices.reversed() where requests[index].leg == number {
                actions = locate(requests[index].number, location, in: world) + actions
            }
        case .asksFullAccuracy, .fullAccuracyAnswered:
            for request in requests where request.leg == number {
                actions += ask(request.number, isAnswered: report.isAnswer, in: world)
            }
        case .finished(let result):
            leg = nil
            let served = requests.filter { $0.leg == number }.map(\.number)
            for request in served {
                actions += settle(request, result, in: world)
            }
        }
        return actions + serve(in: world)
    }

    /// A request's timer has fired.
    mutating func timerFired(request number: Int, in world: World) -> [Action] {
        guard index(of: number) != nil else { return [] }
        return expire(number, in: world) + serve(in: world)
    }

    /// Status or accuracy has changed.
    mutating func authorizationChanged(in world: World) -> [Action] {
        requests.map(\.number).flatMap { reconsider($0, in: world) } + serve(in: world)
    }

    /// The application has become active, inactive, or gone to the background.
    mutating func applicationChanged(in world: World) -> [Action] {
        var actions: [Action] = []
        for index in requests.indices {
            switch requests[index].phase {
            case .undetermined where world.applicationState == .inactive:
                requests[index].sawPrompt = true
            case .overdue where world.applicationState != .inactive:
                requests[index].phase = .undetermined
                actions.append(timer(index, PendingRequest.refusalGrace, .permission))
            case .askingOverdue where world.applicationState != .inactive:
                requests[index].phase = .asking
                actions.append(timer(index, PendingRequest.stallGrace, .fullAccuracy))
            default:
                break
            }
        }
        return actions
    }

    // MARK: Parts

    func index(of number: Int) -> Int? {
        requests.firstIndex { $0.number == number }
    }

    func timer(_ index: Int, _ seconds: Double, _ purpose: Purpose) -> Action {
        .setTimer(request: requests[index].number, seconds: seconds, purpose: purpose)
    }

    /// Takes a request out with its answer.
    mutating func end(_ number: Int, _ result: Result<Location, LocationError>) -> [Action] {
        requests.removeAll { $0.number == number }
        return [.clearTimer(request: number), .complete(request: number, result)]
    }

    mutating func nextLeg() -> Int {
        lastLeg += 1
        return lastLeg
    }
}
