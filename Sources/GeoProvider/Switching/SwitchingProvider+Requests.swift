// SPDX-License-Identifier: Apache-2.0

extension SwitchingProvider {
    /// Determines the location once, with the provider in place and whoever follows it.
    ///
    /// - Parameters:
    ///   - request: What is wanted and how long it may take.
    ///   - completion: Called exactly once, on a later turn.
    /// - Returns: The hold on the request.
    @discardableResult
    public func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        let number = ledger.nextNumber()
        completions[number] = completion
        environment.report(ProviderEvent(provider: SwitchingProvider.id, .request(number: number, request)))
        called { ledger, world in ledger.submit(request, number: number, in: world) }
        return LocationRequestToken { [weak link] in
            link?.owner?.called { ledger, _ in ledger.cancel(number) }
        }
    }

    /// Performs an input that comes from the app, completing nothing inside its call.
    func called(_ input: @escaping (inout SwitchLedger, SwitchLedger.World) -> [SwitchLedger.Action]) {
        environment.checkIsolation()
        callDepth += 1
        perform(input)
        callDepth -= 1
    }

    /// Performs an input, or leaves it for later if another is being performed.
    func perform(_ input: @escaping (inout SwitchLedger, SwitchLedger.World) -> [SwitchLedger.Action]) {
        backlog.append(input)
        guard !isPerforming else { return }
        isPerforming = true
        while !backlog.isEmpty {
            let input = backlog.removeFirst()
            let world = SwitchLedger.World(
                now: environment.now,
                isAuthorized: authority.authorizationStatus.isAuthorized
            )
            for action in input(&ledger, world) { perform(action) }
        }
        isPerforming = false
    }

    private func perform(_ action: SwitchLedger.Action) {
        switch action {
        case .ask(let call, let number, let request):
            ask(number, request, call: call)
        case .cancel(let call):
            calls.removeValue(forKey: call)?.token?.cancel()
        case .complete(let request, let result):
            complete(request, result)
        case .tell(let error, let origin, let step):
            tell(error, from: origin, to: name(of: step), concernsUpdates: false)
        }
    }

    /// Calls a provider; the call holds everybody it needs until it is answered.
    private func ask(_ number: Int, _ request: LocationRequest, call: Int) {
        guard let provider = number == currentNumber ? current : fallbacks[number] else {
            return perform { ledger, world in ledger.answer(call, .failure(LocationError(.unknown)), in: world) }
        }
        calls[call] = (provider, nil)
        let token = provider.requestLocation(request) { result in
            self.calls[call] = nil
            self.perform { ledger, world in ledger.answer(call, result, in: world) }
        }
        calls[call]?.token = token
    }

    private func name(of step: SwitchLedger.Step) -> String {
        switch step {
        case .city(let city): city.name
        case .provider(let number, _): ids[number] ?? ""
        }
    }

    private func complete(_ request: Int, _ result: Result<Location, LocationError>) {
        guard let completion = completions.removeValue(forKey: request) else { return }
        let event = ProviderEvent(provider: SwitchingProvider.id, .completion(number: request, result))
        guard callDepth > 0 else {
            environment.report(event)
            return completion(result)
        }
        environment.schedule(after: 0, label: "\(SwitchingProvider.id) request \(request) completion") {
            [environment] in
            environment.report(event)
            completion(result)
        }
    }
}
