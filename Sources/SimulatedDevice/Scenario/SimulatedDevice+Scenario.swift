// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension SimulatedDevice {
    /// Sets up the phone that a scenario describes, with its user; its app is not running yet.
    ///
    /// - Parameters:
    ///   - scenario: The scenario; of its steps nothing is done, see ``perform(_:of:)``.
    ///   - infoPlist: What the app declares where the scenario names no Info.plist; nil: the sample of the file format.
    /// - Throws: An error that points at what cannot be used: a file that cannot be read, a place off the earth.
    public convenience init(_ scenario: DeviceScenario, infoPlist: InfoPlist? = nil) throws(DeviceInputError) {
        self.init(try DeviceConfiguration(scenario, infoPlist: infoPlist))
        user.answers = scenario.user.answers.map {
            DeviceUserAnswer(prompt: $0.prompt, option: $0.choice, precise: $0.precise, delay: $0.after)
        }
        if case .choose(let option) = scenario.user.otherwise { user.otherwise = option }
    }

    /// Does at once what a step says of the phone, its system and its user.
    ///
    /// What a step says of the app (it asks, locates, swaps its provider) is nothing that a phone does by itself.
    ///
    /// - Parameters:
    ///   - step: The step; its time is not looked at.
    ///   - scenario: The scenario it belongs to, for errors.
    /// - Returns: False if the step is the app's own: then nothing was done.
    /// - Throws: `DeviceInputError` for something that this iOS, or this prompt, does not offer.
    public func perform(
        _ step: DeviceScenario.Step,
        of scenario: DeviceScenario
    ) throws(DeviceInputError) -> Bool {
        switch step.action {
        case .launch: app.launch()
        case .active: app.becomeActive()
        case .inactive: app.resignActive()
        case .background: app.enterBackground()
        case .foreground: app.enterForeground()
        case .terminate: app.terminate()
        case .forceQuit: app.terminate(by: .user)
        case .restart: restart()
        case .unlock: unlock()
        case .compass(let change): perform(change)
        case .beacon(let beacon): perform(beacon)
        case .answer(let option, let precise):
            do { try permission.answer(option, precise: precise) } catch { throw scenario.impossible(step, error) }
        case .settings(let edit):
            do { try permission.change(edit) } catch { throw scenario.impossible(step, error) }
        case .network(let online, let failure):
            network.isOnline = online
            network.failure = failure.map(DeviceNetworkOutcome.init)
        case .signal(let available): sensing.setSignal(available)
        case .place(let place, let isSimulated):
            sensing.move(to: try scenario.coordinate(place, at: step.keyPath))
            sensing.isSimulatedBySoftware = isSimulated
        case .inject(let fix):
            sensing.inject(try DeviceFix(fix, at: now, of: scenario, keyPath: step.keyPath))
        case .deliverAlwaysEvent: permission.deliverAlwaysEvent()
        case .advanceDays(let days): advance(by: .seconds(86_400 * days))
        case .updateApp, .reinstall, .upgradeOS: try replace(step, of: scenario)
        default: return false
        }
        return true
    }

    private func replace(
        _ step: DeviceScenario.Step,
        of scenario: DeviceScenario
    ) throws(DeviceInputError) {
        switch step.action {
        case .updateApp(let source):
            updateApp(
                try DeviceConfiguration.declaration(
                    source,
                    of: scenario,
                    otherwise: nil,
                    at: step.keyPath + ".infoPlist"
                )
            )
        case .upgradeOS(let os):
            do { try upgrade(to: os) } catch { throw scenario.impossible(step, error) }
        default: reinstallApp()
        }
    }
}

extension DeviceScenario {
    /// The error of a step that asks for what this iOS does not offer.
    fileprivate func impossible(_ step: Step, _ error: DeviceActionError) -> DeviceInputError {
        self.error(.impossible, at: step.keyPath, error.message)
    }
}

extension DeviceNetworkOutcome {
    fileprivate init(_ failure: DeviceScenario.NetworkFailure) {
        switch failure {
        case .cannotFindHost: self = .cannotFindHost
        case .cannotConnect: self = .cannotConnect
        case .badURL: self = .badURL
        case .unreadable: self = .unreadable
        }
    }
}

extension DeviceFix {
    /// A fix as a step puts it in.
    fileprivate init(
        _ fix: DeviceScenario.RawFix,
        at time: Duration,
        of scenario: DeviceScenario,
        keyPath: String
    ) throws(DeviceInputError) {
        let place = DeviceScenario.Place(latitude: fix.latitude, longitude: fix.longitude)
        self.init(
            coordinate: try scenario.coordinate(place, at: keyPath),
            horizontalAccuracy: fix.horizontalAccuracy,
            time: time - fix.age,
            altitude: fix.altitude,
            verticalAccuracy: fix.verticalAccuracy,
            speed: fix.speed,
            course: fix.course,
            isSimulatedBySoftware: fix.isSimulated
        )
        courseAccuracy = fix.courseAccuracy
        speedAccuracy = fix.speedAccuracy
    }
}
