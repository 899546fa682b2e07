// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about who watches the authority, and about confirmations.
    static let observerFaults: [ContractMutant] = [
        ContractMutant(
            "observers-hear-once",
            "An observer of the authority hears the first change only.",
            mutation: .ofAuthority { authority, _ in
                authority.observer = { handler in
                    var hasHeard = false
                    return { state in
                        if !hasHeard { handler(state) }
                        hasHeard = true
                    }
                }
            }
        ),
        ContractMutant(
            "observers-hear-the-initial-value",
            "A new observer of the authority is told of the value there is, some seconds later.",
            mutation: .ofAuthority { authority, interposer in
                authority.observer = { [inner = authority.inner, unowned interposer] handler in
                    interposer.later(3) { handler(inner.authorizationState) }
                    return handler
                }
            }
        ),
        ContractMutant(
            "leaving-skips-the-next",
            "An observer that leaves while it is called takes the next one's turn away.",
            mutation: .ofAuthority { authority, interposer in
                var depth = 0
                var skipped = -1.0
                authority.observer = { [unowned interposer] handler in
                    { state in
                        guard skipped != interposer.environment.now else { return }
                        depth += 1
                        handler(state)
                        depth -= 1
                    }
                }
                authority.leave = { [unowned interposer] leave in
                    if depth > 0 { skipped = interposer.environment.now }
                    leave()
                }
            }
        ),
        ContractMutant(
            "joining-inside-is-lost",
            "An observer that joins while another is called is forgotten.",
            mutation: .ofAuthority { authority, _ in
                var depth = 0
                authority.observer = { handler in
                    guard depth == 0 else { return nil }
                    return { state in
                        depth += 1
                        handler(state)
                        depth -= 1
                    }
                }
            }
        ),
        ContractMutant(
            "no-confirmation-once-granted",
            "Where location is granted already, nothing is confirmed.",
            mutation: .ofAuthority { authority, _ in
                authority.confirm = { [unowned authority] confirmed in
                    if !authority.inner.authorizationStatus.isAuthorized { authority.inner.confirmRequest(confirmed) }
                }
            }
        ),
        ContractMutant(
            "second-confirmation-replaces-first",
            "Of two that wait for a confirmation, the second takes the first one's place.",
            mutation: .ofAuthority { authority, _ in
                var newest = 0
                authority.confirm = { [unowned authority] confirmed in
                    newest += 1
                    let mine = newest
                    authority.inner.confirmRequest { if mine == newest { confirmed() } }
                }
            }
        ),
    ]
}
