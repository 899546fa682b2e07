// SPDX-License-Identifier: Apache-2.0

/// One caller's way through the gate: feeds the machine with events and performs its actions.
///
/// It is kept alive by the observations it made, and takes them back when it ends.
final class GatePassage {
    private var machine: GateMachine
    private let authority: any LocationAuthority
    private let environment: ProviderEnvironment
    private var completion: ((GateOutcome) -> Void)?
    private var observations: [ObservationToken] = []

    init(
        permission: LocationPermission,
        authority: any LocationAuthority,
        environment: ProviderEnvironment,
        completion: @escaping (GateOutcome) -> Void
    ) {
        let rule = UsageTextRule.inForce(for: permission, on: environment.systemVersion)
        machine = GateMachine(rule: rule, infoDictionary: environment.infoDictionary)
        self.authority = authority
        self.environment = environment
        self.completion = completion
    }

    func start() {
        observations = [
            authority.observeAuthorization { _ in self.perform(self.machine.authorizationChanged(self.world)) },
            environment.observeApplicationState { state in
                guard state != .inactive else { return }
                self.perform(self.machine.applicationChanged(self.world))
            },
            environment.observeEnd { self.cancel() },
        ]
        perform(machine.start(world))
    }

    func cancel() {
        completion = nil
        observations.forEach { $0.cancel() }
        observations = []
    }

    private var world: GateMachine.World {
        GateMachine.World(
            status: authority.authorizationStatus,
            accuracy: authority.accuracyAuthorization,
            applicationState: environment.applicationState,
            servicesEnabled: self.authority.locationServicesEnabled
        )
    }

    private func perform(_ actions: [GateMachine.Action]) {
        for action in actions {
            switch action {
            case .request(.whenInUse):
                authority.requestWhenInUseAuthorization()
            case .request(.always):
                authority.requestAlwaysAuthorization()
            case .confirm:
                authority.confirmRequest { [weak self] in self?.confirm() }
            case .end(let outcome):
                let completion = completion
                cancel()
                completion?(outcome)
            }
        }
    }

    private func confirm() {
        guard completion != nil else { return }
        perform(machine.confirmed(world))
    }
}
