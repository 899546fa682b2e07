// SPDX-License-Identifier: Apache-2.0

extension SwitchingProvider {
    /// Puts another provider in place; what is in flight goes along.
    ///
    /// The one in place is a good choice while it is there: swapping to it does nothing. The old provider is let go,
    /// unless it is in the failover order.
    ///
    /// - Parameter provider: The new provider, whose delegate and configuration are set.
    public func swap(to provider: any LocationProvider) {
        environment.checkIsolation()
        guard provider !== current else { return }
        updates.swap()
        move(to: provider, number: number(of: provider))
    }

    /// Puts a provider in place, and tells the delegate what it cannot do.
    func move(to provider: any LocationProvider, number: Int) {
        let former = current
        stopEverything(on: former)
        current = provider
        currentNumber = number
        if !roster.contains(where: { $0 === former }) { former.delegate = nil }
        adopt(provider)
        called { ledger, world in ledger.swap(to: number, in: world) }
        startEverything(on: provider)
    }

    private func number(of provider: any LocationProvider) -> Int {
        if let known = fallbacks.first(where: { $0.value === provider }) { return known.key }
        let number = 1 + (ids.keys.max() ?? 0)
        ids[number] = provider.descriptor.id
        return number
    }

    private func stopEverything(on provider: any LocationProvider) {
        if updates.isWanted { provider.stopUpdatingLocation() }
        if updates.wantsHeading { provider.stopUpdatingHeading() }
        for region in updates.regions { provider.stopMonitoring(for: region) }
    }

    private func startEverything(on provider: any LocationProvider) {
        if updates.isWanted { provider.startUpdatingLocation() }
        if updates.wantsHeading {
            do throws(LocationError) {
                try provider.startUpdatingHeading()
            } catch {
                later("heading") { $0.delegate?.provider($0, didFailWith: error) }
            }
        }
        for region in updates.regions {
            do throws(LocationError) {
                try provider.startMonitoring(for: region)
            } catch {
                later("region") { $0.delegate?.provider($0, monitoringDidFailFor: region, with: error) }
            }
        }
    }

    /// Has something said on a later turn, because the app's call is still on the stack.
    private func later(_ what: String, _ say: @escaping (SwitchingProvider) -> Void) {
        environment.schedule(after: 0, label: "\(SwitchingProvider.id) \(what)") { [weak link] in
            guard let owner = link?.owner else { return }
            say(owner)
        }
    }

    /// Tells the delegate of an error of the updates, or puts another provider in place.
    func updatesFailed(_ error: LocationError) {
        switch updates.fail(error, of: currentNumber, order: ledger.order) {
        case .drop:
            break
        case .tell:
            delegate?.provider(self, didFailWith: error)
        case .city(let place):
            guard case .city(let city) = ledger.order[place] else { return }
            tell(error, from: currentNumber, to: city.name, concernsUpdates: true)
            delegate?.provider(self, didUpdate: city.location(at: environment.now))
            delegate?.provider(self, didFailWith: error)
        case .move(let place):
            guard case .provider(let number, _) = ledger.order[place], let next = fallbacks[number] else { return }
            tell(error, from: currentNumber, to: next.descriptor.id, concernsUpdates: true)
            move(to: next, number: number)
        }
    }

    /// Follows a change of the permission, and tells it.
    func authorizationChanged(to state: AuthorizationState) {
        updates.authorizationChanged(isAuthorized: state.status.isAuthorized)
        perform { ledger, world in
            ledger.authorizationChanged(in: world)
            return []
        }
        delegate?.provider(self, didChangeAuthorization: state)
    }

    func tell(_ error: LocationError, from origin: Int, to destination: String, concernsUpdates: Bool) {
        failovers.send(
            Failover(
                error: error,
                origin: ids[origin] ?? "",
                destination: destination,
                concernsUpdates: concernsUpdates
            )
        )
    }
}
