// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// One way through a line's script: what the machine under test makes of it.
struct FactRun {
    private(set) var machine: PermissionMachine
    private(set) var state: PermissionState
    private(set) var prompt: PromptID?
    private(set) var text: UsageKey?
    private(set) var options: [PromptOption] = []
    private(set) var callbacks = 0
    private(set) var also: Set<String> = []
    private(set) var isUnavailable = false
    /// A step that could not be taken.
    private(set) var fault: String?

    private let machines: FactMachines
    private var keys: Set<UsageKey>
    private var request: AuthorizationRequest?

    init(_ machines: FactMachines, rules: RuleSet, from state: PermissionState, keys: Set<UsageKey>) {
        self.machines = machines
        self.state = state
        self.keys = keys
        machine = machines.machine(rules, .current)
    }

    mutating func run(_ step: String) {
        let words = step.split(separator: " ").map(String.init)
        let argument = words.count > 1 ? words[1] : ""
        let place = words.dropFirst(2).joined(separator: " ")
        switch words[0] {
        case "build": machine = machines.machine(machine.rules, Self.builds[argument] ?? .current)
        case "use": ask(machine.implicitRequest()?.request, in: "")
        case "ask": ask(AuthorizationRequest(rawValue: argument), in: place)
        case "answer": answer(PromptOption(rawValue: argument))
        case "system": raise(argument == "event" ? .alwaysEventDue : .backgroundUse)
        case "settings": change(argument)
        case "lapse": if let event = LapseEvent(rawValue: argument) { become(machine.lapse(event, in: state).state) }
        case "temporary": askTemporarily(words.dropFirst().joined(separator: " "))
        case "widgets": if machine.mayUpdateWidgets(in: state).allowed { also.insert("widgets") }
        case "catalogue": look(up: argument)
        default: replace(words[0], argument)
        }
    }

    private mutating func ask(_ request: AuthorizationRequest?, in place: String) {
        (prompt, text, self.request) = (nil, nil, request)
        also.remove("console")
        guard let request else { return }
        let presence = AppPresence(rawValue: place.split(separator: " ").last.map(String.init) ?? "") ?? .foreground
        let context = RequestContext(usageTexts: keys, presence: presence, promptOnScreen: place == "over prompt")
        let decision = machine.decide(request, in: state, context)
        become(decision.state)
        switch decision.effect {
        case .nothing(let console): if console { also.insert("console") }
        case .prompt(let id, let key): (prompt, text) = (id, key)
        case .becomes: break
        }
    }

    private mutating func answer(_ option: PromptOption?) {
        guard let prompt, let option,
            let decision = machine.answer(option, to: prompt, raisedBy: request, in: state)
        else {
            fault = "no such answer"
            return
        }
        if decision.effect.opensSettings { also.insert("opensSettings") }
        become(decision.state)
    }

    private mutating func raise(_ trigger: SystemPromptRule.Trigger) {
        let row = machine.systemPrompt(trigger, in: state)
        (prompt, text, request) = (row?.prompt, row?.text, nil)
    }

    private mutating func change(_ name: String) {
        guard let edit = Self.edits[name], let result = machine.settings(edit, usageTexts: keys, in: state) else {
            isUnavailable = true
            return
        }
        become(result.state)
    }

    private mutating func askTemporarily(_ place: String) {
        also.subtract(["declined", "unknownKey"])
        (prompt, text, request) = (nil, nil, nil)
        let presence = AppPresence(rawValue: place.split(separator: " ").last.map(String.init) ?? "") ?? .foreground
        let decision = machine.decideTemporaryAccuracy(
            in: state,
            presence: presence,
            hasPurposeText: place != "without key",
            promptOnScreen: place == "over prompt"
        )
        switch decision?.effect {
        case .prompt: prompt = .tempFull14
        case .declined: also.insert("declined")
        case .unknownPurposeKey: also.insert("unknownKey")
        case nil: fault = "no temporary accuracy"
        }
    }

    private mutating func look(up name: String) {
        guard let id = PromptID(rawValue: name), let row = machine.prompt(id) else { return }
        (prompt, options) = (id, row.options)
        if row.hasPreciseSwitch { also.insert("preciseSwitch") }
    }

    private mutating func replace(_ what: String, _ argument: String) {
        switch what {
        case "update":
            keys = FactCheck.keys(argument)
            become(machine.change(.update, usageTexts: keys, in: state).state)
        case "reinstall": become(machine.change(.reinstall, usageTexts: keys, in: state).state)
        case "upgradeOS":
            let next = machine.change(.systemUpgrade, usageTexts: keys, in: state).state
            machine = machines.machine(.ios18, .current)
            become(next)
        default: fault = "no step “\(what)”"
        }
    }

    private mutating func become(_ next: PermissionState) {
        let before = (machine.status(in: state).value, machine.accuracy(in: state).value)
        let after = (machine.status(in: next).value, machine.accuracy(in: next).value)
        if before != after { callbacks += 1 }
        state = next
    }

    private static let builds: [String: AppBuild] = ["sdk10": .sdk8to10, "sdk7": .sdk7, "clip": .appClip]

    private static let edits: [String: SettingsEdit] = [
        "never": .access(.never), "askNextTime": .access(.askNextTime), "whileUsing": .access(.whileUsing),
        "always": .access(.always), "preciseOn": .precise(true), "preciseOff": .precise(false),
        "servicesOn": .locationServices(true), "servicesOff": .locationServices(false), "restrict": .restricted(true),
        "unrestrict": .restricted(false), "reset": .resetLocationAndPrivacy, "widgetsOn": .widgets(true),
        "widgetsOff": .widgets(false),
    ]
}
