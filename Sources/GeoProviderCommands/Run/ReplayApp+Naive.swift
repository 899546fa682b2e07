// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import PermissionRules
import SimulatedDevice

extension ReplayApp {
    /// Asks without the gate: the first status that anybody tells of counts as the answer.
    ///
    /// Nobody looks whether Info.plist lets the system ask at all, nor whether the question is still open.
    func askNaively() {
        let authority = provider.authority
        guard authority.authorizationStatus == .notDetermined else { return believe(authority.authorizationState) }
        var answered: ObservationToken?
        answered = authority.observeAuthorization { [weak self] state in
            answered?.cancel()
            self?.believe(state)
        }
        switch scenario.app.permission {
        case .whenInUse: authority.requestWhenInUseAuthorization()
        case .always: authority.requestAlwaysAuthorization()
        }
    }

    private func believe(_ state: AuthorizationState) {
        pass(state.status.isAuthorized ? .granted(state.status, provider.authority.accuracyAuthorization) : .refused)
    }
}
