// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// A clause with the checks that stand for it.
struct Article: Sendable {
    let clause: ContractClause
    let checks: [ContractCheck]

    /// Pairs a clause with its cases, and with those that stand in a file of their own.
    init(_ clause: ContractClause, _ cases: Case..., further: [Case] = []) {
        self.clause = clause
        checks = (cases + further).map {
            ContractCheck(
                clause: clause,
                name: $0.name,
                setUp: $0.setUp,
                needs: $0.needs,
                unless: $0.unless,
                mistake: $0.mistake,
                body: $0.body
            )
        }
    }
}

extension ProviderContract {
    /// Every clause with its checks, in order.
    static let articles: [Article] =
        accuracy + reducedAccuracy + authorization + refusals + laterGrants + oneShots + concurrency + sharedRequests
        + updates + permittedUpdates + fixes + runningUpdates + updateEnds + fixValues + cancellation
        + cancelledReceivers + errors + namedKeys + addresses + addressLegs + coordinates + borders + regions
        + regionRules + regionRefusals + headings + headingRules + background + backgroundRules + lives + speaking
        + switching + sideBySide + remaining + determinism
}
