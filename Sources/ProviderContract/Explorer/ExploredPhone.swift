// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

/// A phone with one app on it, which takes the steps of an exploration.
final class ExploredPhone {
    let device: SimulatedDevice
    let world: any ContractWorld
    let plist: ContractExploration.Plist
    /// What the app's provider brings; nil while the app does not run.
    private(set) var app: ExploredApp?
    /// What was broken first; nothing more is looked for then.
    private(set) var violation: ExploredViolation?
    /// The goals that were reached on the way.
    var goals = GoalSet()
    /// What the app has had so far, over all its processes; what a scenario's summary counts.
    var tally = ExploredTally()
    /// The steps taken so far.
    private(set) var walked: [ExploredStep] = []
    private var promptsSeen = 0
    private var problem: (any Error)?
    private var isClosing = false
    private var stateBefore = DeviceAppState.active
    private var lastState = PermissionState()

    init(_ subject: ContractSubject, _ rules: RuleSet, _ plist: ContractExploration.Plist) throws {
        let world = try subject.makeWorld(ContractSetUp(rules, plist))
        guard let device = world.simulatedDevice else { throw ExplorationImpossible() }
        self.world = world
        self.device = device
        self.plist = plist
        device.app.launchedBySystem = { [unowned self] in beginProcess() }
        try device.asCurrent { try makeApp() }
        device.settle()
        check(after: .launch)
    }

    /// Ends the app, so that nothing it left behind is called once the phone is gone.
    func close() {
        isClosing = true
        device.app.launchedBySystem = nil
        app = nil
    }

    /// Lets the app of a process hear something; nobody hears what comes for a process that ended.
    func hear(in process: Int, _ body: (ExploredApp) -> Void) {
        guard !isClosing else { return }
        guard let app, app.process == process, device.appPart.state != .terminated else {
            return report(.deadProcess, "a process that ended was told something")
        }
        body(app)
    }

    /// Notes a violation, unless there is one already.
    func report(
        _ invariant: ContractExploration.Invariant,
        _ message: @autoclosure () -> String,
        isError: Bool = false
    ) {
        guard violation == nil else { return }
        tally.appState = stateBefore.rawValue
        violation = ExploredViolation(invariant: invariant, message: message(), tally: tally, isError: isError)
    }

    /// How many steps were taken so far.
    var steps: Int { walked.count }

    private func makeApp() throws {
        app = try ExploredApp(on: self)
    }

    private func beginProcess() {
        do { try makeApp() } catch { problem = problem ?? error }
    }

    // MARK: Steps

    /// Takes a step, and lets happen what is due; only steps of ``possible`` may be taken.
    func perform(_ step: ExploredStep) throws {
        walked.append(step)
        stateBefore = device.app.state
        if case .wait = step {
            if let time = device.nextEventTime { device.advance(to: time) }
        } else {
            try device.asCurrent { try take(step) }
            device.settle()
        }
        if let problem { throw problem }
        if device.app.state == .terminated, app != nil {
            if step != .kill { report(.crash, "the app's process ended by itself") }
            isClosing = true
            app = nil
            isClosing = false
        }
        check(after: step)
    }

    private func take(_ step: ExploredStep) throws {
        switch step {
        case .wait: break
        case .launch:
            device.app.launch()
            try makeApp()
        case .foreground: device.app.enterForeground()
        case .background: device.app.enterBackground()
        case .kill: device.app.terminate()
        case .alwaysEvent: device.permission.deliverAlwaysEvent()
        case .remind: device.locationPart.bringReminder()
        case .answer(let option, let flips):
            let shown = device.permission.promptOnScreen?.preciseSwitch
            try device.permission.answer(option, precise: flips ? shown.map { !$0 } : nil)
        case .settings(let change): try device.permission.change(edit(change))
        default: app?.take(step)
        }
    }

    /// The change of Settings that a step means here.
    func edit(_ change: ExploredStep.Change) -> SettingsEdit {
        let state = device.permission.state
        return switch change {
        case .access(let access): .access(access)
        case .precise: .precise(!state.precise)
        case .locationServices: .locationServices(!state.servicesOn)
        case .restricted: .restricted(!state.restricted)
        case .reset: .resetLocationAndPrivacy
        }
    }

    // MARK: States

    /// A number over everything that the future depends on.
    var digest: UInt64 {
        var digest = StateDigest(horizon: ContractExploration.horizon, memory: 0)
        device.digest(into: &digest)
        app?.digest(into: &digest)
        return digest.value
    }

    /// What waits for an end that no step but the passing of time can bring.
    var owed: ContractExploration.Invariant? {
        guard let app, device.app.isOnScreen, !device.permission.hasPromptOverApp else { return nil }
        if app.hasOpenShot, device.permission.status != .notDetermined { return .oneCompletion }
        return app.openTemporaryRequests > 0 ? .temporaryAnswer : nil
    }

    private func check(after step: ExploredStep) {
        noteGoals()
        checkPrompts()
        if device.permission.status == .authorizedAlways, !allowsAlways {
            report(.alwaysNeedsText, "the status is authorizedAlways, and Info.plist lacks the texts for it")
        }
        guard let app, device.app.isRunning else { return }
        app.checkTold()
        if !app.wantsLocations, device.locationPart.isUpdating {
            report(.idleReceivers, "the receivers are in use, and the app wants no location")
        }
    }

    private var allowsAlways: Bool {
        device.machine.missingTexts(for: .always, among: plist.usageTexts).isEmpty
            || device.machine.settingsChoices(usageTexts: plist.usageTexts).contains(.always)
    }

    private func noteGoals() {
        let permission = device.permission
        goals.insert(permission.status)
        let state = permission.state
        goals.insert(state.grant)
        if lastState != state { noteChange(to: state) }
        if device.app.state == .suspended { goals.insert(.suspended) }
    }

    private func noteChange(to state: PermissionState) {
        if lastState.grant == .once, state.grant == .unasked { goals.insert(.onceEnded) }
        if lastState.grant == .provisionalAlways { goals.insert(.provisionalEnded) }
        if lastState.temporaryPrecise, !state.temporaryPrecise { goals.insert(.temporaryAccuracyEnded) }
        lastState = state
    }

    private func checkPrompts() {
        let prompts = device.permissionPart.prompts
        guard prompts.count > promptsSeen else { return }
        for prompt in prompts[promptsSeen...] {
            goals.insert(prompt.id)
            tally.prompts.append(prompt.id)
            if let key = prompt.usageKey, prompt.id != .tempFull14,
                !plist.usageTexts.contains(where: { $0.rawValue == key })
            {
                report(.prompts, "\(prompt.id.rawValue) is on screen, and Info.plist lacks its text")
            }
        }
        promptsSeen = prompts.count
        if prompts.count(where: { $0.answer == .pending && $0.isOverApp }) > 1 {
            report(.prompts, "two prompts are on screen at once")
        }
    }
}

/// A subject with a world of its own: nothing can be replayed there.
struct ExplorationImpossible: Error {}
