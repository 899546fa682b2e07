// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about asking and following, in the order of the checks that notice them first.
    static let authorizationFaults: [ContractMutant] = [
        ContractMutant(
            "asks-when-made",
            "Making the provider asks the user.",
            mutation: ContractMutation { interposer in
                interposer.later(0) { [authority = interposer.inner.authority] in
                    authority.requestWhenInUseAuthorization()
                }
            }
        ),
        ContractMutant(
            "asks-when-locating",
            "A request while undetermined asks the user.",
            lacking: .permissionCallbacks,
            mutation: .onRequest { submission in
                submission.interposer.inner.authority.requestWhenInUseAuthorization()
                return submission.pass()
            }
        ),
        ContractMutant(
            "asks-when-updating",
            "Starting updates while undetermined asks the user.",
            lacking: .permissionCallbacks,
            mutation: ContractMutation { interposer in
                interposer.hooks.start = { [unowned interposer] forward in
                    interposer.inner.authority.requestWhenInUseAuthorization()
                    forward()
                }
            }
        ),
        ContractMutant(
            "asks-nothing",
            "The authority's request for when-in-use does nothing.",
            mutation: .ofAuthority { authority, _ in authority.whenInUse = {} }
        ),
        ContractMutant(
            "asks-for-less",
            "The authority's request for Always asks for when-in-use.",
            mutation: .ofAuthority { authority, _ in
                authority.always = { [unowned authority] in authority.inner.requestWhenInUseAuthorization() }
            }
        ),
        ContractMutant(
            "clock-runs-while-undetermined",
            "The time-out runs while the prompt is on screen.",
            mutation: .onRequest { submission in
                var isAnswered = false
                let answer: (Result<Location, LocationError>) -> Void = { result in
                    if !isAnswered { submission.answer(result) }
                    isAnswered = true
                }
                if submission.status == .notDetermined {
                    submission.interposer.later(submission.request.timeout) {
                        answer(.failure(LocationError(.timedOut)))
                    }
                }
                return submission.pass(submission.request, answer)
            }
        ),
        ContractMutant(
            "prompt-refusal-unanswered",
            "A request is not answered when the user refuses at the prompt.",
            mutation: .dropping { result, submission in
                result.code == .denied && submission.status == .notDetermined
            }
        ),
        ContractMutant(
            "vanished-prompt-unanswered",
            "A request is not answered when the prompt vanishes without an answer.",
            mutation: .dropping { result, _ in result.code == .undecided }
        ),
        ContractMutant(
            "initial-value-told",
            "The callback that every new manager gets is told as a change.",
            mutation: ContractMutation { interposer in
                interposer.later(0) { [weak interposer] in interposer?.tellState() }
            }
        ),
        ContractMutant(
            "open-question-told",
            "The first callback while the prompt is on screen is told as the decision.",
            mutation: .ofAuthority { authority, interposer in
                authority.whenInUse = { [unowned authority, unowned interposer] in
                    authority.inner.requestWhenInUseAuthorization()
                    interposer.later(0) { [weak interposer] in interposer?.tellState() }
                }
            }
        ),
        ContractMutant(
            "grant-not-told",
            "The change that ends the undetermined status is not told.",
            mutation: ContractMutation { interposer in
                var last = interposer.inner.authority.authorizationStatus
                interposer.hooks.authorization = { state, forward in
                    if last != .notDetermined { forward(state) }
                    last = state.status
                }
            }
        ),
        ContractMutant(
            "first-change-told-only",
            "Only the first change is told.",
            mutation: ContractMutation { interposer in
                var hasTold = false
                interposer.hooks.authorization = { state, forward in
                    if !hasTold { forward(state) }
                    hasTold = true
                }
            }
        ),
        ContractMutant(
            "changes-told-twice",
            "Each change is told twice, once for each manager.",
            mutation: ContractMutation { interposer in
                interposer.hooks.authorization = { state, forward in
                    forward(state)
                    forward(state)
                }
            }
        ),
        ContractMutant(
            "every-answer-told",
            "An answer that changes nothing is told as a change.",
            mutation: .ofAuthority { authority, interposer in
                authority.always = { [unowned authority, unowned interposer] in
                    let before = authority.inner.authorizationStatus
                    authority.inner.requestAlwaysAuthorization()
                    interposer.later(1) { [weak interposer] in
                        if interposer?.inner.authority.authorizationStatus == before { interposer?.tellState() }
                    }
                }
            }
        ),
        ContractMutant(
            "status-remembered",
            "The status is read once and remembered.",
            mutation: .ofAuthority { authority, _ in
                var known: AuthorizationStatus?
                authority.status = { [unowned authority] in
                    let status = known ?? authority.inner.authorizationStatus
                    known = status
                    return status
                }
            }
        ),
        ContractMutant(
            "allow-once-kept",
            "A grant for one session is read as long as the process lives.",
            mutation: .ofAuthority { authority, _ in
                var wasGranted = false
                authority.status = { [unowned authority] in
                    let status = authority.inner.authorizationStatus
                    wasGranted = wasGranted || status.isAuthorized
                    return wasGranted && status == .notDetermined ? .authorizedWhenInUse : status
                }
            }
        ),
        ContractMutant(
            "one-observer-only",
            "A second observer of the authority hears nothing.",
            mutation: .ofAuthority { authority, _ in
                var isTaken = false
                authority.observer = { handler in
                    defer { isTaken = true }
                    return isTaken ? nil : handler
                }
            }
        ),
        ContractMutant(
            "observers-never-leave",
            "An observer that has left still hears changes.",
            mutation: .ofAuthority { authority, _ in authority.leave = { _ in } }
        ),
        ContractMutant(
            "confirms-inside",
            "A confirmation is given inside the call.",
            mutation: .ofAuthority { authority, _ in authority.confirm = { $0() } }
        ),
        ContractMutant(
            "confirms-twice",
            "A confirmation is given twice.",
            mutation: .ofAuthority { authority, interposer in
                authority.confirm = { [unowned authority, unowned interposer] confirmed in
                    authority.inner.confirmRequest(confirmed)
                    interposer.later(1, confirmed)
                }
            }
        ),
        ContractMutant(
            "confirms-before-asking",
            "A request reaches the system only after its confirmation.",
            mutation: .ofAuthority { authority, interposer in
                authority.whenInUse = { [inner = authority.inner, unowned interposer] in
                    let environment = interposer.environment
                    func ask(after turns: Int) {
                        guard turns > 0 else { return inner.requestWhenInUseAuthorization() }
                        environment.schedule(after: 0, label: "mutation") { ask(after: turns - 1) }
                    }
                    ask(after: 8)
                }
            }
        ),
    ]
}
