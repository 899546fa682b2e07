// SPDX-License-Identifier: Apache-2.0

public import Geodesy

extension SwitchingProvider: StateDigesting {
    /// Adds what is in flight, what was started, and the state of the providers that tell theirs.
    ///
    /// - Parameter digest: The digest.
    public func digest(into digest: inout StateDigest) {
        for provider in roster {
            digest.combine(provider.descriptor.id)
            if let part = provider as? any StateDigesting { digest.combine(part) }
        }
        ledger.digest(into: &digest, now: environment.now)
        updates.digest(into: &digest)
    }
}

extension SwitchLedger {
    /// Adds what the answers still to come depend on; numbers of requests and calls do not count.
    fileprivate func digest(into digest: inout StateDigest, now: Double) {
        digest.combine(entries.count)
        for entry in entries {
            digest.combine(entry.provider == current)
            digest.combine(entry.used)
            digest.combine(entry.former.count)
            digest.combine(distance: entry.clock.timeLeft(at: now))
            digest.combine(entry.request.timeout)
        }
    }
}

extension SwitchedUpdates {
    fileprivate func digest(into digest: inout StateDigest) {
        digest.combine(isWanted)
        digest.combine(hasEnded)
        digest.combine(wantsHeading)
        digest.combine(told?.rawValue ?? "")
        digest.combine(used)
        digest.combine(regions.count)
        for region in regions { digest.combine(region.identifier) }
    }
}
