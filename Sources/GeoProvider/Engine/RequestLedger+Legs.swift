// SPDX-License-Identifier: Apache-2.0

extension RequestLedger {
    /// Ends a call that nobody needs any more, starts the next, and lets requests share it.
    mutating func serve(in world: World) -> [Action] {
        var actions: [Action] = []
        if let idle = leg, !requests.contains(where: { $0.leg == idle.number }) {
            leg = nil
            actions.append(.cancel(idle))
        }
        if leg == nil, let next = requests.firstIndex(where: { $0.wantsLeg(policy) }) {
            let started = makeLeg(for: requests[next], in: world)
            leg = started
            legEnds = world.now + started.timeout + started.addressTimeout
            actions.append(.start(started))
            actions += attach(next, to: started, in: world)
        }
        if policy.concurrency == .shared, let leg {
            for index in requests.indices where requests[index].wantsLeg(policy) && canShare(leg, index, in: world) {
                actions += attach(index, to: leg, in: world)
            }
        }
        return actions
    }

    private mutating func makeLeg(for request: PendingRequest, in world: World) -> OneShotLeg {
        OneShotLeg(
            number: nextLeg(),
            desiredAccuracy: request.request.desiredAccuracy,
            accuracyMode: request.request.accuracyMode ?? .fullAndReduce,
            wantsAddress: request.request.wantsAddress,
            timeout: request.timeLeft(at: world.now),
            addressTimeout: request.addressTimeout
        )
    }

    private mutating func attach(_ index: Int, to leg: OneShotLeg, in world: World) -> [Action] {
        requests[index].leg = leg.number
        guard case .locating = requests[index].phase else { return [] }
        return [locationTimer(index, in: world)]
    }

    /// Whether the running call will answer a further request, and in time.
    private func canShare(_ leg: OneShotLeg, _ index: Int, in world: World) -> Bool {
        let request = requests[index]
        let ends = world.now + request.timeLeft(at: world.now) + request.addressTimeout
        return leg.covers(request.request) && (policy.enforcesTimeout || legEnds <= ends)
    }
}
