// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("The registry of switches")
struct SwitchSettingsTests {
    @Test("Every switch has one entry, in the order of the names, and accepts its own default")
    func registry() {
        #expect(RuleSwitch.all.map(\.name) == SwitchName.allCases)
        for entry in RuleSwitch.all {
            #expect(RuleSwitch.named(entry.name) == entry)
            #expect(entry.accepts(entry.defaultValue), "\(entry.name)")
            #expect(entry.statement.hasSuffix(".") && !entry.source.isEmpty, "\(entry.name)")
        }
    }

    @Test("The contested points are C1 to C12 but for C9")
    func contestedPoints() {
        let points = Set(RuleSwitch.all.compactMap(\.contestedPoint))
        #expect(points == Set((1...12).filter { $0 != 9 }.map { "C\($0)" }))
    }

    @Test(
        "The defaults are the likeliest values",
        arguments: [
            (SwitchName.servicesOffKeepsStatus, "false"), (.tempAccuracyDeclineIsError, "false"),
            (.tempAccuracyUnknownKeyCode, "18"), (.emptyTextCountsAsMissing, "false"), (.duplicateKeyWins, "last"),
            (.upgradeTextKey, "alwaysAndWhenInUse"), (.oneShotWhileUndetermined, "pend"),
            (.allowUpgradeOniOS8, "false"), (.alwaysAfterOncePrompts, "false"), (.graceSeconds, "5"),
            (.requestLocationTimeout, "10"), (.reducedRecomputeInterval, "900"), (.reducedHorizontalAccuracy, "5000"),
            (.preferNewAuthorizationCallback, "true"), (.ignoredAlwaysBurnsOneShot, "false"),
            (.relaunchAfterForceQuit, "true"), (.heldEventMaxAge, "600"), (.pauseAfterStill, "900"),
            (.promptSurvivesBackground, "false"), (.reminderAfterDays, "3"), (.regionStartWhileReduced, "fails"),
            (.restrictedWins, "true"), (.askNextTimeMeansUnasked, "true"),
        ]
    )
    func defaults(_ name: SwitchName, _ value: String) {
        #expect(SwitchSettings()[name] == value)
    }

    @Test("NAME=VALUE sets a switch, and the default takes it back")
    func parsing() throws {
        var settings = SwitchSettings()
        try settings.set(parsing: "restrictedWins=false")
        try settings.set(parsing: "graceSeconds=0.5")
        #expect(!settings.isOn(.restrictedWins))
        #expect(settings.number(.graceSeconds) == 0.5)
        #expect(settings.differences.map(\.name) == [.graceSeconds, .restrictedWins])
        try settings.set(parsing: "restrictedWins=true")
        try settings.set(parsing: "graceSeconds=5.0")
        #expect(settings == SwitchSettings())
    }

    @Test(
        "A slip in a name is answered with the nearest name",
        arguments: [
            ("restrictedWin", "restrictedWins"), ("graceseconds", "graceSeconds"), ("upgradeText", "upgradeTextKey"),
            ("allowUpgradeOnIOS8", "allowUpgradeOniOS8"),
        ]
    )
    func suggestions(_ slip: String, _ name: String) {
        var settings = SwitchSettings()
        let error = #expect(throws: SwitchError.self) { try settings.set(parsing: "\(slip)=true") }
        #expect(error?.message == "no switch is called “\(slip)”: did you mean “\(name)”?")
    }

    @Test("A name like no other is answered with all names")
    func listsNames() {
        var settings = SwitchSettings()
        let error = #expect(throws: SwitchError.self) { try settings.set(parsing: "banana=true") }
        #expect(error?.message.contains("servicesOffKeepsStatus") == true)
        #expect(error?.message.contains("askNextTimeMeansUnasked") == true)
    }

    @Test(
        "A value the switch does not accept is answered with those it does",
        arguments: [
            ("restrictedWins=yes", "true, false"), ("restrictedWins=", "true, false"),
            ("duplicateKeyWins=both", "last, first"),
            ("graceSeconds=-1", "from 0 to 86400"), ("graceSeconds=nan", "from 0 to 86400"),
            ("graceSeconds=0x10", "from 0 to 86400"), ("requestLocationTimeout=soon", "from 1 to 3600"),
        ]
    )
    func values(_ text: String, _ possible: String) {
        var settings = SwitchSettings()
        let error = #expect(throws: SwitchError.self) { try settings.set(parsing: text) }
        #expect(error?.message.contains(possible) == true)
        #expect(settings == SwitchSettings())
    }

    @Test("Without an equals sign there is no value", arguments: ["", "restrictedWins", "restrictedWins true"])
    func form(_ text: String) {
        var settings = SwitchSettings()
        let error = #expect(throws: SwitchError.self) { try settings.set(parsing: text) }
        #expect(error?.message.contains("NAME=VALUE") == true)
    }
}
